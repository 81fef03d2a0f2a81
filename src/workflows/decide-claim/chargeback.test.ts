import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { grantRefund, ledgerOf, paidOrder } from '#testing/orders/paid-order.ts';

let rooms: OrderRooms;
before(async () => {
  rooms = await openOrderRooms();
});
after(() => rooms?.close());

describe('a chargeback', () => {
  const disputed = async (status: 'open' | 'won' | 'lost', refundedBefore = 0) => {
    const order = await paidOrder(rooms);
    if (refundedBefore > 0) {
      await grantRefund(rooms, order, refundedBefore);
      await rooms.outbox.drain();
    }
    const amountMinor = order.payment.capturedMinor - refundedBefore;
    const say = (now: typeof status) => {
      const amount = { amountMinor, currency: order.payment.currency };
      const dispute = {
        gatewayDisputeId: `dp-${order.id}`,
        status: now,
        amount,
        reason: 'fraud',
        evidenceDueBy: null,
      };
      rooms.gateway.say(order.gatewayId, { dispute });
      return rooms.settle.check(order.payment);
    };
    return { order, amountMinor, say, payment: await say(status) };
  };

  it('opens, tells us, and gives the money back to us where it is won', async () => {
    const { order, amountMinor, say, payment } = await disputed('open');
    assert.equal(payment.state, 'disputed');
    assert.equal((await say('open')).state, 'disputed', 'again');
    assert.equal((await say('won')).state, 'captured');
    assert.deepEqual(await ledgerOf(rooms, order), [
      ['capture', amountMinor],
      ['dispute', amountMinor],
      ['dispute_won', amountMinor],
    ]);
    const { rows } = await sql`SELECT 1 FROM outbox WHERE topic = 'orders.dispute'
      AND payload->>'orderId' = ${order.id}`.execute(rooms.db);
    assert.equal(rows.length, 1);
  });

  it('after a partial refund is over the rest, and winning it brings that back', async () => {
    const { payment, say } = await disputed('open', 1_000);
    assert.equal(payment.state, 'disputed');
    assert.equal((await say('won')).state, 'partially_refunded');
  });

  it('that has ended before we heard of it is written down from its beginning', async () => {
    const { order, payment } = await disputed('lost');
    assert.equal(payment.state, 'lost');
    await assert.rejects(grantRefund(rooms, order, 1), { code: 'payment_disputed' });
    const events = await rooms.payments.listEvents(rooms.db, order.id);
    assert.deepEqual(
      events.slice(-2).map(({ event }) => event),
      ['dispute', 'lose_dispute'],
    );
  });

  it('a refund that nobody here has granted calls a person', async () => {
    const order = await paidOrder(rooms);
    await rooms.gateway.refund(
      order.gatewayId,
      { amountMinor: 5, currency: order.payment.currency },
      'by hand',
    );
    const { needsReview } = await rooms.settle.check(order.payment);
    assert.match(needsReview ?? '', /not granted here/);
  });
});
