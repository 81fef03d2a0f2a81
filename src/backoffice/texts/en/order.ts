import { languageWords } from '#kernel/language-words.ts';
import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');

/** One order: head, actions, side panels. */
export const order = {
  title: (number: string) => `Order ${number}`,
  due: (date: string) => `Due ${date}`,
  noDue: 'No due date yet: the clock starts when work starts',
  late: 'Late',
  placed: (date: string) => `Placed ${date}`,
  sent: (date: string) => `Sent ${date}`,
  assignee: (name: string) => `${name} is on it`,
  author: (name: string) => `Written by ${name}`,
  revision: (revision: number) => `Revision ${revision}`,
  moneyTitle: 'Payment',
  noPayment: 'No payment yet',
  needsReview: (why: string) => `Payment to be looked at: ${why}`,
  deliveryProblem: 'The report did not reach the customer',
  inDoubtTitle: 'It is not known whether the customer has the report',
  inDoubtText:
    'The mail server had the whole mail and never said whether it took it. The same mail is sent again by itself until it is taken or refused for good; after a refusal only “Send now” tries again. Until it is taken the order cannot be cancelled and nothing is charged. Whoever can read the log of the mail server can settle it: an administrator.',
  inDoubtLast: (problem: string) => `The last try: ${problem}`,
  requested: 'The customer described the company',
  request: {
    name: 'Name',
    regCode: 'Registration number',
    vatCode: 'Tax or VAT number',
    address: 'Address',
    phone: 'Telephone',
    email: 'E-mail',
    addInfo: 'Remarks',
  },
  customer: 'Customer',
  demo: 'Demo register',
  busy: 'One moment…',
  workTitle: 'Research steps',
  workProgress: (done: number, all: number) => `${done} of ${all} done`,
  workUndo: 'Untick',
  workOutcome: (kind: string) => `Outcome: ${kind}`,
  claims: 'Claims about the report',
  preview: 'Preview as PDF',
  previewIn: languageWords({ en: 'In English', ru: 'In Russian' }, (name) => name),
  previewSave: (name: string) => `Save ${name}`,
  previewMaking: 'Making the PDF…',
  actor: {
    you: 'you',
    colleague: 'a colleague',
    system: 'system',
    gateway: 'payment gateway',
    visitor: 'customer',
  },
};

/** Buttons, what they mean for money and mail, and what is said when they are done. */
export const acts = {
  assignOrder: { button: 'Take the order', done: 'The order is yours' },
  submitReport: {
    button: 'Hand over for approval',
    done: 'Handed over: a second person approves it',
    blocked: 'Before it can be handed over:',
    openWork: (count: number) =>
      `${count} ${plural(count, { one: 'research step is open', other: 'research steps are open' })}`,
  },
  approveReport: {
    blocked: 'It cannot be approved as it is; give it back:',
    thin: 'Facts stand in too few sections. Write why it is sent all the same: the customer reads it in the mail and in the report.',
    thinField: languageWords(
      { en: 'Reason, in English', ru: 'Reason, in Russian' },
      (name) => `Reason: ${name}`,
    ),
    thinWrong: languageWords(
      { en: 'Write at least ten characters in English', ru: 'Write at least ten characters in Russian' },
      (name) => `Write at least ten characters: ${name}`,
    ),
  },
  confirmEvidence: {
    button: 'It is right: say why',
    field: 'Why this source can say it',
    confirm: 'Confirm the source',
    done: 'The source is confirmed',
    tooShort: 'Write at least ten characters',
  },
  confirmStatement: {
    button: 'It was filed so: say why',
    field: 'Why its two sides differ',
    confirm: 'Confirm the balance sheet',
    done: 'The balance sheet is confirmed as filed',
    tooShort: 'Write at least ten characters',
  },
  nameSource: {
    button: 'Name it in Russian',
    field: 'Name in Russian',
    confirm: 'Save the name',
    done: 'The name is saved',
    tooShort: 'Write the name',
  },
  askCustomer: {
    button: 'Ask the customer',
    title: 'Ask the customer',
    text: 'The question goes by e-mail in your words. The clock of the order stands still until the answer comes.',
    field: 'Your question',
    isForCustomer: true,
    confirm: 'Send the question',
    done: 'The question is sent',
  },
  declareNotFound: {
    button: 'Company not found',
    title: 'Tell the customer that there is no such company?',
    text: 'The reservation on the card is released, nothing is charged, and the customer gets a mail with your words.',
    field: 'Where you looked, and what would help',
    isForCustomer: true,
    confirm: 'Company not found',
    done: 'The customer is told; the card is released',
  },
  cancelByStaff: {
    button: 'Cancel the order',
    title: 'Cancel this order?',
    text: 'The reservation on the card is released, nothing is charged, and the customer gets a mail with the reason.',
    field: 'Reason, for the customer',
    isForCustomer: true,
    confirm: 'Cancel the order',
    done: 'The order is cancelled; the card is released',
  },
  sendAgain: {
    button: 'Send now',
    title: 'Send the report now?',
    text: (email: string) =>
      `The mail goes to ${email} once more. The card is debited once at most, however often it is sent.`,
    confirm: 'Send',
    done: 'The report is on its way',
  },
  resolveTaken: {
    button: 'It was taken',
    title: 'The mail server took the report?',
    text: 'Say so only if its log, or the customer, shows it: the order counts as sent and the card is debited.',
    field: 'How you know',
    confirm: 'It was taken',
    done: 'The order counts as sent',
  },
  resolveNotTaken: {
    button: 'It was not taken',
    title: 'The mail server did not take the report?',
    text: 'Say so only if its log shows it: the order can be sent or cancelled again.',
    field: 'How you know',
    confirm: 'It was not taken',
    done: 'The order is ready to be sent',
  },
  writtenIn: languageWords(
    {
      en: 'The customer reads English: my words are in English',
      ru: 'The customer reads Russian: my words are in Russian',
    },
    (name) => `My words are in the customer’s language: ${name}`,
  ),
  confirmLanguage: 'Confirm the language, or write it anew in the customer’s',
  back: 'Back',
  tooShort: 'Write at least three characters',
};
