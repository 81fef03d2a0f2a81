/** The four values of the specification, as the tables keep them. */
export const companyStatuses = ['Active', 'Deleted', 'Liquidation', 'Reorganisation'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

/** What a name is to the company: the register's own first. */
export const nameKinds = ['legal', 'latin', 'trading', 'former', 'translated'] as const;
export type NameKind = (typeof nameKinds)[number];

export type CompanyName = Readonly<{
  kind: NameKind;
  text: string;
  lang?: string | null;
  since?: string | null;
  until?: string | null;
}>;

/** What a record stands for: a company of its own, or a part of one. */
export const companyCategories = ['company', 'branch', 'fund', 'sole trader', 'public body'] as const;
export type CompanyCategory = (typeof companyCategories)[number];

/** A number under which somebody knows the company; `issuer` tells courts and registries apart. */
export type CompanyIdentifier = Readonly<{ scheme: string; issuer?: string; value: string }>;

/**
 * The lines of a record that are kept and read back just as the source says them, with the most characters that are kept.
 * A line named here is one of the record and of the company, in the column of its name.
 */
export const plainLines = {
  formText: 300,
  /** ISO 20275 code. */
  formCode: 20,
  /** The register's own word for the status. */
  statusText: 300,
  regCode: 100,
  vatCode: 100,
  address: 1000,
  city: 200,
  postcode: 40,
  website: 500,
  sourceUrl: 1000,
} as const;
export type PlainLine = keyof typeof plainLines;

/**
 * A company as a source tells it; days are `YYYY-MM-DD`. The legal name, the Latin one and the numbers
 * in `regCode` and `vatCode` need not be repeated in `names` and `identifiers`.
 */
export type CompanyRecord = Readonly<{
  /** ISO alpha-2, upper case. */
  country: string;
  /** The source's own key: a second record with it is the same company. */
  sourceRef: string;
  name: string;
  /** Only where the source itself writes the name in Latin letters; else it is transliterated. */
  nameLat?: string | null;
  lang?: string | null;
  formGeneric?: string | null;
  status: CompanyStatus;
  /** Who gave `regCode`, e.g. a GLEIF registration authority code. */
  regIssuer?: string;
  phones?: readonly string[];
  emails?: readonly string[];
  foundedOn?: string | null;
  closedOn?: string | null;
  /** `company` where the source does not say. */
  category?: CompanyCategory;
  /** Of a branch: the number of its head office, e.g. an LEI. */
  headOffice?: CompanyIdentifier | null;
  names?: readonly CompanyName[];
  identifiers?: readonly CompanyIdentifier[];
}> &
  Readonly<Partial<Record<PlainLine, string | null>>>;

/** Where records come from; `code` is the key of the register. */
export type Register = Readonly<{
  code: string;
  name: string;
  licence: string;
  url: string | null;
  isDemo: boolean;
}>;
