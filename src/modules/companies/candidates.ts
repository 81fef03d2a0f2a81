import type { Db } from '#platform/database/kysely.ts';
import { limitSearch, listByCore, listByPrefix, listByTrigrams } from './repository.ts';
import type { Candidate } from './rerank.ts';
import type { WordGroup } from './search-terms.ts';

/** A name as a candidate source is asked for it. */
export type NameQuestion = Readonly<{
  /** ISO alpha-2, upper case. */
  country: string;
  core: string;
  groups: readonly WordGroup[];
}>;

/** Where names come from that may be the asked one. PostgreSQL now; a search server can stand behind the same port. */
export interface CandidateSource {
  /**
   * Names of a country that may be the asked one; a few hundred at most, in no order. `isComplete` is false when time
   * ran out before the widest search ended. Throws if the register cannot be asked at all.
   */
  find(db: Db, question: NameQuestion): Promise<{ candidates: Candidate[]; isComplete: boolean }>;
  /** Names of which the question may be the beginning (its last word may be unfinished); at most `limit` companies. */
  suggest(db: Db, question: NameQuestion, limit: number): Promise<Candidate[]>;
}

const maxExact = 200;
const maxPrefix = 60;
const maxAlike = 80;
/** The likeness search gets this long; what was found before stays. */
const alikeTimeoutMs = 800;
const leastAlike = 0.3;

export const postgresCandidates: CandidateSource = {
  async find(db, { country, core }) {
    const exact = await listByCore(db, country, core, maxExact);
    const candidates = [...exact, ...(await listByPrefix(db, country, core, maxPrefix))];
    try {
      const alike = await db.transaction().execute(async (tx) => {
        await limitSearch(tx, alikeTimeoutMs, leastAlike);
        return listByTrigrams(tx, country, core, maxAlike);
      });
      return { candidates: [...candidates, ...alike], isComplete: true };
    } catch (error) {
      if (isTimeout(error)) return { candidates, isComplete: false };
      throw error;
    }
  },
  suggest: (db, { country, core }, limit) => listByPrefix(db, country, core, limit),
};

/** SQLSTATE 57014: the statement was ended by its time limit. */
function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '57014';
}
