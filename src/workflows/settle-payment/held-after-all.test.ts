import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { system } from '#kernel/actor.ts';
import { hourMs } from '#kernel/clock.ts';
import { type Payment, paymentKey } from '#modules/payments/service.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';

let rooms: OrderRooms;
before(async () => {
  rooms = await openOrderRooms();
});
after(() => rooms?.close());

/** An attempt on a saved card that was ended because the list of its gateway was empty, and that stands there all the same. */
async function endedAndHeld(): Promise<Payment & { theirName: string }> {
  const placed = await rooms.place();
  const captureBefore = new Date(rooms.clock.now().getTime() + 20 * hourMs);
  rooms.gateway.say(placed.gatewayId, { status: 'authorised', captureBefore, cardToken: 'card-1' });
  await rooms.settle.check(placed.payment);
  await rooms.putInto(placed.id, 'in_review');
  const renewal = await rooms.db
    .transaction()
    .execute(async (tx) => rooms.payments.renew(tx, await rooms.payments.getActive(tx, placed.id), system));
  const { authoriseSavedCard } = rooms.gateway;
  let theirName = '';
  // The answer is under way while somebody else looks for it in vain.
  rooms.gateway.authoriseSavedCard = async (request, key) => {
    const answer = await authoriseSavedCard(request, key);
    theirName = answer.gatewayPaymentId;
    await rooms.settle.withdraw(renewal);
    return answer;
  };
  await rooms.outbox.runNow(paymentKey(renewal, 'authorise'));
  rooms.gateway.authoriseSavedCard = authoriseSavedCard;
  return { ...renewal, theirName };
}
const pathOf = async ({ id }: Payment) => {
  const sql = 'SELECT event FROM payment_events WHERE payment_id = $1 ORDER BY id';
  return (await rooms.database.pool.query(sql, [id])).rows.map(({ event }) => event);
};
/** As it was before anybody told of it. */
const forgotten = ({ id }: Payment) =>
  rooms.database.pool.query(
    "UPDATE payments SET gateway_payment_id = NULL, state = 'expired', needs_review = NULL WHERE id = $1",
    [id],
  );

describe('a hold that came to stand after its attempt was ended', () => {
  it('goes back by itself once the answer to the call comes, under the name that it has', async () => {
    const ended = await endedAndHeld();
    assert.deepEqual(await pathOf(ended), ['open', 'expire', 'find_held']);
    await rooms.outbox.drain();
    const { state, gatewayPaymentId, needsReview } = await rooms.payments.get(rooms.db, ended.id);
    assert.deepEqual([state, gatewayPaymentId, needsReview], ['voided', ended.theirName, null]);
    assert.equal((await rooms.gateway.find(ended.theirName))?.status, 'voided');
    const [counts] = await rooms.payments.list(rooms.db, ended.orderId);
    assert.equal(counts?.isActive && counts.state, 'authorised', 'what it was to replace is not touched');
  });

  it('goes back once a webhook tells of it', async () => {
    const ended = await endedAndHeld();
    await forgotten(ended);
    const { orderId, attempt, theirName } = ended;
    const of = { orderId, attempt };
    const hook = { eventId: 'late', type: 'payment.changed', gatewayPaymentId: theirName, of };
    await rooms.db.transaction().execute((tx) => rooms.payments.receiveWebhook(tx, rooms.gateway.name, hook));
    await rooms.database.pool.query("DELETE FROM outbox WHERE key LIKE '%:find_held'");
    await rooms.outbox.drain();
    assert.equal((await rooms.payments.get(rooms.db, ended.id)).state, 'voided');
    assert.equal((await rooms.gateway.find(theirName))?.status, 'voided');
  });

  it('is kept by its name where it was debited already, for a person', async () => {
    const ended = await endedAndHeld();
    await forgotten(ended);
    const reported = await rooms.gateway.find(ended.theirName);
    assert.ok(reported);
    const { amountMinor: capturedMinor } = ended;
    await rooms.settle.applyGatewayStatus(ended, { ...reported, status: 'captured', capturedMinor });
    const { state, gatewayPaymentId, needsReview } = await rooms.payments.get(rooms.db, ended.id);
    assert.deepEqual([state, gatewayPaymentId], ['expired', ended.theirName]);
    assert.match(needsReview ?? '', /captured while we have expired/);
  });
});
