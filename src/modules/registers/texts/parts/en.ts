/** What a source can know of a company, as customers and staff read it. */
export const en = {
  profile: 'Registration data',
  officers: 'Management',
  owners: 'Owners',
  group: 'Group of companies',
  accounts: 'Annual accounts',
  filings: 'History of changes',
  notices: 'Insolvency, charges, notices',
  tax: 'Tax standing',
  screening: 'Sanctions lists',
};
export type Texts = typeof en;
