import type { FinancialStatement } from '../statements/statement.ts';
import type { Filing, Notice, TaxStanding } from '../vocabulary/events.ts';
import type { GroupRelation, Ownership, Unspecified } from '../vocabulary/ownership.ts';
import type { Officer, SigningRule } from '../vocabulary/people.ts';
import type { Profile } from '../vocabulary/profile.ts';

/** What a source can know of a company; a source is asked part by part. */
export const sourceParts = [
  'profile',
  'officers',
  'owners',
  'group',
  'accounts',
  'filings',
  'notices',
  'tax',
  'screening',
] as const;
export type SourcePart = (typeof sourceParts)[number];

/** One thing that one snapshot says, in the vocabulary that all sources share. */
export type Finding =
  | Profile
  | Officer
  | SigningRule
  | Ownership
  | GroupRelation
  | Unspecified
  | FinancialStatement
  | Filing
  | Notice
  | TaxStanding;
