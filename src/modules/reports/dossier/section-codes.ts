/** Sections of a report in the order in which they are printed; no browser needs their titles. */
export const sectionCodes = [
  'summary',
  'identification',
  'contacts',
  'history',
  'capital',
  'owners',
  'group',
  'management',
  'activities',
  'partners',
  'payments',
  'financials',
  'rating',
  'legal',
  'screening',
  'country',
  'sources',
] as const;
export type SectionCode = (typeof sectionCodes)[number];
