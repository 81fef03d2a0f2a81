import type { OrderView } from '#modules/orders/contract.ts';
import { isReportSent, rowOf } from '#modules/orders/order-states.ts';
import {
  isLateLikely,
  latenessAt,
  latePromiseOf,
  nextLateness,
  type Order,
  priceOf,
} from '#modules/orders/service.ts';

/** How an order stands with the late rule; null where nobody is late. Pure. */
export function viewLateness(order: Order, research: { openSteps: number }, now: Date): OrderView['late'] {
  if (rowOf(order.state).ending !== null && !isReportSent(order.state)) return null;
  const promise = latePromiseOf(order);
  const { lateDays, latePercent } = latenessAt(promise, now);
  const isLikely = lateDays === 0 && isLateLikely(promise, research, now);
  if (lateDays === 0 && !isLikely) return null;
  const next = nextLateness(promise, now);
  const priceAt = (percent: number) => priceOf({ ...order, latePercent: percent }).amountMinor;
  return {
    isLikely,
    days: lateDays,
    percent: latePercent,
    priceMinor: priceAt(latePercent),
    lessAt: next?.at.toISOString() ?? null,
    lessMinor: next === undefined ? null : priceAt(next.percent),
  };
}
