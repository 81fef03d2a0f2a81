import { createHash } from 'node:crypto';
import { type Actor, actorName } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Tx } from '#platform/database/kysely.ts';
import type { BankStatement, CreditEntry } from './bank/camt.ts';
import type { Doubt } from './bank/match.ts';
import type { OpenEntry } from './bank/repository.ts';
import * as repository from './bank/repository.ts';

/** What became of the entries of a file. */
export type Imported = Readonly<{ booked: number; open: number; known: number; skipped: number }>;

/** What came in on our account, by the statements of its bank. */
export function createStatements({ clock }: { clock: Clock }) {
  const decide = (
    tx: Tx,
    id: string,
    { actor, ...decided }: { state: 'booked' | 'left'; reason: string | null; actor: Actor },
  ) => repository.decideEntry(tx, id, { ...decided, actor: actorName(actor), at: clock.now() });

  return {
    /**
     * Keeps what a file has, each entry once however many statements it stands in, and has `book` look at the new ones: it
     * answers why an entry is not booked. The same file again brings nothing.
     */
    async keep(
      tx: Tx,
      { bytes, statement, actor }: { bytes: Uint8Array; statement: BankStatement; actor: Actor },
      book: (entry: OpenEntry) => Promise<Doubt | undefined>,
    ): Promise<Imported> {
      const { account, entries, skipped } = statement;
      const at = clock.now();
      const id = uuidv7(at);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const counts = { booked: 0, open: 0, known: 0, skipped };
      const isNew = await repository.insertStatement(tx, {
        id,
        sha256,
        account,
        actor: actorName(actor),
        at,
      });
      if (!isNew) return { ...counts, known: entries.length };
      // A former key is of one entry: of equal parts each has its own.
      const used = new Set<string>();
      const isKnown = async ({ formerKeys = [] }: CreditEntry) => {
        const found = formerKeys.length === 0 ? [] : await repository.findKeys(tx, account, formerKeys);
        const former = found.find((key) => !used.has(key));
        if (former !== undefined) used.add(former);
        return former !== undefined;
      };
      for (const entry of entries) {
        const entryId = uuidv7(clock.now());
        const row = { ...entry, id: entryId, statementId: id };
        if ((await isKnown(entry)) || !(await repository.insertEntry(tx, row))) {
          counts.known += 1;
          continue;
        }
        const doubt = await book({ ...entry, id: entryId, doubt: null });
        if (doubt === undefined) await decide(tx, entryId, { state: 'booked', reason: null, actor });
        else await repository.noteDoubt(tx, entryId, doubt);
        counts[doubt === undefined ? 'booked' : 'open'] += 1;
      }
      return counts;
    },
    /** A person says that an entry is a transfer that was marked before; false where another entry is that one. */
    async connect(
      tx: Tx,
      entryId: string,
      { transferId, reason, actor }: { transferId: string; reason: string; actor: Actor },
    ): Promise<boolean> {
      const said = { actor: actorName(actor), at: clock.now() };
      if (!(await repository.connectEntry(tx, { entryId, transferId, ...said }))) return false;
      await decide(tx, entryId, { state: 'left', reason, actor });
      return true;
    },
    listOpen: repository.listOpen,
    /** Undefined where it waits for nobody any more. */
    lockOpen: repository.lockOpen,
    decide,
  };
}

export type StatementsService = ReturnType<typeof createStatements>;
