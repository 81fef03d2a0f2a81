import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');

/** What to clear before one signs, and what is clear. Sums, days and shares come as they are printed. */
export const en = {
  status: {
    Liquidation: 'The company is being wound up',
    Deleted: 'The company has been deleted from the register',
    Reorganisation: 'The company is being reorganised',
  },
  insolvency: 'Insolvency proceedings',
  insolvencyThreatened: 'Insolvency proceedings are threatened',
  insolvencyClosed: 'Past insolvency proceedings, closed',
  windingUp: 'A winding-up is on record',
  strikeOff: 'Notice of removal from the register',
  sued: 'Sued',
  suedFor: (amount: string) => `Sued for ${amount}`,
  courtCase: 'Court case',
  courtCaseOver: (amount: string) => `Court case over ${amount}`,
  moreCases: (count: number) => `${count} more open court ${plural(count, { one: 'case', other: 'cases' })}`,
  casesUnnamed: 'Court cases were found',
  enforcement: (count: number) =>
    count === 0
      ? 'Enforcement proceedings were found'
      : `${count} enforcement ${plural(count, { one: 'proceeding', other: 'proceedings' })}`,
  auditOpinion: {
    qualified: 'The auditor signed with reservations',
    adverse: 'The auditor says that the accounts mislead',
    disclaimer: 'The auditor gave no opinion',
  },
  taxArrears: 'Tax arrears were found',
  charges: (count: number) =>
    count === 0
      ? 'Charges are registered'
      : `${count} ${plural(count, { one: 'charge', other: 'charges' })} registered`,
  ofEquity: (share: string) => `${share} of equity`,
  since: (date: string) => `since ${date}`,
  latest: (date: string) => `latest of ${date}`,
  inAll: (amount: string) => `${amount} in all`,
  negativeEquity: (amount: string) => `Equity is negative: ${amount}`,
  liabilitiesExceed: (date: string) => `At ${date} liabilities exceeded assets.`,
  /** A period as it stands in a sentence: `2025`, `the year to 30 Jun 2025`. */
  loss: (amount: string, period: string) => `Loss of ${amount} in ${period}`,
  salesFell: (share: string, period: string) => `Sales fell ${share} in ${period}`,
  oldAccounts: (months: number) => `The newest accounts are ${months} months old`,
  ofGroup: (title: string) => `${title} (group accounts)`,
  asAt: (date: string) => `As at ${date}.`,
  unbalanced: (year: string, amount: string) => `Accounts of ${year}: sums differ by ${amount}`,
  unbalancedWhy: 'Printed as filed; the difference is more than rounding.',
  restated: (years: string) => `Accounts of ${years} were restated later`,
  restatedWhy: 'Both versions stand in the statements.',
  unaudited: (year: string) => `Accounts of ${year} are not audited`,
  noAccounts: 'No accounts are known',
  unknownOwners: (share: string) => `Owner of ${share} is not known`,
  noOwners: 'Beneficial owners are not known',
  massAddress: 'Registered address shared by many companies',
  invalidVat: 'The tax or VAT number is not valid',
  late: (days: string) => `Pays about ${days} late`,
  lateMost: (days: string) => `Longest delay ${days}.`,
  sanctioned: (name: string) => `On a sanctions list: ${name}`,
  listed: (name: string) => `On a list: ${name}`,
  possible: (name: string) => `Possible match with a list: ${name}`,
  sanctionsFound: 'A match with a sanctions list is confirmed',
  sanctionsOpen: 'A possible match with a sanctions list is not resolved',
  exposedFound: 'A politically exposed person is among those of the company',
  exposedOpen: 'A possible politically exposed person is not resolved',
  disqualified: (name: string) => `Disqualified manager: ${name}`,
  failed: (name: string, count: number) =>
    `${name}: ${count} failed ${plural(count, { one: 'company', other: 'companies' })}`,
  disputed: (count: number) =>
    `Sources contradict each other on ${count} ${plural(count, { one: 'value', other: 'values' })}`,
  disputedWhy: 'Printed is what the official register says before others.',
  unanswered: (what: string) => `Not answered: ${what}`,
  notSearched: (what: string) => `Not searched: ${what}`,
  notKnown: (what: string) => `Not known: ${what}`,
  searches: {
    insolvency: 'insolvency',
    court_cases: 'court cases',
    enforcement: 'enforcement proceedings',
    charges: 'liens and charges',
    tax_arrears: 'tax arrears',
    strike_off: 'strike-off',
    sanctions: 'sanctions lists',
    exposed_persons: 'politically exposed persons',
  },
  clearSanctions: 'Sanctions: no match',
  clearExposed: 'Politically exposed persons: no match',
  refuted: 'a possible match was refuted',
  subjects: (count: number) => `${count} ${plural(count, { one: 'subject', other: 'subjects' })}`,
  lists: (count: number) => `${count} ${plural(count, { one: 'list', other: 'lists' })}`,
  listsOfBoth: (count: number) =>
    `${count} ${plural(count, { one: 'list', other: 'lists' })} of sanctions and exposed persons`,
  nothing: (what: string) => `Nothing found: ${what}`,
};
export type Texts = typeof en;
