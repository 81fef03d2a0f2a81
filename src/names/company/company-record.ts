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
  formText?: string | null;
  /** ISO 20275 code. */
  formCode?: string | null;
  formGeneric?: string | null;
  status: CompanyStatus;
  /** The register's own word for the status. */
  statusText?: string | null;
  regCode?: string | null;
  vatCode?: string | null;
  /** Who gave `regCode`, e.g. a GLEIF registration authority code. */
  regIssuer?: string;
  address?: string | null;
  city?: string | null;
  postcode?: string | null;
  phones?: readonly string[];
  emails?: readonly string[];
  website?: string | null;
  foundedOn?: string | null;
  closedOn?: string | null;
  sourceUrl?: string | null;
  /** `company` where the source does not say. */
  category?: CompanyCategory;
  /** Of a branch: the number of its head office, e.g. an LEI. */
  headOffice?: CompanyIdentifier | null;
  names?: readonly CompanyName[];
  identifiers?: readonly CompanyIdentifier[];
}>;

/** Where records come from; `code` is the key of the register. */
export type Register = Readonly<{
  code: string;
  name: string;
  licence: string;
  url: string | null;
  isDemo: boolean;
}>;
