import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');
const rows = (count: number) => `${count} ${plural(count, { one: 'row', other: 'rows' })}`;

/** Tables of people and owners, pasted into a section. */
export const en = {
  paste: 'Paste a table',
  goOn: 'Go on with the pasted table',
  keys: 'Pasting',
  title: (section: string) => `Paste a table: ${section}`,
  how: 'Paste rows of a spreadsheet here. Nothing is written before you have seen it.',
  file: 'Or a file of values (CSV)',
  noTable: 'No table was found in it.',
  notLoaded: 'The window could not be loaded. Look at the network and try again.',
  close: 'Back',
  escapeHint: 'Press Escape again to close. The table is kept until it is written.',
  another: 'Paste another table',
  cut: 'The table is larger than what is read at once: its end is missing.',
  outside: (count: number) =>
    `${rows(count)} outside of this table ${plural(count, { one: 'is', other: 'are' })} left out.`,
  beyond: (count: number, most: number) =>
    `${rows(count)} more than the ${most} that are taken at once: paste them afterwards.`,
  hasHead: 'The first row names the columns',
  order: 'Dates such as 03/04/2021',
  orders: { day: '3 April: the day first', month: '4 March: the month first' },
  scale: 'Shares such as 0.25',
  scales: { percent: 'a quarter of one per cent', one: 'a quarter: 25%' },
  choose: 'Choose…',
  meaningOf: (column: string) => `What “${column}” means`,
  column: (number: number) => `Column ${number}`,
  leftOut: 'left out',
  guessed: 'by its cells',
  table: 'The table as it was understood',
  row: 'Row',
  actOf: (row: number, name: string) => `What to do with row ${row}${name === '' ? '' : `, ${name}`}`,
  acts: { add: 'add', update: 'update', skip: 'leave out' },
  notes: {
    unnamed: 'names nobody',
    twice: 'stands above already',
    same: 'stands in the report already',
    left: 'in the past: owns nothing now',
    note: 'looks like a remark',
    full: 'no room for more rows',
  },
  stands: (row: number) => `row ${row} of the report`,
  unreadable: 'not read',
  either: 'readable in two ways',
  was: (value: string) => `instead of ${value}`,
  same: 'as it is',
  unkept: {
    person_number: 'numbers of people are not kept',
    second_share: 'kept as a kind of control only',
    left: 'in the past',
  },
  mend: (column: string, row: number) => `${column}, row ${row}: not understood, write it otherwise`,
  sum: (added: number, updated: number, skipped: number) =>
    `${rows(added)} to add, ${updated} to update, ${skipped} left out.`,
  unread: (count: number) =>
    `${count} ${plural(count, { one: 'cell is', other: 'cells are' })} not understood and left out.`,
  write: (count: number) => (count === 0 ? 'Nothing to write' : `Write ${rows(count)}`),
  said: (count: number) => `${rows(count)} written`,
  meanings: {
    name: 'Name',
    family_name: 'Family name',
    given_name: 'Given name',
    patronymic: 'Middle name, patronymic',
    role: 'Role',
    kind: 'Person or company',
    country: 'Country',
    number: 'Register number',
    share: 'Share',
    votes: 'Votes',
    control: 'Kind of control',
    of: 'Owner of',
    path: 'Through',
    since: 'Since',
    until: 'Until',
    born: 'Year of birth',
    elsewhere: 'Other companies',
  },
};

export type Texts = typeof en;
