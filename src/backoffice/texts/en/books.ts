import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');

/** Our books beside those of the card gateways. */
export const books = {
  title: 'Books',
  lead: 'Once a day our ledger is set beside what each card gateway says of the last 35 days. A hold of nobody is given back on the second day; all else waits for a person.',
  differences: 'Not equal',
  noneTitle: 'The books agree',
  noneText: 'In the last comparison with each gateway every hold and every cent was the same.',
  neverTitle: 'Not compared yet',
  neverText: 'The first comparison runs within an hour of the start.',
  count: (count: number) => `${count} ${plural(count, { one: 'difference', other: 'differences' })}`,
  kinds: {
    orphan_hold: 'A hold of nobody',
    orphan_charge: 'Money of nobody',
    missing: 'The gateway does not know it',
    amount: 'Not the same money',
    state: 'The hold is ended in one book alone',
  },
  todo: {
    orphan_hold: 'It is given back by itself on the second day.',
    orphan_charge: 'Find out whose it is and give it back at the gateway.',
    missing: 'Look at the gateway whether it was removed there, then at the order.',
    amount: 'Look at the gateway who gave back or took money there, then at the order.',
    state: 'Look at the order: the card may be held for nothing, or not held although we count on it.',
  },
  released: 'Given back',
  what: 'What',
  order: 'Order',
  ours: 'Our books',
  theirs: 'Gateway',
  since: 'Seen since',
  unknown: 'not known',
  days: 'Days',
  day: 'Day',
  gateway: 'Gateway',
  paymentsHead: 'Payments',
  payments: (count: number) => `${count} ${plural(count, { one: 'payment', other: 'payments' })}`,
  sums: 'Taken and not given back',
  equal: 'equal',
  notEqual: (ours: string, theirs: string) => `ours ${ours}, gateway ${theirs}`,
  nothing: 'nothing taken',
  running: 'under way',
  failed: (words: string) => `not compared: ${words}`,
};
