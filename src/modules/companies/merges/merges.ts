import { type Actor, actorName } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Problem, type ProblemDefinition } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Reader } from '#platform/database/reader.ts';
import type { Company } from '../records/company.ts';
import { listRecords } from '../records/repository.ts';
import {
  deleteMerge,
  insertEvent,
  insertMerge,
  type KeptMerge,
  listMerges,
  listPairs,
  lockMerges,
  type MergedPair,
} from './repository.ts';

/** Two records side by side, each as its register says it. */
type PairedRecords = Readonly<{ survivor: Company; merged: Company }>;

/** How the room refuses what cannot be merged or taken apart. */
type MergeProblems = Readonly<
  Record<
    'unknownCompany' | 'mergedWithItself' | 'mergedWithDemo' | 'mergedAlready' | 'notMerged',
    ProblemDefinition
  >
>;

/** Most merges listed at once: each is a decision of a person. */
const mostMerges = 200;

/** Says that two records are one company, and takes that back; each with a reason, and a row of who said it. */
export function createMerges({ clock, problems }: { clock: Clock; problems: MergeProblems }) {
  async function records(db: Reader, { country, mergedId, survivorId }: MergedPair): Promise<PairedRecords> {
    const found = new Map(
      (await listRecords(db, country, [mergedId, survivorId])).map((one) => [one.id, one]),
    );
    const survivor = found.get(survivorId);
    const merged = found.get(mergedId);
    if (survivor === undefined || merged === undefined) throw new Problem(problems.unknownCompany);
    return { survivor, merged };
  }

  /** Throws where one of the two is merged already: a chain of merges could not be taken back link by link. */
  async function admit(db: Reader, pair: MergedPair): Promise<PairedRecords> {
    if (pair.mergedId === pair.survivorId) throw new Problem(problems.mergedWithItself);
    const both = await records(db, pair);
    if (both.merged.register.isDemo !== both.survivor.register.isDemo)
      throw new Problem(problems.mergedWithDemo);
    const pairs = await listPairs(db, pair.country, [pair.mergedId, pair.survivorId]);
    const isTaken = pairs.some(
      ({ mergedId, survivorId }) =>
        mergedId === pair.mergedId || mergedId === pair.survivorId || survivorId === pair.mergedId,
    );
    if (isTaken) throw new Problem(problems.mergedAlready);
    return both;
  }

  return {
    /** What would be merged; throws `unknown_company`, `company_merged_already` and the like. */
    preview: admit,
    async merge(db: Db, pair: MergedPair, reason: string, actor: Actor): Promise<void> {
      await db.transaction().execute(async (tx: Tx) => {
        await lockMerges(tx, pair.country);
        await admit(tx, pair);
        const at = clock.now();
        await insertMerge(tx, pair, at);
        await insertEvent(tx, pair, { event: 'merge', reason, actor: actorName(actor), at });
      });
    },
    /** Takes a merge back; throws `company_not_merged` where there is none. */
    async split(db: Db, country: string, mergedId: string, reason: string, actor: Actor): Promise<void> {
      await db.transaction().execute(async (tx: Tx) => {
        await lockMerges(tx, country);
        const pairs = await listPairs(tx, country, [mergedId]);
        const pair = pairs.find((one) => one.mergedId === mergedId);
        if (pair === undefined) throw new Problem(problems.notMerged);
        await deleteMerge(tx, pair);
        await insertEvent(tx, pair, { event: 'split', reason, actor: actorName(actor), at: clock.now() });
      });
    },
    /** Those that are merged now, the newest first, with both records as their registers say them. */
    async list(db: Reader): Promise<(KeptMerge & PairedRecords)[]> {
      const kept = await listMerges(db, mostMerges);
      const listed: (KeptMerge & PairedRecords)[] = [];
      for (const [country, merges] of Map.groupBy(kept, (one) => one.country)) {
        const ids = merges.flatMap(({ mergedId, survivorId }) => [mergedId, survivorId]);
        const found = new Map((await listRecords(db, country, ids)).map((one) => [one.id, one]));
        for (const one of merges) {
          const survivor = found.get(one.survivorId);
          const merged = found.get(one.mergedId);
          if (survivor !== undefined && merged !== undefined) listed.push({ ...one, survivor, merged });
        }
      }
      return listed.toSorted((a, b) => b.at.getTime() - a.at.getTime());
    },
  };
}

export type Merges = ReturnType<typeof createMerges>;
