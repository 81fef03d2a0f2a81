import type { WordGroup } from '#names/keys/search-terms.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Candidate } from '../rerank/rerank.ts';

/** A name as a candidate source is asked for it. */
export type NameQuestion = Readonly<{
  /** ISO alpha-2, upper case. */
  country: string;
  core: string;
  groups: readonly WordGroup[];
}>;

/** How alike the best of some candidates is to the asked name, 0 to 1: a source may stop once it is good. */
export type BestOf = (candidates: readonly Candidate[]) => number;

/** Where names come from that may be the asked one. PostgreSQL now; a search server can stand behind the same port. */
export interface CandidateSource {
  /**
   * Names of a country that may be the asked one; a few hundred at most, in no order. `isComplete` is false when time
   * ran out before the widest search ended. Throws if the register cannot be asked at all.
   */
  find(
    db: Db,
    question: NameQuestion,
    bestOf: BestOf,
  ): Promise<{ candidates: Candidate[]; isComplete: boolean }>;
  /** Names of which the question may be the beginning (its last word may be unfinished); at most `limit` companies. */
  suggest(db: Db, question: NameQuestion, limit: number): Promise<Candidate[]>;
}
