import { isWaiting, type OrderState } from '#modules/orders/order-states.ts';
import type { BadgeTone } from '#ui/Badge.tsx';

/** How the state of an order looks in a list: what wants something of the customer stands out. */
export function orderTone(state: OrderState): BadgeTone {
  if (isWaiting(state)) return 'warn';
  if (state === 'report_sent' || state === 'completed') return 'good';
  const isOver = ['not_found', 'closed', 'cancelled', 'written_off', 'refunded'].includes(state);
  return isOver ? 'plain' : 'info';
}
