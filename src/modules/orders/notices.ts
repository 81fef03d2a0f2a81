/** Mails a customer gets about an order, beside the report itself. */
export const notices = [
  'accepted',
  'question',
  'funds_needed',
  'not_found',
  'cancelled',
  'payment_problem',
  'charged',
] as const;
export type Notice = (typeof notices)[number];
