import type {
  CompanyCategory,
  CompanyIdentifier,
  CompanyName,
  CompanyStatus,
} from '#names/company/company-record.ts';

/** A company as it stands in the tables. */
export type Company = Readonly<{
  id: string;
  country: string;
  name: string;
  nameLat: string;
  formText: string | null;
  formGeneric: string | null;
  status: CompanyStatus;
  statusText: string | null;
  regCode: string | null;
  vatCode: string | null;
  address: string | null;
  city: string | null;
  postcode: string | null;
  phones: readonly string[];
  emails: readonly string[];
  website: string | null;
  foundedOn: string | null;
  closedOn: string | null;
  sourceUrl: string | null;
  fetchedAt: Date;
  register: Readonly<{ code: string; name: string; isDemo: boolean }>;
  names: readonly CompanyName[];
  /** Every number it is known by; `value` is normalised. */
  identifiers?: readonly CompanyIdentifier[];
  /** A company of its own where nothing is said. */
  category?: CompanyCategory;
  headOffice?: CompanyIdentifier | null;
}>;

/** A company whose name goes on from what was typed. */
export type CompanySuggestion = Company &
  Readonly<{
    /** The former, trading or translated name that was meant; null where it is the company's own. */
    matchedName: string | null;
  }>;

/** How a search came to a company. */
export const matches = ['number', 'name', 'former name', 'similar number', 'similar name'] as const;
export type Match = (typeof matches)[number];

export type FoundCompany = Company & Readonly<{ matched: Match }>;

/** What a buyer knows; empty strings are not known. */
export type CompanyQuery = Readonly<{
  /** ISO alpha-2, any case. */
  countryCode: string;
  name?: string;
  regCode?: string;
  vatCode?: string;
  address?: string;
  phone?: string;
  email?: string;
  addInfo?: string;
}>;
