import type { Amount } from '../vocabulary/amount.ts';
import type { Day } from '../vocabulary/days.ts';
import type { Place } from '../vocabulary/place.ts';

/** Of when a fact is: the end of a day, or from the first day to the last, both included. */
export type XbrlPeriod = Readonly<{ instant: Day } | { start: Day; end: Day } | { forever: true }>;

/** A member of a dimension, both by their local names; `value` of a typed one. */
export type XbrlMember = Readonly<{ dimension: string; member: string; isTyped: boolean }>;

export type XbrlContext = Readonly<{
  id: string;
  /** The scheme by which the filer is named, and its number there. */
  scheme: string;
  entity: string;
  period: XbrlPeriod;
  members: readonly XbrlMember[];
}>;

/** A fact as filed: a concept by namespace and local name, a context, a value. */
export type XbrlFact = Readonly<{
  uri: string;
  name: string;
  context: XbrlContext;
  /** A figure in whole units, sign and scale applied; undefined of a text. */
  amount?: Amount;
  text?: string;
  /** `iso4217:GBP` is `GBP`, `xbrli:pure` is `pure`; a quotient is `GBP/shares`. */
  unit?: string;
  /** The power of ten in which it was written: 3 of thousands. */
  scale: number;
  isNil: boolean;
  /** Not shown in the document itself. */
  isHidden: boolean;
  place: Place;
}>;

/** What an XBRL report says, and what in it could not be understood. */
export type XbrlReport = Readonly<{
  facts: readonly XbrlFact[];
  faults: readonly Readonly<{ place: Place; fault: string }>[];
}>;

/** More facts than any document of accounts has; those behind them are left out. */
export const maxFacts = 100_000;
/** The fault of a document that has more, at the first one that was left out. */
export const tooManyFacts = `the document has more than ${maxFacts} marked facts: this one and those behind it are not read`;
