import {
  type CompanyCategory,
  type CompanyIdentifier,
  type CompanyName,
  type CompanyStatus,
  type PlainLine,
  plainLines,
} from '#names/company/company-record.ts';
import type { HintedName } from '#names/hints/hinted-name.ts';

/** The code of a form is not read back: `formGeneric` is made of it. */
type KeptLine = Exclude<PlainLine, 'formCode'>;

/** A company as it stands in the tables. */
export type Company = Readonly<{
  id: string;
  country: string;
  name: string;
  nameLat: string;
  formGeneric: string | null;
  status: CompanyStatus;
  phones: readonly string[];
  emails: readonly string[];
  foundedOn: string | null;
  closedOn: string | null;
  fetchedAt: Date;
  register: Readonly<{ code: string; name: string; isDemo: boolean }>;
  names: readonly CompanyName[];
  /** Every number it is known by; `value` is normalised. */
  identifiers?: readonly CompanyIdentifier[];
  /** A company of its own where nothing is said. */
  category?: CompanyCategory;
  headOffice?: CompanyIdentifier | null;
}> &
  Readonly<Record<KeptLine, string | null>>;

/** What is made of several columns or other tables. */
type MadeField = 'fetchedAt' | 'register' | 'names' | 'identifiers' | 'headOffice';

/** What else is read from the column that has the field's name; a field left out does not compile. */
const otherFields = Object.keys({
  id: true,
  country: true,
  name: true,
  nameLat: true,
  formGeneric: true,
  status: true,
  phones: true,
  emails: true,
  foundedOn: true,
  closedOn: true,
  category: true,
} satisfies Record<Exclude<keyof Company, MadeField | KeptLine>, true>);

/** What is read just as it stands: these and the lines that are kept as the source says them. */
export const plainFields = [...otherFields, ...Object.keys(plainLines).filter((line) => line !== 'formCode')];

/** `foundedOn` stands in the column `founded_on`. */
export const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`);

/** A company whose name goes on from what was typed. */
export type CompanySuggestion = Company &
  Readonly<{
    /** The former, trading or translated name that was meant; null where it is the company's own. */
    matchedName: string | null;
  }>;

/** How a search came to a company. */
export const matches = ['number', 'name', 'former name', 'similar number', 'similar name'] as const;
export type Match = (typeof matches)[number];

export type FoundCompany = Company &
  Readonly<{
    matched: Match;
    /** How the typed name was read, where words of it are a town or a country. */
    heard?: HintedName;
  }>;

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
