import type { OtherReading } from '#names/keys/other-readings.ts';
import type { WordGroup } from '#names/keys/search-terms.ts';
import { isDatabaseBusy } from '#platform/database/faults.ts';
import type { Reader } from '#platform/database/reader.ts';
import type { Candidate } from '../rerank/rerank.ts';

/** A name as a candidate source is asked for it. */
export type NameQuestion = Readonly<{
  /** ISO alpha-2, upper case. */
  country: string;
  core: string;
  groups: readonly WordGroup[];
  /** What else may be meant; asked for only where what was typed finds little. */
  readings?: readonly Pick<OtherReading, 'core' | 'variants'>[];
}>;

/** What one step of a search came up with. */
export type CandidateStep = Readonly<{
  candidates: readonly Candidate[];
  /** Where the best name of all steps is so alike, 0 to 1, the next step finds nothing better. */
  enough: number;
  /** The next step alone knows names with a rare word as it was typed: it is asked where none came yet. */
  knowsNoRare?: boolean;
  /** Time ran out before the widest search ended. */
  isCutShort?: boolean;
}>;

/** Where names come from that may be the asked one. PostgreSQL now; a search server can stand behind the same port. */
export interface CandidateSource {
  /**
   * Names of a country that may be the asked one, step by step, each wider than the last; a few hundred at most, in no
   * order. Nothing is asked before the next step is read: whoever has enough stops reading. Throws if the register
   * cannot be asked at all, and what `isSourceBusy` knows if it has too much to do.
   */
  find(db: Reader, question: NameQuestion): AsyncIterable<CandidateStep>;
  /** Names of which the question may be the beginning (its last word may be unfinished); at most `limit` companies. */
  suggest(db: Reader, question: NameQuestion, limit: number): Promise<Candidate[]>;
}

/** A source that is there and has too much to do. */
export class SourceBusy extends Error {}

/** Whether a search failed only because whoever was asked has too much to do. */
export const isSourceBusy = (error: unknown): boolean => error instanceof SourceBusy || isDatabaseBusy(error);
