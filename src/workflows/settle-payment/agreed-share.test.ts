import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { sql } from 'kysely';
import { system } from '#kernel/actor.ts';
import { priceOf } from '#modules/orders/service.ts';
import { createBooks, paymentKey } from '#modules/payments/service.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';

let rooms: OrderRooms;
before(async () => {
  rooms = await openOrderRooms();
});
after(() => rooms?.close());

type Placed = Awaited<ReturnType<OrderRooms['place']>>;
const paymentOf = (placed: Placed) => rooms.payments.get(rooms.db, placed.payment.id);

/** A held order whose buyer agreed to a share of the price, in a state with the report out. */
async function agreed(state: 'report_sent' | 'payment_problem') {
  const placed = await rooms.place();
  const shareMinor = placed.payment.amountMinor / 2;
  await sql`UPDATE orders SET agreed_minor = ${shareMinor} WHERE id = ${placed.id}`.execute(rooms.db);
  if (state === 'report_sent') rooms.gateway.say(placed.gatewayId, { status: 'authorised' });
  const held = await rooms.settle.check(placed.payment);
  await rooms.putInto(placed.id, state, rooms.clock.now());
  return { ...placed, held, shareMinor };
}

async function demanded() {
  const placed = await agreed('report_sent');
  const order = await rooms.orders.get(rooms.db, placed.id);
  await rooms.db
    .transaction()
    .execute((tx) => rooms.payments.demandCapture(tx, placed.held, priceOf(order), system));
  return placed;
}

it('of a hold only the agreed share is debited, booked and no difference of the books', async () => {
  const placed = await demanded();
  await rooms.outbox.drain();
  const payment = await paymentOf(placed);
  assert.deepEqual(
    [payment.state, payment.dueMinor, payment.capturedMinor, payment.needsReview],
    ['captured', placed.shareMinor, placed.shareMinor, null],
  );
  assert.equal((await rooms.orders.get(rooms.db, placed.id)).state, 'completed');
  const books = createBooks(rooms);
  assert.equal(await books.ledgerOf(rooms.db, payment.id), placed.shareMinor);
  const theirs = await rooms.gateway.find(placed.gatewayId);
  assert.equal(await books.differenceOf(rooms.db, payment, theirs), undefined);
});

it('a gateway that debits more than the buyer was told: booked as it is true, and a person is called', async () => {
  const placed = await demanded();
  const { amountMinor } = placed.payment;
  rooms.gateway.say(placed.gatewayId, { status: 'captured', capturedMinor: amountMinor });
  const payment = await rooms.settle.check(await paymentOf(placed));
  assert.equal(payment.capturedMinor, amountMinor);
  assert.equal(payment.needsReview, 'the gateway debited another amount than was due');
  assert.ok(rooms.alarms.includes('the gateway debited another amount than was due'));
  assert.equal(await createBooks(rooms).ledgerOf(rooms.db, payment.id), amountMinor);
});

it('a debt is of the share too, also where the hold that pays it is of the whole price', async () => {
  const placed = await agreed('payment_problem');
  rooms.gateway.say(placed.gatewayId, { status: 'authorised' });
  await rooms.settle.check(await paymentOf(placed));
  assert.equal((await paymentOf(placed)).dueMinor, placed.shareMinor);
  await rooms.outbox.runNow(paymentKey(placed.payment, 'capture'));
  assert.equal((await paymentOf(placed)).capturedMinor, placed.shareMinor);
});

it('a hold of less than the price is debited whole, one of another currency never', async () => {
  const placed = await agreed('report_sent');
  const { held } = placed;
  const demand = (amountMinor: number, currency: typeof held.currency) =>
    rooms.db
      .transaction()
      .execute((tx) => rooms.payments.demandCapture(tx, held, { amountMinor, currency }, system));
  await assert.rejects(demand(100, held.currency === 'USD' ? 'EUR' : 'USD'), /another currency/);
  assert.equal((await demand(held.amountMinor + 100, held.currency)).dueMinor, held.amountMinor);
});
