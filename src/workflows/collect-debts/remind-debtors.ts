import { addCalendarDays, calendarDayOf } from '#kernel/business-days.ts';
import type { Clock } from '#kernel/clock.ts';
import { orderTopics } from '#modules/orders/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { listDueBetween } from './repository.ts';

/** So many days after the day by which an invoice was to be paid its buyer is reminded, once. */
const reminderAfterDays = 7;
/** Who was not reminded by then, because this was not running, is not reminded by a machine. */
const lastDay = 37;
const atOnce = 500;

/**
 * Asks for a mail about each invoice that is a week late; answers about how many. Each is a row of the outbox under a key of
 * its own: however often this runs, it is sent once, and not where the transfer has come meanwhile.
 */
export function createRemindDebtors({ db, clock, outbox }: { db: Db; clock: Clock; outbox: Outbox }) {
  return async (): Promise<number> => {
    const today = calendarDayOf(clock.now());
    const late = await listDueBetween(
      db,
      addCalendarDays(today, -lastDay),
      addCalendarDays(today, -reminderAfterDays),
      atOnce,
    );
    for (const { orderId } of late)
      await db.transaction().execute((tx) =>
        outbox.enqueue(tx, {
          topic: orderTopics.notify,
          key: `o${orderId}:invoice-reminder`,
          payload: { orderId, notice: 'invoice_reminder' },
        }),
      );
    return late.length;
  };
}
