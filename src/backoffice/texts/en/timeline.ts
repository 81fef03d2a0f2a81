import type { ReasonCode } from '#kernel/actor.ts';
import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');
const values = (count: number) => `${count} ${plural(count, { one: 'value', other: 'values' })}`;
const times = (count: number) => (count === 1 ? '' : `, ${count} times within the hour`);

/** Everything that happened to an order, and the notes of the staff. */
export const timeline = {
  title: 'What happened',
  rows: 'Rows of the timeline',
  filter: 'Show',
  filters: {
    all: 'Everything',
    customer: 'Customer',
    money: 'Money',
    work: 'Work',
    mail: 'Mail',
    note: 'Notes',
  },
  newestBelow: 'Newest below, times in UTC',
  earlier: 'Show what came earlier',
  none: 'Nothing of this kind has happened yet.',
  buyer: (company: string, copies: number) =>
    [
      company === '' ? 'What the buyer said with the order' : `Bought for ${company}`,
      ...(copies > 0 ? [`${copies} ${plural(copies, { one: 'copy', other: 'copies' })} of the report`] : []),
    ].join(', '),
  question: 'Question to the customer, the clock stands',
  answer: (after: string) =>
    `Answer of the customer${after === '' ? '' : `, after ${after}`}; the clock runs again`,
  claim: (files: number) =>
    files === 0
      ? 'Claim about the report'
      : `Claim about the report, ${files} ${plural(files, { one: 'file', other: 'files' })}`,
  files: {
    added: 'The customer added a paper',
    read: 'A paper of the customer saved',
    erased: 'A paper of the customer erased',
  } as Readonly<Record<string, string>>, // asked by an event's text
  documents: {
    added: 'Document put beside the dossier',
    fetched: 'Page of the web kept as a document',
    described: 'Document named',
    given: 'The customer may have a copy of a document',
    withheld: 'The customer has no copy of a document any more',
    removed: 'Document removed',
    restored: 'Document put back',
  } as Readonly<Record<string, string>>, // asked by an event's text
  vatCheck: {
    valid: 'VIES: the buyer’s VAT number is valid',
    not_valid: 'VIES: the buyer’s VAT number is not valid',
    unanswered: 'VIES did not answer about the buyer’s VAT number',
  } as Readonly<Record<string, string>>, // asked by an outcome's text
  claimFileRead: 'File of a claim saved',
  download: (language: string, count: number) => `Report saved (${language})${times(count)}`,
  step: (step: string, outcome: string) => `${step}: ${outcome.toLowerCase()}`,
  research: (answered: number, asked: number, seconds: string) =>
    `Research: ${answered} of ${asked} questions to sources ended${seconds === '' ? '' : ` in ${seconds}`}`,
  askedAgain: (source: string) => `Asked again: ${source}`,
  handedIn: (source: string) => `File handed in: ${source}`,
  readAgain: (source: string) => `Read again by a newer reader: ${source}`,
  readAgainInVain: (source: string) =>
    `A newer reader reads it no better, so the earlier reading stays: ${source}`,
  dossier: (count: number, sections: number) =>
    `${values(count)} of the report changed, in ${sections} ${plural(sections, { one: 'section', other: 'sections' })}`,
  screening: (list: string) => `Possible match judged: ${list}`,
  checked: (accepted: number, comments: number) =>
    [
      ...(accepted > 0 ? [`${values(accepted)} accepted`] : []),
      ...(comments > 0 ? [`${comments} ${plural(comments, { one: 'comment', other: 'comments' })}`] : []),
    ].join(', ') || 'Check gone on with',
  approved: (accepted: number, changed: number) =>
    `Approved with ${accepted} of ${changed} changed values accepted`,
  mail: (name: string) => `Mail “${name}”`,
  mailAgain: (name: string) => `Mail “${name}” sent again`,
  mailTo: (to: string) => `accepted by the mail server, to ${to}`,
  copy: 'copy',
  resend: (name: string) => `Asked to send “${name}” again`,
  changeAddress: 'Order given another address',
  reasons: {
    fresh_hold: 'A fresh hold stands in its place',
    not_agreed:
      'The hold before it had ended, and its payer has not agreed to another one by now: the card was not asked',
    left_company: 'Whoever ordered has left the company',
    given_on_page: 'Given by the customer on the page of the order',
    handed_over: 'The company has another Director',
  } satisfies Record<ReasonCode, string>,
  cameBack: {
    bounce: (name: string) => `Came back: “${name}”`,
    delay: (name: string) => `Late, still being tried: “${name}”`,
    complaint: (name: string) => `Called unwanted by whoever got it: “${name}”`,
  },
  note: 'Note, for staff only',
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  seconds: (count: number) => `${count} s`,
  compose: {
    title: 'Note to staff',
    field: 'Note for colleagues; @ names one of them',
    add: 'Add note',
    hint: 'The customer never sees notes.',
    told: (names: string) => `Will be told: ${names}`,
    name: 'Name a colleague',
    done: 'The note is added',
    takeBack: 'Take back',
    tookBack: 'The note is taken back',
  },
};

