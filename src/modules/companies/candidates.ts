import type { Db } from '#platform/database/kysely.ts';
import { limitSearch, listByCore, listByPrefix, listByTrigrams } from './repository.ts';
import type { Candidate } from './rerank.ts';

/** Where names come from that may be the asked one. PostgreSQL now; a search server can stand behind the same port. */
export interface CandidateSource {
  /**
   * Names of `country` that are equal to `core`, begin with it or are like it. `isComplete` is false when time ran
   * out before the likeness search ended. Throws if the register cannot be asked at all.
   */
  find(db: Db, country: string, core: string): Promise<{ candidates: Candidate[]; isComplete: boolean }>;
}

const maxExact = 200;
const maxPrefix = 60;
const maxAlike = 80;
/** The likeness search gets this long; what was found before stays. */
const alikeTimeoutMs = 800;
const leastAlike = 0.3;

export const postgresCandidates: CandidateSource = {
  async find(db, country, core) {
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
};

/** SQLSTATE 57014: the statement was ended by its time limit. */
function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '57014';
}
