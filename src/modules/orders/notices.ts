/** Mails a customer gets about an order, beside the report itself. */
export const notices = [
  'accepted',
  'question',
  'funds_needed',
  'not_found',
  'reopened',
  'cancelled',
  'hold_ending',
  'late_likely',
  'late',
  'share_question',
  'share_waiting',
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
  'invoice_reminder',
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
