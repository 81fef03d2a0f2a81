import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');
const things = (count: number) => `${count} ${plural(count, { one: 'entry', other: 'entries' })}`;

/** One list of everything that a person must answer. */
export const inbox = {
  title: 'Inbox',
  menu: 'Inbox',
  menuCount: (open: number, late: number) => (late === 0 ? `${open} open` : `${open} open, ${late} late`),
  count: things,
  kindsTitle: 'What it is',
  everything: 'Everything',
  kinds: { question: 'Questions', claim: 'Claims', review: 'Reviews' },
  kind: { question: 'Question', claim: 'Claim', review: 'Review' },
  statesTitle: 'Which ones',
  states: { open: 'Open', late: 'Late', done: 'Done' },
  owners: { anybody: 'Anybody', mine: 'I have it', nobody: 'Nobody has it' },
  search: 'Name, address, order or words',
  show: 'Show',
  what: 'Kind',
  who: 'Who',
  opening: 'What they write',
  received: 'Received',
  due: 'Due',
  owner: 'Who has it',
  nobody: 'Nobody',
  nameless: 'No name',
  done: 'Done',
  doneAt: (time: string) => `Done ${time}`,
  next: 'Next entry',
  previous: 'Previous entry',
  open: 'Open',
  take: 'Take',
  taken: 'You have it now',
  putBack: 'Put back',
  putBackDone: 'Put back: nobody has it',
  chosen: (who: string) => `Chosen: ${who}`,
  emptyTitle: {
    open: 'Nothing waits for an answer',
    late: 'Nothing is late',
    done: 'Nothing done fits',
  },
  emptyText: 'New entries appear here by themselves. Take filters away to see others.',
};
