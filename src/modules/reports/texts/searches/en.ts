import { pluralIn } from '#kernel/plural.ts';
import type { Texts as Reasons } from '../empty-reasons/en.ts';

const plural = pluralIn('en');

/** What was searched: the tiles of the first page, the lists, and what stayed silent. */
export const en = {
  tiles: {
    identification: 'Identification',
    contacts: 'Contacts',
    history: 'History',
    capital: 'Shareholders',
    owners: 'Beneficial owners',
    group: 'Group',
    management: 'Management',
    activities: 'Activities',
    partners: 'Partners',
    payments: 'Payments',
    financials: 'Statements',
    ratios: 'Ratios',
    insolvency: 'Insolvency',
    court_cases: 'Court claims',
    enforcement: 'Enforcement',
    charges: 'Charges, liens',
    screening: 'Sanctions, PEP',
    country: 'Country, sector',
  },
  sources: (count: number) => `${count} ${plural(count, { one: 'source', other: 'sources' })}`,
  eventsSince: (year: string) => `events since ${year}`,
  known: (share: string) => `${share} known`,
  rows: {
    owners: 'named',
    group: 'companies',
    management: 'people',
    partners: 'named',
  },
  daysLate: (days: string) => `${days} late`,
  periods: (from: string, to: string) => (from === to ? from : `${from}–${to}`),
  formulas: 'with formulas',
  notes: 'notes',
  failedFirms: (count: number) => `${count} failed ${plural(count, { one: 'firm', other: 'firms' })}`,
  listsAndSubjects: (lists: number, subjects: number) =>
    `${lists} ${plural(lists, { one: 'list', other: 'lists' })}, ${subjects} ${plural(subjects, { one: 'subject', other: 'subjects' })}`,
  onlySanctions: 'PEP not searched',
  onlyExposed: 'sanctions not searched',
  noStatements: 'no statements',
  silentSource: 'no answer',
  notAllAnswered: 'not all answered',
  notSearched: 'not searched',
  notConfirmed: 'not confirmed',
  reasons: {
    not_published: 'not published',
    nothing_found: 'searched, nothing',
    not_filed: 'not filed',
    source_unavailable: 'no answer',
    company_declined: 'declined to say',
    not_applicable: 'does not apply',
    too_little_data: 'too little data',
    not_covered: 'not searched',
  } satisfies Record<keyof Reasons, string>,
  depth: (answered: number, total: number) => `${answered} of ${total} answered`,
  withFacts: (count: number) => `${count} with facts`,
  empty: (count: number) => `${count} searched, nothing found`,
  notObtainable: (count: number) => `${count} not obtainable`,
  unsearched: (count: number) => `${count} not searched`,
  notAsked: 'This was not searched.',
  nowhere: '—',
  at: (day: string, time: string) => `${day}, ${time} UTC`,
  screened: (subjects: number, lists: number, at: string) =>
    `${subjects} ${plural(subjects, { one: 'subject', other: 'subjects' })} × ${lists} ${plural(lists, { one: 'list', other: 'lists' })}, ${at}`,
  roles: {
    subject: 'the company',
    owner: 'owner',
    holder: 'shareholder',
    manager: 'manager',
    parent: 'parent company',
    other: 'connected',
  },
  cells: {
    clear: 'no match',
    false_match: 'refuted',
    unresolved: 'unresolved',
    true_match: 'match',
    not_searched: 'not searched',
  },
  hit: {
    clear: (name: string, list: string) => `${name}: no match with ${list}.`,
    false_match: (name: string, list: string) => `${name}: the possible match with ${list} is refuted.`,
    unresolved: (name: string, list: string) => `${name}: a possible match with ${list} is not resolved.`,
    true_match: (name: string, list: string) => `${name}: the match with ${list} is confirmed.`,
  },
  score: (percent: string) => `Likeness ${percent}.`,
  /** `language` only where the sentence is in another one than the report. */
  judged: (day: string, language: string, sentence: string) =>
    `Analyst, ${day}${language === '' ? '' : `, in ${language}`}: “${sentence}”`,
};
export type Texts = typeof en;
