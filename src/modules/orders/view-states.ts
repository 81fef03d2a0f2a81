import { isReportSent, type OrderState, orderStates } from './order-states.ts';

/**
 * Ways to look at one's orders. Every order is in one of open, delivered and closed; `waiting` are those among them that
 * want something of the customer.
 */
export const orderViews = ['all', 'open', 'waiting', 'delivered', 'closed'] as const;
export type OrderListView = (typeof orderViews)[number];

/** It goes on only when the customer pays or answers. */
export function isWaiting(state: OrderState): boolean {
  return ['awaiting_payment', 'needs_clarification', 'funds_needed', 'payment_problem'].includes(state);
}

/** It ended without a report; a company that was not found may be looked for again, but nobody is looking now. */
function isClosedUnsent(state: OrderState): boolean {
  return ['not_found', 'closed', 'cancelled'].includes(state);
}

/** Whether an order in this state is shown in a view. */
export function isInView(view: OrderListView, state: OrderState): boolean {
  if (view === 'all') return true;
  if (view === 'waiting') return isWaiting(state);
  if (view === 'delivered') return isReportSent(state);
  if (view === 'closed') return isClosedUnsent(state);
  return !isReportSent(state) && !isClosedUnsent(state);
}

/** The states that a view shows. */
export function statesOfView(view: OrderListView): readonly OrderState[] {
  return orderStates.filter((state) => isInView(view, state));
}
