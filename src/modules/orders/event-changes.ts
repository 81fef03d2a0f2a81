import { minuteMs } from '#kernel/clock.ts';
import { dueDates, shiftDue } from './calendar/due-dates.ts';
import { orderCalendar } from './calendar/work-calendar.ts';
import { latenessAt } from './late/lateness.ts';
import type { Notice } from './notices.ts';
import { latePromiseOf, type Order } from './order.ts';
import { isClosed, isHandEvent, type OrderEvent, type OrderState, rowOf } from './order-states.ts';
import type { OrderChanges } from './repository.ts';

/** What else changes in the row when `event` leads to `to`: dates, pauses, who did it. Pure. */
export function eventChanges(
  order: Order,
  event: OrderEvent,
  to: OrderState,
  context: { now: Date; accountId: string | null },
): OrderChanges {
  const { now, accountId } = context;
  const changes: OrderChanges = { state: to, closedAt: isClosed(to) ? now : null };
  switch (event) {
    case 'accept': {
      const { startedAt, dueMin, dueMax } = dueDates(now, order.tariff, orderCalendar(order.countryCode));
      return { ...changes, startedAt: startedAt, dueMin: dueMin, dueMax: dueMax };
    }
    case 'assign':
      return accountId === null ? changes : { ...changes, assigneeId: accountId };
    case 'put_back':
      return { ...changes, assigneeId: null };
    case 'ask':
      return { ...changes, ...beginPause(order, now) };
    case 'answer':
      return { ...changes, ...endPause(order, now) };
    case 'submit':
      return { ...changes, authorId: accountId };
    case 'reject':
      // Whoever wrote it goes on, also where the review was given to somebody.
      return { ...changes, authorId: null, ...(order.authorId && { assigneeId: order.authorId }) };
    case 'approve':
      return { ...changes, approverId: accountId };
    case 'offer_share':
      return { ...changes, approverId: accountId, ...beginPause(order, now) };
    case 'ask_again':
    // The report is there; what is missing is the customer's money.
    case 'lack_funds':
      return { ...changes, ...beginPause(order, now) };
    case 'take_share':
    case 'wait_for_more':
    case 'fund':
      return { ...changes, ...endPause(order, now) };
    case 'take_up':
      return { ...changes, authorId: null, approverId: null, assigneeId: accountId ?? order.assigneeId };
    case 'begin_sending':
      return { ...changes, sendingSince: now, isSendInDoubt: false };
    case 'stop_sending':
      return { ...changes, ...atRest };
    case 'send':
      return { ...changes, ...atRest, sentAt: now, deliveryProblem: null };
    case 'reopen': {
      // A promise of its own: the first one ended with the word that there is no such company.
      const { dueMin, dueMax } = dueDates(now, order.tariff, orderCalendar(order.countryCode));
      return { ...changes, dueMin, dueMax, assigneeId: order.assigneeId ?? accountId };
    }
    case 'correct': {
      // Its own day, as quick as the report itself; what was promised of the first revision has ended with it.
      const { dueMin, dueMax } = dueDates(now, order.tariff, orderCalendar(order.countryCode));
      return { ...changes, dueMin, dueMax, revision: order.revision + 1, authorId: null, approverId: null };
    }
    default:
      return changes;
  }
}

/** The mail server's answer is written down: nobody waits for it. */
const atRest = { sendingSince: null, isSendInDoubt: false };

/** The clock stops; how late it is by then is written down, for a promise that moves forgets it. */
export function beginPause(order: Order, now: Date): OrderChanges {
  return { pausedAt: now, ...latenessAt(latePromiseOf(order), now) };
}

/** The clock goes on, and the promise moves by as long as it stood. */
function endPause(order: Order, now: Date): OrderChanges {
  if (order.pausedAt === null) return {};
  const minutes = Math.ceil((now.getTime() - order.pausedAt.getTime()) / minuteMs);
  const calendar = orderCalendar(order.countryCode);
  return {
    pausedAt: null,
    pausedMinutes: order.pausedMinutes + minutes,
    ...(order.dueMin === null ? {} : { dueMin: shiftDue(order.dueMin, minutes, calendar) }),
    ...(order.dueMax === null ? {} : { dueMax: shiftDue(order.dueMax, minutes, calendar) }),
  };
}

/** The mail that tells the customer of the state an event has led to, if any does. */
export function noticeOf(event: OrderEvent, to: OrderState, revision: number): Notice | undefined {
  if (isHandEvent(event)) return undefined;
  // The mail with the report has said that it costs nothing.
  if (event === 'waive') return undefined;
  // The receipt went out with the money: neither a refused claim nor a corrected report brings a second one.
  if (event === 'reject_claim' || (event === 'complete' && revision > 1)) return undefined;
  if (event === 'reopen') return 'reopened';
  return rowOf(to).mail ?? undefined;
}

/** What is to be written down of an order's lateness; undefined where it stands there. Pure. */
export function lateNewsOf(order: Order, now: Date): OrderChanges | undefined {
  const going = order.state === 'ready' ? endPause(order, now) : {};
  const lateness = latenessAt(latePromiseOf({ ...order, ...going }), now);
  const isNews = lateness.lateDays !== order.lateDays || going.pausedAt === null;
  return isNews ? { ...going, ...lateness } : undefined;
}
