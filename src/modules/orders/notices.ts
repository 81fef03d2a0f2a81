import type { OrderState } from './order-state-names.ts';

/** Mails a customer gets about an order, beside the report itself. */
export const notices = [
  'accepted',
  'question',
  'funds_needed',
  'not_found',
  'reopened',
  'cancelled',
  'payment_problem',
  'charged',
  'claim_received',
  'claim_answer',
  'claim_rejected',
  'claim_corrected',
  'claim_refund',
  'refund_failed',
  'refunded',
  'question_reminder',
  'funds_reminder',
  'payment_reminder',
  'review_request',
] as const;
export type Notice = (typeof notices)[number];

/** Those about a claim: for the customer alone, never for the addresses that get copies. */
export const claimNotices: readonly Notice[] = [
  'claim_received',
  'claim_answer',
  'claim_rejected',
  'claim_corrected',
  'claim_refund',
  'refund_failed',
  'refunded',
];

/** What a customer is reminded of, by the state in which it makes sense: in another one the mail is not sent any more. */
export const reminderStates: Readonly<Partial<Record<Notice, OrderState>>> = {
  question_reminder: 'needs_clarification',
  funds_reminder: 'funds_needed',
  payment_reminder: 'payment_problem',
  review_request: 'completed',
};
