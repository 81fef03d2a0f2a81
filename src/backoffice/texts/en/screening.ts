import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');

/** Possible matches with lists of sanctions and of people in public office. */
export const screening = {
  title: 'Screening',
  none: 'Nobody was looked for in the lists yet.',
  waiting: (count: number) => `${count} to judge`,
  searched: (subjects: number, lists: number) =>
    `${subjects} ${plural(subjects, { one: 'subject', other: 'subjects' })}, ${lists} ${plural(lists, { one: 'list', other: 'lists' })}`,
  lists: 'Lists and versions',
  clear: (count: number) =>
    `${count} ${plural(count, { one: 'subject', other: 'subjects' })} without a possible match`,
  near: 'alike, and something speaks against it',
  entry: (reference: string) => `entry ${reference}`,
  listed: (day: string) => `listed ${day}`,
  open: 'Open the list’s entry',
  field: 'Compared',
  asked: 'Of the company',
  inList: 'On the list',
  fields: { name: 'Name', kind: 'Kind', country: 'Country', birthYear: 'Year of birth', number: 'Number' },
  fieldStates: { agree: 'agrees', differ: 'differs', unknown: 'not known' },
  names: {
    exact: 'the same signs',
    form: 'another legal form',
    order: 'words in another order',
    transliterated: 'in another script',
    typo: 'letters differ',
    part: 'a part of it',
  },
  states: {
    open: 'no verdict yet',
    true_match: 'is the one on the list',
    false_match: 'is somebody else',
    unresolved: 'cannot be said',
  },
  judge: 'Judge',
  judgeAgain: 'Judge again',
  verdict: 'What is it?',
  reason: 'Why: what agrees or differs, in a sentence',
  reasonHint:
    'Ten characters at least. The customer reads this sentence, and the comparison above, in the report.',
  tooShort: 'Please say why, in ten characters at least.',
  chooseOne: 'Please choose what it is.',
  save: 'Save the verdict',
  cancel: 'Cancel',
  saved: 'The verdict is kept, and the dossier follows it',
};
