import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');

/** Work that does not succeed: mails above all. */
export const outbox = {
  title: 'Not done',
  menu: 'Not done',
  menuCount: (count: number) =>
    `${count} ${plural(count, { one: 'piece of work is given up', other: 'pieces of work are given up' })}`,
  states: { given_up: 'Given up', failing: 'Tried again by itself' },
  filter: 'Which work',
  count: (count: number) => `${count} ${plural(count, { one: 'piece of work', other: 'pieces of work' })}`,
  emptyTitle: { given_up: 'Nothing is given up', failing: 'Nothing fails' },
  emptyText: 'Mails, debits and everything else go through. What does not appears here by itself.',
  mailFails: 'The mail server takes no mails',
  mailFailsText: (since: string) =>
    `Since ${since}. Nothing is lost: every mail is tried for five days and leaves as soon as the server works. Have the server or MAIL_URL looked at.`,
  mailSays: (words: string) => `It says: ${words}`,
  since: (time: string) => `Since ${time}`,
  givenUp: (time: string) => `Given up ${time}`,
  next: (time: string) => `Next try ${time}`,
  attempts: (count: number) => `${count} ${plural(count, { one: 'try', other: 'tries' })}`,
  toOrder: (number: string) => `Order ${number}`,
  retry: 'Try again',
  retryAbout: (what: string) => `Try again: ${what}`,
  retried: 'It is being tried again',
  retryAll: 'Try all again',
  retryAllTitle: 'Try everything again that was given up?',
  retryAllText:
    'Mails go to their customers, debits and releases to the card gateway. Nothing happens twice, and all of it is tried for five days more.',
  retriedAll: 'Everything is being tried again',
  dismiss: 'Leave it',
  dismissAbout: (what: string) => `Leave it: ${what}`,
  dismissTitle: 'Leave this undone?',
  dismissText: 'It is not tried again and disappears from here. That you decided so stays written down.',
  dismissed: 'It is left undone',
  pages: 'Pages',
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  previous: 'Previous page',
  following: 'Next page',
  topics: {
    'orders.deliver': 'Delivery of a report',
    'orders.notify': 'Mail to the customer about an order',
    'orders.copy': 'Copy of a mail about an order',
    'orders.claim': 'Notice of a claim, to our mailbox',
    'questions.forward': 'Question from the site, to our mailbox',
    'questions.receipt': 'Receipt for a question',
    'payments.open': 'Opening a card page',
    'payments.authorise': 'Hold on a saved card',
    'payments.release': 'Release of a hold',
    'payments.capture': 'Debit',
    'payments.check': 'Look at a payment',
    'payments.refund': 'Refund',
    'companies.search-server': 'Update of the search server',
  } as Readonly<Record<string, string>>,
  accountMail: 'Mail about an account',
  otherWork: (topic: string) => `Work “${topic}”`,
};
