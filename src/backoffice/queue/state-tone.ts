import type { OrderState } from '#modules/orders/order-states.ts';
import type { BadgeTone } from '#ui/Badge.tsx';

/** How loud a state is for the staff: what waits for them is told from what waits for others. */
export function stateTone(state: OrderState): BadgeTone {
  return tones[state] ?? 'plain';
}

const tones: Partial<Record<OrderState, BadgeTone>> = {
  queued: 'info',
  in_progress: 'info',
  in_review: 'info',
  needs_clarification: 'warn',
  funds_needed: 'warn',
  claim_open: 'warn',
  payment_problem: 'bad',
  ready: 'good',
  sending: 'good',
  report_sent: 'good',
  completed: 'good',
};
