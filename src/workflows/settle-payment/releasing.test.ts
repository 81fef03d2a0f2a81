import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { system } from '#kernel/actor.ts';
import { hourMs } from '#kernel/clock.ts';
import { paymentKey } from '#modules/payments/service.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { askedWith, holdOnSavedCard } from '#testing/orders/saved-card.ts';

let rooms: OrderRooms;
before(async () => {
  rooms = await openOrderRooms();
});
afterEach(() => {
  rooms.gateway.mood = 'answers';
});
after(() => rooms?.close());

type Placed = Awaited<ReturnType<OrderRooms['place']>>;
const paymentOf = (placed: Placed) => rooms.payments.get(rooms.db, placed.payment.id);
const asked = (action: string, placed: Placed) =>
  rooms.gateway.calls.filter((call) => call === `${action} o${placed.id}:${action}:1`).length;
const release = (placed: Placed) =>
  rooms.db.transaction().execute((tx) => rooms.payments.releaseAll(tx, placed.id, system));

/** An order whose card page was asked for, and of which no answer came. */
async function neverAnswered(): Promise<Placed> {
  rooms.gateway.mood = 'silent';
  const placed = await rooms.place();
  rooms.gateway.mood = 'answers';
  return placed;
}

it('gives a hold back once; the second order of the same words asks nobody', async () => {
  const placed = await rooms.place();
  await release(placed);
  await rooms.outbox.runNow(paymentKey(placed.payment, 'release'));
  assert.equal((await paymentOf(placed)).state, 'voided');
  await rooms.outbox.runNow(paymentKey(placed.payment, 'release'));
  await release(placed);
  assert.equal(asked('release', placed), 1);
});

it('stays due while the gateway says that the hold stands, and is done when it does not any more', async () => {
  const placed = await rooms.place();
  const { gateway } = rooms;
  gateway.say(placed.gatewayId, { status: 'authorised' });
  await rooms.settle.check(placed.payment);
  await release(placed);
  const { release: releaseNow } = gateway;
  gateway.release = async (id) => {
    gateway.release = releaseNow;
    const standing = await gateway.find(id);
    assert.equal(standing?.status, 'authorised');
    return standing;
  };
  const key = paymentKey(placed.payment, 'release');
  await rooms.outbox.runNow(key);
  assert.equal((await paymentOf(placed)).state, 'void_due');
  await rooms.outbox.runNow(key);
  assert.equal((await paymentOf(placed)).state, 'voided');
});

it('a session whose address never came is looked for by its label, so that it can be closed', async () => {
  const placed = await neverAnswered();
  const { gatewayPaymentId } = await rooms.gateway.openSession(
    askedWith(placed.payment),
    paymentKey(placed.payment, 'open'),
  );
  const opened = asked('open', placed);
  await release(placed);
  await rooms.outbox.runNow(paymentKey(placed.payment, 'release'));
  assert.deepEqual([(await paymentOf(placed)).state, asked('open', placed)], ['voided', opened]);
  assert.equal((await rooms.gateway.find(gatewayPaymentId))?.status, 'voided');
});

it('one that never came to be is not opened to be closed: it is withdrawn', async () => {
  const placed = await neverAnswered();
  await release(placed);
  await rooms.outbox.drain();
  assert.equal((await paymentOf(placed)).state, 'voided');
  assert.deepEqual([asked('open', placed), asked('release', placed)], [1, 0]);
});

for (const [words, stands] of [
  ['what stands there is found by its label and given back', true],
  ['nothing stands, nothing is asked for and no page is opened', false],
] as const)
  it(`of an attempt on a saved card that is erased meanwhile ${words}`, async () => {
    const placed = await rooms.place();
    const { id, attempt } = await holdOnSavedCard(rooms, placed.payment);
    const payment = await rooms.payments.get(rooms.db, id);
    const key = paymentKey({ orderId: placed.id, attempt }, 'authorise');
    if (stands) await rooms.gateway.authoriseSavedCard(askedWith(payment), key);
    await release(placed);
    await rooms.db.transaction().execute((tx) => rooms.payments.forgetCards(tx, placed.id));
    const before = rooms.gateway.calls.filter((call) => /^(open|authorise)/.test(call));
    await rooms.outbox.runNow(paymentKey(payment, 'release'));
    const after = rooms.gateway.calls.filter((call) => /^(open|authorise)/.test(call));
    assert.deepEqual([after, (await rooms.payments.get(rooms.db, id)).state], [before, 'voided']);
    const releases = rooms.gateway.calls.filter(
      (call) => call === `release ${paymentKey(payment, 'release')}`,
    );
    assert.equal(releases.length, stands ? 1 : 0);
  });

