import { zonedMoment } from '#kernel/zoned-words.ts';
import { type Order, orderTopics } from '#modules/orders/service.ts';
import { type Payment, paymentKey } from '#modules/payments/service.ts';
import type { Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';

/** Tells customer and desk that a hold could not be renewed: once, for a hold is renewed once. */
export async function warnOfHold(
  tx: Tx,
  outbox: Outbox,
  { order, renewal, end }: { order: Order; renewal: Payment; end: Date | null },
): Promise<void> {
  const { id: orderId, locale, timeZone } = order;
  const key = `${paymentKey(renewal, 'authorise')}:warn`;
  const reason = end === null ? '' : zonedMoment(end, { locale, timeZone });
  await outbox.enqueue(tx, {
    topic: orderTopics.notify,
    key,
    payload: { orderId, notice: 'hold_ending', reason },
  });
  await outbox.enqueue(tx, { topic: orderTopics.hold, key: `${key}:desk`, payload: { orderId } });
}
