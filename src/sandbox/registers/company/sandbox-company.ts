/** A name that a company bears or bore; days are `YYYY-MM-DD`. */
export type SandboxName = Readonly<{
  kind: 'legal' | 'latin' | 'trading' | 'former' | 'translated';
  text: string;
  lang?: string | null;
  since?: string | null;
  until?: string | null;
}>;

/** A company as the search of the demo world shows it: what these registers say of it must not differ. */
export type SandboxCompany = Readonly<{
  /** ISO alpha-2, upper case. */
  country: string;
  number: string;
  /** Who gave the number, as the search has it. */
  issuer: string;
  name: string;
  nameLat: string;
  formText: string | null;
  formGeneric: string | null;
  status: 'Active' | 'Deleted' | 'Liquidation' | 'Reorganisation';
  address: string | null;
  city: string | null;
  postcode: string | null;
  phones: readonly string[];
  emails: readonly string[];
  website: string | null;
  foundedOn: string | null;
  closedOn: string | null;
  vatCode: string | null;
  lei: string | null;
  names: readonly SandboxName[];
  /** ISO 4217, in which its country counts. */
  currency: string;
  /** Whether it was made up. Of one that was not, nothing bad is ever made up. */
  isDemo: boolean;
}>;

/**
 * Finds a company by a number in any usual spelling; `issuer` says which of several that give the same numbers. Handed in by whoever
 * starts the registers, since a stranger's service knows no table of ours; undefined where there is none, or none that these
 * registers should speak of.
 */
export type CompanyLookup = (
  country: string,
  number: string,
  issuer?: string,
) => Promise<SandboxCompany | undefined>;
