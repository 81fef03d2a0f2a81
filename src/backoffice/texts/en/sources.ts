import { pluralIn } from '#kernel/plural.ts';
import { en as parts } from '#modules/registers/texts/parts/en.ts';

const plural = pluralIn('en');

/** The page of the sources that a research asks. */
export const sources = {
  title: 'Sources',
  menu: 'Sources',
  count: (count: number) => `${count} ${plural(count, { one: 'source', other: 'sources' })}`,
  lead: 'Who is asked about a company, under what terms, and how the questions of the last seven days stand.',
  source: 'Source',
  countries: 'Countries',
  everywhere: 'The whole world',
  moreCountries: (count: number) => `and ${count} more`,
  asking: 'Asking',
  answers: 'Parts and answers',
  asked: 'Asked for every order',
  notAsked: 'Not switched on',
  met: 'Met the live service',
  notMet: 'Never met the live service',
  access: { open: 'No key needed', free_key: 'Needs a free key', contract: 'Needs a contract' },
  limit: (calls: number, seconds: number) =>
    `At most ${calls} ${plural(calls, { one: 'call', other: 'calls' })} in ${seconds} s`,
  fresh: (hours: number) => `An answer is fresh for ${hours} h`,
  parts,
  states: {
    waiting: 'waiting',
    asked: 'being asked',
    found: 'found',
    nothing_found: 'nothing found',
    not_filed: 'not filed',
    unavailable: 'no answer',
    needs_person: 'needs a person',
    dropped: 'dropped, the order is over',
  },
  last: (time: string) => `last ${time}`,
  neverAsked: 'not asked in seven days',
};

/** Records of one company: merged, and taken apart again. */
export const companies = {
  menu: 'Companies',
  title: 'Companies',
  lead: 'Where two records are one company, one of them stands for both: the search, orders, reports and links lead to it. Nothing of either record is rewritten, and an import changes nothing about the decision.',
  country: 'Country',
  what: 'Names or numbers, parted by a semicolon',
  find: 'Find',
  found: 'Found records',
  nothing: 'Nothing is found',
  nothingText: 'Try another spelling, or the number of the register.',
  choose: 'Choose the record that stays and the one that is merged into it.',
  stays: 'Stays',
  goes: 'Is merged',
  record: 'Record',
  numbers: 'Numbers',
  register: 'Register',
  statuses: {
    Active: 'Active',
    Deleted: 'Deleted',
    'In liquidation': 'In liquidation',
    'Is in process of reorganization': 'Being reorganised',
  },
  staysOf: (name: string) => `${name} stays`,
  goesOf: (name: string) => `${name} is merged`,
  compare: 'See what changes',
  mergeTitle: 'Merge two records?',
  merge: 'Merge',
  merged: 'Merged.',
  becomes: (merged: string, survivor: string) =>
    `“${merged}” is found no more; “${survivor}” stands for both.`,
  names: (count: number) =>
    `${count} ${plural(count, { one: 'name more leads', other: 'names more lead' })} to the one that stays`,
  moreNumbers: (count: number) =>
    `${count} ${plural(count, { one: 'number more leads', other: 'numbers more lead' })} there`,
  none: 'no other name or number',
  reason: 'Why',
  reasonHint: 'Read by whoever takes it back one day',
  tooShort: 'Write at least ten characters.',
  now: 'Merged now',
  noneNow: 'No records are merged.',
  by: (name: string, at: string) => `${name}, ${at}`,
  somebody: 'Somebody',
  split: 'Take apart',
  splitTitle: 'Take the merge back?',
  splitText: (merged: string, survivor: string) =>
    `“${merged}” is found by itself again; “${survivor}” loses its names and numbers.`,
  splitDone: 'Taken apart.',
};
