import type { Clock } from '#kernel/clock.ts';
import { isStaffRole } from '#kernel/policy.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { CallAudit } from '#platform/http/audited-calls.ts';
import { type AuditEntry, type BrokenLine, createChainCheck, hashOf, noHash } from './chain.ts';
import * as repository from './repository.ts';
import { unauditedCalls } from './unaudited-calls.ts';

export type { AuditAct, AuditFilter } from './repository.ts';

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

  async function write(tx: Tx, said: Omit<AuditEntry, 'seq' | 'at'>): Promise<number> {
    await repository.lockChain(tx);
    const last = await repository.lastLine(tx);
    const entry: AuditEntry = { ...said, seq: (last?.seq ?? 0) + 1, at: clock.now() };
    await repository.insertLine(tx, { ...entry, hash: hashOf(last?.hash ?? noHash, entry) });
    return entry.seq;
  }

  const calls: CallAudit = {
    async begin({ endpoint, actor, params }) {
      const { name, action, method, file } = endpoint;
      if (actor.kind !== 'account' || !isStaffRole(actor.role)) return undefined;
      if ((method === 'GET' && file === undefined) || name in unauditedCalls) return undefined;
      const { accountId, role } = actor;
      const said = { kind: 'asked', accountId, role, call: name, action } as const;
      const entry = { ...said, subject: subjectOf(params), answers: null, status: null };
      return BigInt(await db.transaction().execute((tx) => write(tx, entry)));
    },
    async end(entry, status) {
      try {
        await db.transaction().execute(async (tx) => {
          const asked = await repository.findLine(tx, Number(entry));
          if (asked === undefined) throw new Error(`there is no line ${entry} in the audit log`);
          const { accountId, role, call, action, subject, seq: answers } = asked;
          await write(tx, { kind: 'answered', accountId, role, call, action, subject, answers, status });
        });
      } catch (error) {
        warn(error);
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
