export const en = {
  queryEmpty: 'We need at least one of these: Name, Registration Number, or TAX/VAT Number',
  queryUnusable: 'There is no letter and no digit in what you typed, so there is nothing to search for.',
  unknownCompany: 'This company is not in our registers.',
  mergedWithItself: 'These are one record: choose two.',
  mergedWithDemo: 'A made-up company and a real one are never one company.',
  mergedAlready: 'One of the two is merged already. Take that merge back first.',
  notMerged: 'This company is merged with no other. Reload to see how it stands.',
  searchBusy:
    'Our server is overloaded just now and did not get to the end of the search. Please try again in a minute.',
  registerUnavailable:
    'The company register does not answer, so we cannot say whether the company is there. Please try again in a minute.',
};
export type Texts = typeof en;
