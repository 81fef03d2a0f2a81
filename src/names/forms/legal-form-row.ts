/** Families that forms of all countries fall into, e.g. `LLC`; a match card speaks of these. */
export type LegalFormFamily = string;

/** One row of the lists: `forms` in lower case, separated by |; `countries` limits them, separated by spaces. */
export type LegalFormRow = Readonly<{ generic: LegalFormFamily; forms: string; countries?: string }>;
