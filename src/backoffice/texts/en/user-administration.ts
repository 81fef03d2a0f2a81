import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');

/** The administrator's page about accounts. */
export const users = {
  title: 'People',
  menu: 'People',
  count: (count: number) => `${count} ${plural(count, { one: 'account', other: 'accounts' })}`,
  find: 'Find',
  search: 'Name, e-mail or company',
  role: 'Role',
  everyRole: 'Every role',
  person: 'Person',
  state: 'State',
  since: 'Since',
  whatToDo: 'Actions',
  self: 'You',
  selfText: 'Another administrator changes your account.',
  active: 'Active',
  disabled: 'Disabled',
  hasFactor: 'Second factor',
  lacksFactor: 'No second factor',
  emptyTitle: 'Nobody found',
  emptyText: 'Try fewer words, or another role.',
  pages: 'Pages',
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  previous: 'Previous page',
  next: 'Next page',
  /** What is heard of a button: which person it is about. */
  about: (act: string, name: string) => `${act}: ${name}`,
  changeRole: 'Change role',
  disable: 'Disable',
  enable: 'Enable',
  resetFactor: 'Reset second factor',
  reason: 'Reason',
  reasonHint: 'Stays in the history of the account and in the data the person can take along: name nobody.',
  tooShort: 'Write at least three characters',
  newRole: 'New role',
  sameRole: 'Choose another role than now',
  staffNeedsFactor:
    'This role needs a second factor. Until it is set up, the person reaches nothing but the profile.',
  roleTitle: (name: string) => `Another role for ${name}`,
  roleText: 'It counts at once, without a new sign-in. The person is told by mail.',
  disableTitle: (name: string) => `Disable ${name}?`,
  disableText:
    'Every sign-in ends and the account cannot be entered any more. Orders go on. The person is told by mail.',
  enableTitle: (name: string) => `Enable ${name}?`,
  enableText: 'The account can be entered again with its password. The person is told by mail.',
  resetTitle: (name: string) => `Reset the second factor of ${name}?`,
  resetText:
    'Make sure by telephone or in person that it is really they who ask. Every sign-in ends, the recovery codes are gone, and until a new factor is set up the password alone opens the profile.',
  roleChanged: 'The role is changed',
  wasDisabled: 'The account is disabled',
  wasEnabled: 'The account is enabled',
  factorReset: 'The second factor is taken off',
};
