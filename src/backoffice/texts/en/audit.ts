import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');

/** The administrator's page about what staff did. */
export const audit = {
  roles: { Admin: 'System administrator', Manager: 'Manager' },
  title: 'Audit log',
  menu: 'Audit log',
  lead: 'What staff changed or took away, written down before it was done. No line can be changed or taken out without breaking the chain. Single values typed into a report stand in its own history.',
  count: (count: number) => `${count} ${plural(count, { one: 'act', other: 'acts' })}`,
  person: 'Who',
  everybody: 'Everybody',
  right: 'Right',
  everyRight: 'Every right',
  about: 'Order number or id',
  from: 'From',
  to: 'To',
  show: 'Show',
  export: 'Save as CSV',
  exporting: 'Saving…',
  exportFailed: 'The table could not be saved. Try again.',
  when: 'When',
  who: 'Who',
  what: 'What',
  subject: 'About',
  outcome: 'Outcome',
  erased: 'erased account',
  done: 'done',
  refused: (status: number) => `refused (${status})`,
  failed: (status: number) => `failed (${status})`,
  open: 'no end written',
  none: 'No act is like this.',
  chain: 'End of the chain',
  chainText:
    'Note it elsewhere: with it npm run verify-audit shows later whether anything before it was rewritten.',
};
