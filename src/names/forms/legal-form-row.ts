/** Families that forms of all countries fall into, e.g. `LLC`; a match explanation speaks of these. */
export type LegalFormFamily = string;

/** The families of the lists here. */
export const legalFormFamilies = [
  'LLC',
  'JSC',
  'Corporation',
  'LP',
  'LLP',
  'GP',
  'Sole trader',
  'Cooperative',
  'Foundation',
  'Association',
  'Unitary',
  'Public body',
  'Company',
] as const satisfies readonly LegalFormFamily[];

/** One row of the lists: `forms` in lower case, separated by |. */
export type LegalFormRow = Readonly<{ generic: LegalFormFamily; forms: string }>;

/** Forms of one country by their family, in lower case. */
export type CountryForms = Readonly<Partial<Record<LegalFormFamily, readonly string[]>>>;
