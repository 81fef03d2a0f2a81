import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { system } from '#kernel/actor.ts';
import { hourMs, minuteMs } from '#kernel/clock.ts';
import type { PaymentState } from '#modules/payments/payment-states.ts';
import type { GatewayEvent } from '#modules/payments/port/gateway.ts';
import { paymentKey, paymentTopics } from '#modules/payments/service.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { holdOnSavedCard } from '#testing/orders/saved-card.ts';

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
/** A held order whose report is out, so that its debit is due. */
async function due(): Promise<Placed> {
  const placed = await rooms.place();
  rooms.gateway.say(placed.gatewayId, { status: 'authorised' });
  const held = await rooms.settle.check(placed.payment);
  await rooms.putInto(placed.id, 'report_sent', rooms.clock.now());
  await rooms.db.transaction().execute((tx) => rooms.payments.demandCapture(tx, held, held, system));
  return placed;
}

describe('opening a session', () => {
  it('no answer makes the payment unknown; the next try asks with the same key and goes on', async () => {
    rooms.gateway.mood = 'silent';
    const placed = await rooms.place();
    assert.deepEqual([placed.paymentUrl, placed.payment.state], [null, 'unknown']);
    assert.match(rooms.failures.at(-1) ?? '', /GatewayUnavailable/);
    rooms.gateway.mood = 'answers';
    rooms.clock.advance(minuteMs);
    await rooms.outbox.drain();
    const payment = await paymentOf(placed);
    assert.equal(payment.state, 'created');
    assert.match(payment.hostedUrl ?? '', /^https:\/\/cards\.example\/pay\//);
    assert.equal(asked('open', placed), 2);
  });

  it('a row that runs again after the payer has paid asks nothing: the answer kept under its key is old', async () => {
    const placed = await rooms.place();
    rooms.gateway.say(placed.gatewayId, { status: 'authorised' });
    await rooms.settle.check(placed.payment);
    rooms.gateway.say(placed.gatewayId, { status: 'open' });
    const key = paymentKey(placed.payment, 'open');
    await rooms.database.pool.query('UPDATE outbox SET done_at = NULL WHERE key = $1', [key]);
    assert.equal(await rooms.outbox.runNow(key), true);
    const payment = await paymentOf(placed);
    assert.deepEqual([payment.state, payment.needsReview, asked('open', placed)], ['authorised', null, 1]);
  });

  it('a refusal is not silence: the payment stays as it was, and the row is tried again', async () => {
    rooms.gateway.mood = 'refuses';
    const placed = await rooms.place();
    assert.equal(placed.payment.state, 'created');
    assert.match(rooms.failures.at(-1) ?? '', /GatewayRefusal/);
  });
});

describe('holding on a saved card', () => {
  it('funds an order that waits for them, and looks at its delivery again', async () => {
    const placed = await rooms.place();
    await rooms.putInto(placed.id, 'ready');
    const { id, attempt } = await holdOnSavedCard(rooms, placed.payment);
    await rooms.outbox.runNow(paymentKey({ orderId: placed.id, attempt }, 'authorise'));
    assert.equal((await rooms.payments.get(rooms.db, id)).state, 'authorised');
    assert.equal(await rooms.outbox.runNow(`o${placed.id}:deliver:funded:2`), true);
  });

  it('without a saved card nothing is asked: the row fails in words', async () => {
    const placed = await rooms.place();
    const { id, attempt } = await holdOnSavedCard(rooms, placed.payment);
    await rooms.db.transaction().execute((tx) => rooms.payments.forgetCards(tx, placed.id));
    const calls = rooms.gateway.calls.length;
    await rooms.outbox.runNow(paymentKey({ orderId: placed.id, attempt }, 'authorise'));
    assert.match(rooms.failures.at(-1) ?? '', new RegExp(`payment ${id} has no saved card`));
    assert.equal(rooms.gateway.calls.length, calls);
  });
});

describe('debiting', () => {
  it('completes the order, and books the money once', async () => {
    const placed = await due();
    await rooms.outbox.runNow(paymentKey(placed.payment, 'capture'));
    const payment = await paymentOf(placed);
    assert.deepEqual([payment.state, payment.capturedMinor], ['captured', payment.amountMinor]);
    assert.equal((await rooms.orders.get(rooms.db, placed.id)).state, 'completed');
    await rooms.outbox.drain();
    const { rowCount } = await rooms.database.pool.query(
      'SELECT 1 FROM ledger_entries WHERE payment_id = $1',
      [payment.id],
    );
    assert.deepEqual([rowCount, asked('capture', placed)], [1, 1]);
  });

  it('no answer is not a failure: it is asked again with the same key', async () => {
    const placed = await due();
    rooms.gateway.mood = 'silent';
    await rooms.outbox.runNow(paymentKey(placed.payment, 'capture'));
    assert.equal((await paymentOf(placed)).state, 'capture_unknown');
    rooms.gateway.mood = 'answers';
    rooms.clock.advance(minuteMs);
    await rooms.outbox.drain();
    assert.deepEqual([(await paymentOf(placed)).state, asked('capture', placed)], ['captured', 2]);
  });

  it('refused because it was debited already: the gateway status is believed', async () => {
    const placed = await due();
    const { amountMinor: capturedMinor } = placed.payment;
    rooms.gateway.say(placed.gatewayId, { status: 'captured', capturedMinor });
    await rooms.outbox.runNow(paymentKey(placed.payment, 'capture'));
    assert.equal((await rooms.orders.get(rooms.db, placed.id)).state, 'completed');
  });

  it('refused because the hold is gone: the order is in debt', async () => {
    const placed = await due();
    rooms.gateway.say(placed.gatewayId, { status: 'expired' });
    await rooms.outbox.runNow(paymentKey(placed.payment, 'capture'));
    assert.equal((await paymentOf(placed)).state, 'expired');
    assert.equal((await rooms.orders.get(rooms.db, placed.id)).state, 'payment_problem');
  });

  it('refused, and the gateway status says neither: the row fails in words and is tried again', async () => {
    const placed = await due();
    rooms.gateway.say(placed.gatewayId, { status: 'open' });
    await rooms.outbox.runNow(paymentKey(placed.payment, 'capture'));
    assert.match(rooms.failures.at(-1) ?? '', /not captured: the gateway says open/);
    assert.equal((await paymentOf(placed)).state, 'capture_due');
  });

  const idle: readonly PaymentState[] = ['authorised', 'void_due', 'voided', 'expired', 'captured'];
  for (const state of idle) {
    it(`${state}: a debit that is not due any more asks nobody`, async () => {
      const placed = await due();
      await rooms.putPaymentInto(placed.payment, state);
      const calls = rooms.gateway.calls.length;
      await rooms.outbox.runNow(paymentKey(placed.payment, 'capture'));
      assert.equal(rooms.gateway.calls.length, calls);
    });
  }
});

describe('a webhook', () => {
  const hear = async (eventId: string, gatewayPaymentId: string, of?: GatewayEvent['of']) => {
    const hook = { eventId, type: 'payment.changed', gatewayPaymentId, of };
    await rooms.db.transaction().execute((tx) => rooms.payments.receiveWebhook(tx, rooms.gateway.name, hook));
    return rooms.outbox.runNow(`webhook:${rooms.gateway.name}:${eventId}`);
  };

  it('is only a hint: the gateway status is fetched, and the same one heard twice is looked at once', async () => {
    const placed = await rooms.place();
    rooms.gateway.say(placed.gatewayId, { status: 'authorised' });
    assert.equal(await hear('event-1', placed.gatewayId), true);
    assert.equal((await paymentOf(placed)).state, 'authorised');
    assert.equal(await hear('event-1', placed.gatewayId), false);
  });

  it('by a name that we do not know yet finds its payment by order and attempt', async () => {
    const placed = await rooms.place();
    rooms.gateway.say(placed.gatewayId, { status: 'authorised' });
    const of = { orderId: placed.id, attempt: 1 };
    assert.equal(await hear('event-3', 'another-name', of), true);
    assert.equal((await paymentOf(placed)).state, 'authorised');
    await hear('event-4', 'another-name', { ...of, attempt: 2 });
    assert.match(rooms.failures.at(-1) ?? '', /no payment yet for another-name/);
  });

  it('that overtakes the address of its payment waits until it is known', async () => {
    assert.equal(await hear('event-2', 'scripted-unheard'), true);
    assert.match(rooms.failures.at(-1) ?? '', /no payment yet for scripted-unheard/);
  });

  it('noted before gateways had names is of the one there was, the sandbox', async () => {
    const placed = await rooms.place();
    const message = {
      topic: paymentTopics.check,
      key: 'old',
      payload: { gatewayPaymentId: placed.gatewayId },
    };
    await rooms.db.transaction().execute((tx) => rooms.outbox.enqueue(tx, message));
    await rooms.db
      .updateTable('payments')
      .set({ gateway: 'sandbox' })
      .where('id', '=', placed.payment.id)
      .execute();
    await rooms.outbox.runNow('old');
    assert.match(rooms.failures.at(-1) ?? '', /there is no gateway sandbox/, 'its payment was found');
  });
});

describe('refunding all', () => {
  const grant = (placed: Placed) =>
    rooms.db.transaction().execute(async (tx) => {
      const payment = await rooms.payments.get(tx, placed.payment.id, true);
      const { capturedMinor: amountMinor } = payment;
      return rooms.payments.refunds.grant(tx, payment, { amountMinor, claimId: null, actor: system });
    });

  it('happens once, with its row in the books', async () => {
    const placed = await due();
    await rooms.outbox.runNow(paymentKey(placed.payment, 'capture'));
    const { key } = await grant(placed);
    await rooms.outbox.runNow(key);
    await assert.rejects(grant(placed), { code: 'nothing_to_refund' });
    const { state, refundedMinor, amountMinor } = await paymentOf(placed);
    assert.deepEqual([state, refundedMinor, asked('refund', placed)], ['refunded', amountMinor, 1]);
    const { rows } = await rooms.database.pool.query(
      'SELECT kind, amount_minor FROM ledger_entries WHERE payment_id = $1 ORDER BY kind',
      [placed.payment.id],
    );
    assert.deepEqual(rows, [
      { kind: 'capture', amount_minor: amountMinor },
      { kind: 'refund', amount_minor: amountMinor },
    ]);
  });

  it('of what was never debited is not granted', async () => {
    await assert.rejects(grant(await rooms.place()), { code: 'nothing_to_refund' });
  });

  it('that nobody answers moves nothing and is tried again', async () => {
    const placed = await due();
    await rooms.outbox.runNow(paymentKey(placed.payment, 'capture'));
    const { key } = await grant(placed);
    rooms.gateway.mood = 'silent';
    await rooms.outbox.runNow(key);
    assert.equal((await paymentOf(placed)).state, 'captured');
    rooms.gateway.mood = 'answers';
    rooms.clock.advance(hourMs);
    await rooms.outbox.drain();
    assert.equal((await paymentOf(placed)).state, 'refunded');
  });
});
