import type { OrderState } from '#modules/orders/order-states.ts';
import type { StepState } from '#ui/Timeline.tsx';
import type { TrackedOrder } from '#workflows/track-order/contract.ts';

export type StepKey = 'placed' | 'paid' | 'verified' | 'research' | 'review' | 'sent' | 'charged';

/** One step of an order; `ending` stands for the order's own state where it did not end as planned. */
export type OrderStep = Readonly<{ key: StepKey | 'ending'; state: StepState; at: string | null }>;

/** How many of the six steps are done in each state; the next one is the current one. */
const doneSteps: Readonly<Record<OrderState, number>> = {
  draft: 0,
  awaiting_payment: 1,
  queued: 2,
  in_progress: 2,
  needs_clarification: 2,
  in_review: 3,
  ready: 4,
  funds_needed: 4,
  sending: 4,
  report_sent: 5,
  payment_problem: 5,
  completed: 6,
  written_off: 5,
  claim_open: 6,
  refunding: 6,
  refunded: 6,
  not_found: 2,
  closed: 2,
  cancelled: 1,
};

const stopped: readonly OrderState[] = ['cancelled', 'not_found', 'closed', 'written_off'];
const aftermath: readonly OrderState[] = ['claim_open', 'refunding', 'refunded'];

/** The customer's timeline: what happened with its time, what happens now, what is still to come. */
export function orderSteps({ order, payment }: TrackedOrder): OrderStep[] {
  const reached = (state: OrderState) => order.events.findLast((event) => event.state === state)?.at ?? null;
  const wasPaid = reached('queued') !== null;
  const plan: { key: StepKey; at: string | null }[] = [
    { key: 'placed', at: order.placedAt },
    { key: payment.route === 'verify' ? 'verified' : 'paid', at: reached('queued') },
    { key: 'research', at: reached('in_review') },
    { key: 'review', at: reached('ready') },
    { key: 'sent', at: order.sentAt },
    { key: 'charged', at: payment.capturedAt },
  ];
  const isStopped = stopped.includes(order.state);
  const done = order.state === 'cancelled' && wasPaid ? 2 : doneSteps[order.state];
  const ending = { key: 'ending', at: reached(order.state) } as const;
  const steps = plan.map(({ key, at }, index): OrderStep => {
    const state = index < done ? 'done' : index === done && !isStopped ? 'current' : 'waiting';
    return { key, state, at: state === 'done' ? at : null };
  });
  if (isStopped) return [...steps.slice(0, done), { ...ending, state: 'stopped' }];
  if (!aftermath.includes(order.state)) return steps;
  return [...steps, { ...ending, state: order.state === 'refunded' ? 'done' : 'current' }];
}