describe('what is told of while the list, which does not show it yet, is read, is given back under the name told', () => {
  /** Has the list show nothing, and something happen while it is read. */
  function listLate(meanwhile: () => Promise<unknown>): void {
    const { gateway } = rooms;
    const { listSince } = gateway;
    gateway.listSince = async function* () {
      gateway.listSince = listSince;
      await meanwhile();
      yield* [];
    };
  }

  it('by a webhook', async () => {
    const placed = await neverAnswered();
    const { orderId, attempt } = placed.payment;
    const { gatewayPaymentId } = await rooms.gateway.openSession(
      askedWith(placed.payment),
      paymentKey(placed.payment, 'open'),
    );
    await release(placed);
    listLate(async () => {
      const hook = { eventId: 'early', type: 'payment.changed', gatewayPaymentId, of: { orderId, attempt } };
      await rooms.db
        .transaction()
        .execute((tx) => rooms.payments.receiveWebhook(tx, rooms.gateway.name, hook));
      assert.ok(await rooms.outbox.runNow(`webhook:${rooms.gateway.name}:early`));
    });
    await rooms.outbox.runNow(paymentKey(placed.payment, 'release'));
    assert.equal((await rooms.gateway.find(gatewayPaymentId))?.status, 'voided');
    assert.deepEqual([(await paymentOf(placed)).state, asked('release', placed)], ['voided', 1]);
  });

  it('by the answer to the call', async () => {
    const placed = await rooms.place();
    const payment = await holdOnSavedCard(rooms, placed.payment);
    const { authoriseSavedCard } = rooms.gateway;
    const [listed, believed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let theirName = '';
    let releasing: Promise<boolean> | undefined;
    rooms.gateway.authoriseSavedCard = async (request, key) => {
      rooms.gateway.authoriseSavedCard = authoriseSavedCard;
      const answer = await authoriseSavedCard(request, key);
      theirName = answer.gatewayPaymentId;
      await release(placed);
      listLate(() => {
        listed.resolve();
        return believed.promise;
      });
      releasing = rooms.outbox.runNow(paymentKey(payment, 'release'));
      await listed.promise;
      return answer;
    };
    await rooms.outbox.runNow(paymentKey(payment, 'authorise'));
    believed.resolve();
    await releasing;
    assert.equal((await rooms.gateway.find(theirName))?.status, 'voided');
    const { state, gatewayPaymentId } = await rooms.payments.get(rooms.db, payment.id);
    assert.deepEqual([state, gatewayPaymentId], ['voided', theirName]);
  });
});

it('while its gateway is silent nobody is taken to hold nothing', async () => {
  const placed = await neverAnswered();
  await release(placed);
  rooms.gateway.mood = 'silent';
  await rooms.outbox.runNow(paymentKey(placed.payment, 'release'));
  assert.equal((await paymentOf(placed)).state, 'void_due');
});

it('while nobody answers it stays due, and money that was taken meanwhile is refunded', async () => {
  const placed = await rooms.place();
  await rooms.putInto(placed.id, 'cancelled');
  await release(placed);
  rooms.gateway.mood = 'silent';
  await rooms.outbox.runNow(paymentKey(placed.payment, 'release'));
  assert.equal((await paymentOf(placed)).state, 'void_due');
  rooms.gateway.mood = 'answers';
  const { amountMinor: capturedMinor } = placed.payment;
  rooms.gateway.say(placed.gatewayId, { status: 'captured', capturedMinor });
  rooms.clock.advance(hourMs);
  await rooms.outbox.drain();
  const payment = await paymentOf(placed);
  assert.deepEqual([payment.state, payment.refundedMinor], ['refunded', capturedMinor]);
  assert.equal(asked('refund', placed), 1);
});
