import type { MatchReason, MatchVerdict, matchFields } from './contract.ts';

/** One field of the question against the register, still without words. */
export type FieldMatch = Readonly<{
  field: (typeof matchFields)[number];
  verdict: MatchVerdict;
  reason: MatchReason;
  asked?: string;
  known?: string;
  /** Whether `known` is our word for a family of forms, as the register has none of its own. */
  isFamily?: boolean;
  /** ISO alpha-2: whose word for a legal form `known` is. */
  country?: string;
  /** `YYYY-MM-DD`: until when a former name was borne, or since when a company is gone. */
  day?: string | null;
}>;
