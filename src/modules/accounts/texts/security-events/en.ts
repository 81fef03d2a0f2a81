import type { Action } from '#kernel/policy.ts';

/** What is said of security events, on the profile and on the staff's page. */
export const securityEvents = {
  title: 'What happened',
  lead: 'Sign-ins, tries that failed and refusals of the last 90 days. Like things of one day are one line. If something here was not you, change the password and end the other sign-ins above.',
  kinds: {
    sign_in: 'Signed in',
    sign_in_failed: 'Wrong e-mail or password',
    code_failed: 'Right password, wrong code of the second factor',
    sign_in_blocked: 'Sign-in stopped after too many tries',
    right_refused: 'Refused',
    staff_act: 'Done as staff',
  },
  /** Objects of “Refused” and “Done as staff”. */
  actions: {
    'site.use': 'public pages',
    'account.enter': 'entering an account',
    'order.place': 'placing orders',
    'order.follow': 'following an order',
    'profile.manage': 'managing the profile',
    'orders.see': 'orders of one’s own',
    'data.manage': 'taking data along or erasing an account',
    'company.manage': 'managing the company',
    'desk.work': 'work on reports',
    'report.approve': 'approving a report',
    'catalogue.see': 'drafted prices',
    'catalogue.edit': 'editing of prices',
    'claim.decide': 'deciding a claim',
    'refund.grant': 'granting a refund',
    'delivery.resolve': 'deliveries and mails that got stuck',
    'feedback.moderate': 'questions and reviews',
    'outbox.mend': 'mails and jobs that did not succeed',
    'people.manage': 'accounts of others',
  } satisfies Record<Action, string> as Readonly<Record<string, string>>,
  unknownDevice: 'Unknown device',
  network: (network: string) => `network ${network}`,
  manyNetworks: 'several networks',
  times: (count: number) => `${count} times`,
  between: (first: string, last: string) => `${first} – ${last}`,
  nobody: 'An address without an account',
  showAll: (count: number) => `Show all ${count}`,
  loading: 'Loading what happened…',
  empty: 'Nothing in the last 90 days.',
  failedTitle: 'The list could not be loaded',
  unreachable: 'The server does not answer. Check your connection and try again.',
  retry: 'Try again',
};
export type SecurityEventWords = typeof securityEvents;
