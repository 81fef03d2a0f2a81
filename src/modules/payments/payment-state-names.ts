/** Every state one payment attempt can be in. */
export const paymentStates = [
  'created',
  'requires_action',
  'unknown',
  'authorised',
  'verified',
  'declined',
  'void_due',
  'voided',
  'expired',
  'capture_due',
  'capture_unknown',
  'captured',
  'partially_refunded',
  'refunded',
  'disputed',
  'lost',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What can happen to a payment; imperatives, as they are asked for. */
export const paymentEvents = [
  'challenge',
  'lose_contact',
  'resume',
  'authorise',
  'verify',
  'decline',
  'release',
  'supersede',
  'confirm_release',
  'expire',
  'find_held',
  'demand_capture',
  'capture',
  'refund_part',
  'refund_all',
  'dispute',
  'win_dispute',
  'win_rest',
  'lose_dispute',
] as const;
export type PaymentEvent = (typeof paymentEvents)[number];