/** Mails of an order. */
export const mails = {
  title: 'Mails as sent',
  none: 'No mail has gone out yet.',
  kinds: {
    accepted: 'We have your order',
    question: 'A question for you',
    funds_needed: 'Payment needs you',
    not_found: 'Company not found',
    reopened: 'Looked for again',
    share_question: 'Thin report: please choose',
    share_waiting: 'We go on looking',
    question_reminder: 'Reminder of a question',
    hold_ending: 'Hold could not be renewed',
    late_likely: 'May be late',
    late: 'We are late',
    funds_reminder: 'Reminder of the payment',
    invoice_reminder: 'Reminder of an invoice',
    payment_reminder: 'Reminder of a debt',
    review_request: 'Asked for a review',
    cancelled: 'Order cancelled',
    payment_problem: 'Payment problem',
    charged: 'Receipt',
    report: 'Your report',
    deliver: 'Your report',
    correction: 'Your report is replaced',
    resend: 'A mail sent again',
  } as Readonly<Record<string, string>>,
  accepted: (at: string) => `accepted ${at}`,
  again: (count: number) => `sent again ${count} ${count === 1 ? 'time' : 'times'}`,
  states: {
    waiting: 'waits to be sent',
    failing: 'fails, is tried again by itself',
    given_up: 'given up',
  },
  tries: (count: number) => `${count} ${plural(count, { one: 'try', other: 'tries' })}`,
  open: 'As sent',
  to: 'To',
  when: 'Accepted',
  server: 'The mail server said',
  noServer: 'not kept of mails this old',
  id: 'Message-ID',
  html: 'As the customer saw it',
  text: 'As plain text',
  made: 'Bodies of mails are not kept. This one is made again of the order as it is now, by what made it then; in place of the secret link stands “…”.',
  lost: 'This mail cannot be made again.',
  frame: 'The mail',
  close: 'Close',
  escapeHint: 'Press Escape again to close',
  cameBack: {
    bounce: (status: string, moment: string) => `Came back ${moment} (${status})`,
    delay: (status: string, moment: string) => `Late since ${moment} (${status})`,
    complaint: (status: string, moment: string) => `Complaint ${moment} (${status})`,
  },
  resend: 'Send again',
  resendTitle: 'Send this mail again?',
  resendText: (subject: string, to: string) =>
    `“${subject}” goes to ${to} once more, as the same mail: a mail program may show it only once. Nothing is charged. Five times is the most.`,
  reason: 'Why',
  resent: 'The mail is on its way',
  address: 'Give another address',
  addressTitle: 'Where shall mails of this order go?',
  addressText: (old: string) =>
    `Mails to ${old} do not arrive. From now on every mail of this order goes to the new address, first the one that did not arrive; nothing is charged again. Be sure that it is the customer’s: whoever gets the mail can open the order.`,
  newAddress: 'New address',
  addressWrong: 'Write an address like name@example.com',
  addressDone: 'Mails go to the new address now',
  outbox: 'Work that does not succeed',
};

/** The head of the order page and what can be done from it. */
export const orderDesk = {
  promise: 'Promise',
  money: 'Money',
  stood: (time: string) => `stood ${time} for questions`,
  stands: 'the clock stands: a question is open',
  openDossier: 'Open dossier',
  review: 'Review',
  ownReview: 'A second person checks it: you wrote in it.',
  statements: 'Statements',
  more: 'More',
  give: 'Give to…',
  giveTitle: 'Who goes on with this order?',
  giveConfirm: 'Give',
  person: 'Colleague',
  given: (name: string) => `${name} goes on with it`,
  putBack: 'Put back',
  putBackDone: 'Back in the queue',
  refused: 'The order has moved on, so that hands cannot change now.',
  about: 'Customer and company',
  blocked: 'In the way of handing over',
  blockedBy: (count: number) => `${count} ${plural(count, { one: 'thing', other: 'things' })} to settle`,
  keys: {
    group: 'Order',
    dossier: 'open the report',
    ask: 'ask the customer',
    note: 'write a note',
    give: 'give to a colleague',
    take: 'take it',
  },
};
