import { type Clock, dayMs } from '#kernel/clock.ts';
import { zonedDay } from '#kernel/zoned-words.ts';
import type { ReviewsService } from '#modules/feedback/service.ts';
import { isHandEvent, rowOf } from '#modules/orders/order-states.ts';
import {
  type Claims,
  type Notice,
  type Order,
  type OrdersService,
  orderTopics,
} from '#modules/orders/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { dueReminder, reviewDays } from './due-reminder.ts';

/** So many orders a state are looked at in a turn. */
const atOnce = 1_000;

const reminders = [
  { state: 'needs_clarification', notice: 'question_reminder' },
  { state: 'funds_needed', notice: 'funds_reminder' },
  { state: 'payment_problem', notice: 'payment_reminder' },
] as const;

/** Mails who keeps an order waiting, and asks for a review; answers how many mails were asked for. */
export type RemindCustomers = () => Promise<number>;

/**
 * One, three and seven days after an order began to wait for its customer, a reminder; three days after a report, the wish
 * for a review. Each is one row of the outbox under a key of its own: however often this runs, and whoever runs it beside, it
 * is sent once.
 */
export function createRemindCustomers(deps: {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  orders: OrdersService;
  claims: Claims;
  reviews: Pick<ReviewsService, 'findByOrder'>;
}): RemindCustomers {
  const { db, clock, outbox, orders, claims, reviews } = deps;

  async function ask({ id: orderId }: Order, notice: Notice, key: string, reason?: string): Promise<void> {
    const payload = { orderId, notice, ...(reason === undefined ? {} : { reason }) };
    await db
      .transaction()
      .execute((tx) => outbox.enqueue(tx, { topic: orderTopics.notify, key: `o${orderId}:${key}`, payload }));
  }

  /** Since when it waits, told apart from an earlier time that it did. */
  async function waitingSince({ id, state }: Order) {
    const events = await orders.listEvents(db, id);
    return events.findLast((one) => one.state === state && !isHandEvent(one.event));
  }

  async function remind(order: Order, notice: Notice): Promise<boolean> {
    const began = await waitingSince(order);
    const day = began && dueReminder(began.at, clock.now());
    if (began === undefined || day === undefined) return false;
    const { limit } = rowOf(order.state);
    const ends = limit === null ? undefined : new Date(began.at.getTime() + limit.afterMs);
    const said = ends && zonedDay(ends, { locale: order.locale, timeZone: order.timeZone });
    await ask(order, notice, `remind:${began.at.getTime()}:${day}`, said);
    return true;
  }

  async function askForReview(order: Order): Promise<boolean> {
    // Who had something to complain about is asked nothing more, and who has written is not asked again.
    if ((await claims.list(db, order.id)).length > 0) return false;
    if ((await reviews.findByOrder(db, order.id)) !== undefined) return false;
    await ask(order, 'review_request', 'review-request');
    return true;
  }

  return async () => {
    let asked = 0;
    for (const { state, notice } of reminders)
      for (const order of await orders.list(db, { states: [state], limit: atOnce }))
        if (await remind(order, notice)) asked += 1;
    const ago = (days: number) => new Date(clock.now().getTime() - days * dayMs);
    for (const order of await orders.listSentBetween(db, ago(reviewDays.to), ago(reviewDays.from), atOnce))
      if (await askForReview(order)) asked += 1;
    return asked;
  };
}
