import type { OrderEvent } from './order-states.ts';

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

const noticeByEvent: Partial<Record<OrderEvent, Notice>> = {
  accept: 'accepted',
  ask: 'question',
  lack_funds: 'funds_needed',
  declare_not_found: 'not_found',
  cancel: 'cancelled',
  expire: 'cancelled',
  lapse: 'cancelled',
  give_up: 'cancelled',
  lose_hold: 'payment_problem',
  complete: 'charged',
  settle_debt: 'charged',
};

/** The mail that tells the customer of an event, if any does. A corrected report brings no second receipt. */
export function noticeOf(event: OrderEvent, revision: number): Notice | undefined {
  if (event === 'complete' && revision > 1) return undefined;
  return noticeByEvent[event];
}
