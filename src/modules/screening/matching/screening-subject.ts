import type { CompanyIdentifier } from '#names/company/company-record.ts';

/** Who is looked for in the lists: the company of an order, its owner, an officer, a parent. */
export type ScreeningSubject = Readonly<{
  /** Every name that is known, in any script, the register's own first. */
  names: readonly string[];
  kind: 'person' | 'company' | 'unknown';
  birthYear?: number;
  /** ISO alpha-2: seat, nationality. */
  countries: readonly string[];
  identifiers: readonly CompanyIdentifier[];
}>;
