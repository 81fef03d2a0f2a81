import type { PaymentState } from '#modules/payments/payment-states.ts';
import type { ForceWish, PaymentTruth } from '#workflows/settle-payment/contract.ts';
/** Claims about a report: their clocks, what is proposed, and the bank's side. */
export const claims = {
  states: {
    open: 'To be decided',
    proposed: 'Refund proposed',
    rejected: 'Rejected',
    corrected: 'Being corrected',
    refunding: 'Refund under way',
    refunded: 'Refunded',
  },
  answerBy: (date: string) => `First answer by ${date}`,
  decideBy: (date: string) => `Decision by ${date}`,
  answeredOn: (date: string) => `Answered ${date}`,
  decidedOn: (date: string, name: string) => `Decided ${date}, ${name}`,
  late: 'Late',
  nobody: 'a colleague',
  proposal: (name: string, amount: string) => `${name} proposes to give ${amount} back`,
  refundOf: (amount: string) => `Refund of ${amount}`,
  customerReads: 'What the customer reads',
  given: (reason: string) => `Given back: ${reason}`,
  refundFailed: 'The bank of the customer did not take the refund. Decide again.',
  left: (left: string, all: string) => `${left} of ${all} can be given back`,
  refundStates: {
    due: 'about to be asked for',
    unknown: 'asked for, no answer yet',
    pending: 'under way at the bank',
    succeeded: 'given back',
    failed: 'not taken by the bank',
  },
  acts: {
    answer: 'Write to the customer',
    reject: 'Reject',
    correct: 'Correct and send again',
    propose_refund: 'Propose a refund',
    grant_refund: 'Grant the refund',
    decline_proposal: 'Give the proposal back',
  },
  hints: {
    answer: 'Stops the first clock and decides nothing.',
    reject: 'The report stays as it is. The customer gets these words by mail.',
    correct:
      'Opens the next revision: it goes to everybody who has the report, without a charge. Only where the customer prefers it to the money.',
    propose_refund:
      'Nothing moves until a second person grants it. Then the customer gets these words by mail.',
    grant_refund: (amount: string) =>
      `${amount} goes back to the card at once, or off the invoice, and the customer is told.`,
    decline_proposal: 'The claim is open again, and the customer hears nothing of it.',
  },
  done: {
    answer: 'The mail is on its way',
    reject: 'Rejected, and the customer is told',
    correct: 'The next revision is open',
    propose_refund: 'Proposed: a second person decides',
    grant_refund: 'Granted',
    decline_proposal: 'Given back',
  },
  template: 'Begin with',
  noTemplate: 'an empty page',
  text: 'Words to the customer',
  tooShort: 'Write what the customer is to read',
  amount: (currency: string) => `Amount in ${currency}`,
  all: 'All of it',
  badAmount: (most: string) => `Type an amount up to ${most}, like 12.50`,
  reason: 'Why',
  disputes: 'Chargebacks',
  disputeStates: { open: 'open', won: 'won', lost: 'lost' },
  disputed: (amount: string, reason: string) => `The bank has taken ${amount} back: ${reason}`,
  evidenceBy: (date: string) => `Evidence by ${date}`,
  evidence: 'Evidence pack (ZIP)',
  noRefund: 'While a chargeback is open or lost nothing is refunded beside it.',
};

type Status = NonNullable<PaymentTruth['theirs']>['status'];

/** A payment that contradicts its gateway, and what an Admin does about it. */
export const force = {
  look: 'Ask the gateway',
  title: 'What we have, and what the gateway says now',
  ours: 'Our books',
  theirs: 'Gateway',
  state: 'State',
  amount: 'Amount',
  taken: 'Taken',
  back: 'Given back',
  unknown: 'knows of no such payment',
  other: 'another order, attempt or amount',
  states: {
    created: 'page opened',
    open: 'page open',
    requires_action: 'bank waits for the payer',
    unknown: 'no answer',
    authorised: 'held',
    verified: 'card checked',
    declined: 'declined',
    void_due: 'being released',
    voided: 'released',
    expired: 'nothing held any more',
    capture_due: 'being debited',
    capture_unknown: 'debit without an answer',
    captured: 'taken',
    partially_refunded: 'partly given back',
    refunded: 'given back',
    disputed: 'disputed',
    lost: 'lost to the payer’s bank',
  } satisfies Record<PaymentState | Status, string> as Readonly<Record<PaymentState | Status, string>>,
  becomes: {
    captured:
      'The payment becomes “taken”: the amount that the gateway names is booked, and a paper is made. If the report was sent, the order is paid; if not, all of it is given back at once.',
    expired:
      'The payment becomes “nothing held any more”. If the report was sent, the customer is asked to pay.',
    void_due:
      'The payment becomes “being released”: the gateway is told to let go what it holds. Nothing is booked.',
    seen: 'Both sides agree again. The mark goes, and your reason stays in the history.',
  } satisfies Record<ForceWish, string>,
  act: {
    captured: 'Force: taken',
    expired: 'Force: nothing held',
    void_due: 'Force: release it',
    seen: 'Take the mark away',
  } satisfies Record<ForceWish, string>,
  none: 'What the gateway says supports no state that could be forced. Clear it up with the gateway, then ask again.',
  again: 'Ask again',
  reason: 'Reason',
  reasonHint: 'Who confirmed it, and how you know. It is written into the history and the audit log.',
  tooShort: 'Say why in 10 characters or more',
  done: 'Done, and written down',
};
