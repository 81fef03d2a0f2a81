import { pluralIn } from '#kernel/plural.ts';
import { en as parts } from '#modules/registers/texts/parts/en.ts';
import { en as lists } from '#modules/screening/texts/lists/en.ts';

const plural = pluralIn('en');
const number = new Intl.NumberFormat('en-GB');
const hours = (count: number) => (count === 1 ? 'hour' : `${count} hours`);

/** The page of the sources that a research asks. */
export const sources = {
  title: 'Sources',
  menu: 'Sources',
  count: (count: number) => `${count} ${plural(count, { one: 'source', other: 'sources' })}`,
  lead: 'Who is asked about a company, under what terms, and how the questions of the last seven days stand.',
  toImports: 'Imports of their files',
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
  what: 'Up to four names or numbers, parted by a semicolon',
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
  orders: (count: number) =>
    count === 0
      ? 'No order was placed for it.'
      : `${count} ${plural(count, { one: 'order was placed for it and leads', other: 'orders were placed for it and lead' })} to the one that stays.`,
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

/** Files of registers and screening lists as they are imported. */
export const imports = {
  title: 'Imports',
  menu: 'Imports',
  back: 'All imports',
  count: (count: number) => `${count} ${plural(count, { one: 'import', other: 'imports' })}`,
  lead: 'Files of registers and of screening lists: what is being read now, what came of earlier ones, and which version of each list holds.',
  lists,
  number: (count: number) => number.format(count),
  kindsTitle: 'What is imported',
  everything: 'Everything',
  kinds: { companies: 'Companies', list: 'Screening lists' },
  kind: { companies: 'Companies', list: 'Screening list' },
  statesTitle: 'Which imports',
  sieves: { all: 'All', running: 'Under way', failed: 'Failed' },
  file: 'File',
  state: 'State',
  records: 'Records',
  when: 'When',
  states: {
    running: 'Under way',
    finished: 'Finished',
    refused: 'Refused, nothing changed',
    stopped: 'Stopped, a part is in',
    died: 'Died',
  },
  diedText: {
    companies: (time: string) =>
      `Its process said nothing more after ${time}. What was written until then is in; the same file given again goes on from there.`,
    list: (time: string) =>
      `Its process said nothing more after ${time}. A list changes in one step: the version among the sources and lists is the one that holds.`,
  },
  share: (percent: number) => `${percent} % of the file is read`,
  counts: {
    read: 'Read',
    added: 'New',
    changed: 'Changed',
    unchanged: 'As before',
    refused: 'Left out',
    gone: 'No longer there',
  },
  took: (seconds: number) =>
    seconds < 60 ? `took ${seconds} s` : `took ${Math.floor(seconds / 60)} min ${seconds % 60} s`,
  emptyTitle: 'No import fits',
  emptyText:
    'Files are imported by npm run import-companies and import-lists, and by themselves where that is set.',
  sources: 'Sources and lists',
  source: 'Source',
  holds: 'What holds now',
  fresh: 'Kept fresh',
  health: 'How it stands',
  healths: {
    good: 'Good',
    running: 'Being imported',
    failed: 'The last file is not in',
    late: 'Late',
    never: 'Never imported',
  },
  entries: (count: number) => `${number.format(count)} ${plural(count, { one: 'entry', other: 'entries' })}`,
  version: (label: string) => `Version ${label}`,
  published: (day: string) => `of ${day}`,
  imported: (time: string) => `Imported ${time}`,
  checked: (time: string) => `Checked ${time}`,
  lastRun: (time: string) => `Last import ${time}`,
  every: (count: number) => `By itself, every ${hours(count)}`,
  byHand: 'By command',
  full: 'The whole register',
  part: 'A part, or changes',
  whole: 'What the file holds',
  facts: 'Facts',
  kindLabel: 'Kind',
  startedLabel: 'Began',
  endedLabel: 'Ended',
  history: 'What happened',
  events: {
    begin: 'Began',
    finish: 'Came to its end',
    refuse: 'Was refused',
    stop: 'Stopped',
    fall_silent: 'Said nothing more: taken for dead',
    speak_again: 'Is alive after all',
  },
  refusals: 'Left out',
  firstRefusals: (shown: number, all: number) => `the first ${shown} of ${number.format(all)}`,
  line: (place: string) => `Line ${place}`,
  nowhere: 'Somewhere',
  place: 'Where',
  why: 'Why',
  noRefusals: 'Nothing was left out.',
};
