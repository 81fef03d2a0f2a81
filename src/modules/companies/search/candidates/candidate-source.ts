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

/** What one step of a search came up with. */
export type CandidateStep = Readonly<{
  candidates: readonly Candidate[];
  /** Where the best name of all steps is so alike, 0 to 1, the next step finds nothing better. */
  enough: number;
  /** Time ran out before the widest search ended. */
  isCutShort?: boolean;
}>;

/** Where names come from that may be the asked one. PostgreSQL now; a search server can stand behind the same port. */
export interface CandidateSource {
  /**
   * Names of a country that may be the asked one, step by step, each wider than the last; a few hundred at most, in no
   * order. Nothing is asked before the next step is read: whoever has enough stops reading. Throws if the register
   * cannot be asked at all.
   */
  find(db: Db, question: NameQuestion): AsyncIterable<CandidateStep>;
  /** Names of which the question may be the beginning (its last word may be unfinished); at most `limit` companies. */
  suggest(db: Db, question: NameQuestion, limit: number): Promise<Candidate[]>;
}
