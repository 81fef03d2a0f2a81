export const en = {
  /** The tariff of a sample. */
  tariff: 'Sample, free of charge',
  /** The lists that a sample says were searched: those that are searched for a report. */
  lists: [
    'United Nations Security Council consolidated list',
    'Consolidated list of EU financial sanctions',
    'Specially Designated Nationals list (SDN), United States',
    'Consolidated sanctions list (non-SDN), United States',
    'UK Sanctions List',
    'Swiss sanctions list',
    'Consolidated Canadian autonomous sanctions list',
    'Politically exposed persons',
  ] as readonly string[],
  leads: (company: string) => `${company}, managing director`,
  version: (day: string) => `invented sample of ${day}`,
};
export type Texts = typeof en;
