import { type OrderEnding, type OrderState, rowOf } from '#modules/orders/order-states.ts';
import type { StepState } from '#ui/base/Timeline.tsx';
import type { TrackedOrder } from '#workflows/track-order/contract.ts';

export type StepKey =
  | 'placed'
  | 'paid'
  | 'verified'
  | 'research'
  | 'review'
  | 'choice'
  | 'sent'
  | 'charged'
  | 'waived';

/** One step of an order; `ending` stands for the order's own state where it did not end as planned. */
export type OrderStep = Readonly<{ key: StepKey | 'ending'; state: StepState; at: string | null }>;

/** How the step looks that stands for an order's own state. */
const endingSteps: Readonly<Record<OrderEnding, StepState>> = {
  cancelled: 'stopped',
  not_found: 'stopped',
  unpaid: 'stopped',
  claim: 'current',
  refunded: 'done',
};

/** The customer's timeline: what happened with its time, what happens now, what is still to come. */
export function orderSteps({ order, payment }: TrackedOrder): OrderStep[] {
  const reached = (state: OrderState) => order.events.findLast((event) => event.state === state)?.at ?? null;
  const wasPaid = reached('queued') !== null;
  const isAsked = order.state === 'share_offered';
  const plan: { key: StepKey; at: string | null }[] = [
    { key: 'placed', at: order.placedAt },
    { key: payment.route === 'verify' ? 'verified' : 'paid', at: reached('queued') },
    { key: 'research', at: reached('in_review') },
    { key: 'review', at: reached('ready') ?? reached('share_offered') },
    ...(isAsked ? [{ key: 'choice', at: null } as const] : []),
    { key: 'sent', at: order.sentAt },
    order.late?.priceMinor === 0
      ? { key: 'waived', at: order.sentAt }
      : { key: 'charged', at: payment.capturedAt },
  ];
  const { stepsDone, ending } = rowOf(order.state);
  // Its report was read by a second person; what comes next is the buyer's.
  const reachedSteps = isAsked ? stepsDone + 1 : stepsDone;
  const endingStep = ending === null ? undefined : endingSteps[ending];
  const isStopped = endingStep === 'stopped';
  const done = ending === 'cancelled' && wasPaid ? 2 : reachedSteps;
  const steps = plan.map(({ key, at }, index): OrderStep => {
    const state = index < done ? 'done' : index === done && !isStopped ? 'current' : 'waiting';
    return { key, state, at: state === 'done' ? at : null };
  });
  if (endingStep === undefined) return steps;
  const last: OrderStep = { key: 'ending', state: endingStep, at: reached(order.state) };
  return [...(isStopped ? steps.slice(0, done) : steps), last];
}
