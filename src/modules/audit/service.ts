import type { Clock } from '#kernel/clock.ts';
import { isStaffRole } from '#kernel/policy.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { CallAudit } from '#platform/http/audited-calls.ts';
import { type AuditEntry, type BrokenLine, createChainCheck, saidBy } from './chain.ts';
import * as repository from './repository.ts';
import { unauditedCalls } from './unaudited-calls.ts';

export type { AuditAct, AuditFilter } from './repository.ts';

/** Who did what, about what. */
type Said = Pick<AuditEntry, 'accountId' | 'role' | 'call' | 'action' | 'subject'>;

const linesAtOnce = 1_000;
const mostSubjectChars = 500;

/** What the chain came to: whole up to its last line, or broken at one; `anchor` where a line that was noted elsewhere is not there. */
export type ChainFinding = Readonly<{
  lines: number;
  hash: string;
  broken: (BrokenLine | { seq: number; why: 'anchor' }) | null;
}>;

/** What staff did, written down before it is done and chained, so that nothing can be changed or taken out unseen. */
export function createAuditLog(deps: Readonly<{ db: Db; clock: Clock; warn: (error: unknown) => void }>) {
  const { db, clock, warn } = deps;

  /** Acts under way in this process, by their lines. */
  const underWay = new Map<number, Said>();

  function write(said: Said & Pick<AuditEntry, 'kind' | 'answers' | 'status'>): Promise<number> {
    const line = { ...said, at: clock.now() };
    return repository.appendLine(db, line, saidBy(line));
  }

  const calls: CallAudit = {
    async begin({ endpoint, actor, params }) {
      const { name, action, method, file } = endpoint;
      if (actor.kind !== 'account' || !isStaffRole(actor.role)) return undefined;
      if ((method === 'GET' && file === undefined) || name in unauditedCalls) return undefined;
      const { accountId, role } = actor;
      const said = { accountId, role, call: name, action, subject: subjectOf(params) };
      const seq = await write({ ...said, kind: 'asked', answers: null, status: null });
      underWay.set(seq, said);
      return BigInt(seq);
    },
    async end(entry, status) {
      const seq = Number(entry);
      try {
        const said = underWay.get(seq) ?? (await repository.findLine(db, seq));
        if (said === undefined) throw new Error(`there is no line ${entry} in the audit log`);
        const { accountId, role, call, action, subject } = said;
        await write({ accountId, role, call, action, subject, kind: 'answered', answers: seq, status });
      } catch (error) {
        warn(error);
      } finally {
        underWay.delete(seq);
      }
    },
  };

  return {
    calls,
    list: (filter: repository.AuditFilter, page: Readonly<{ limit: number; offset: number }>) =>
      repository.listActs(db, filter, page),
    last: () => repository.lastLine(db),
    /** Walks along the whole chain; with `anchor`, a line noted elsewhere, it is also seen whether the end was cut off and written anew. */
    async check(anchor?: Readonly<{ seq: number; hash: string }>): Promise<ChainFinding> {
      const chain = createChainCheck();
      let isAnchored = anchor === undefined;
      for (;;) {
        const lines = await repository.linesAfter(db, chain.end().seq, linesAtOnce);
        for (const line of lines) {
          const broken = chain.take(line);
          const { seq, hash } = chain.end();
          if (broken !== undefined) return { lines: seq, hash, broken };
          if (line.seq === anchor?.seq) isAnchored = line.hash === anchor.hash;
        }
        if (lines.length < linesAtOnce) break;
      }
      const { seq, hash } = chain.end();
      const broken =
        isAnchored || anchor === undefined ? null : ({ seq: anchor.seq, why: 'anchor' } as const);
      return { lines: seq, hash, broken };
    },
  };
}

export type AuditLog = ReturnType<typeof createAuditLog>;

/** Ids and codes out of an address, never its secrets: `orderId 0192…, claimId 0193…`. */
function subjectOf(params: Readonly<Record<string, unknown>>): string {
  const named = Object.entries(params).filter(([name]) => name !== 'secret' && name !== 'token');
  return named
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')
    .slice(0, mostSubjectChars);
}
