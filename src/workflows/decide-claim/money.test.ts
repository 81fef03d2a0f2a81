import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { minuteMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { GatewayUnavailable } from '#modules/payments/service.ts';
import { outcomes } from '#testing/money-model/outcomes.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { grantRefund, ledgerOf, type Paid, paidOrder } from '#testing/orders/paid-order.ts';
import { reconcilePayments } from '#workflows/settle-payment/reconcile.ts';
import { createDecideClaim, type DecideClaim } from './decide-claim.ts';

let rooms: OrderRooms;
let decide: DecideClaim;
before(async () => {
  rooms = await openOrderRooms();
  decide = createDecideClaim(rooms);
});
afterEach(() => {
  rooms.gateway.mood = 'answers';
  rooms.gateway.refundsAre = 'succeeded';
});
after(() => rooms?.close());

const staffOf = () => ({ kind: 'account', accountId: uuidv7(rooms.clock.now()), role: 'Manager' }) as const;
const words = { text: 'The register names another director.', language: 'en' } as const;

async function claimed() {
  const order = await paidOrder(rooms);
  const { claimId } = await rooms.trackOrder.claim(order.secret, 'Page 3 is wrong.');
  return { ...order, claimId };
}

const stateOf = async ({ id, payment }: Paid) => {
  const order = await rooms.orders.get(rooms.db, id);
  const { state, refundedMinor } = await rooms.payments.get(rooms.db, payment.id);
  const [claim] = await rooms.claims.list(rooms.db, id);
  return [order.state, state, refundedMinor, claim?.state];
};
const refundCalls = ({ id }: Paid) => rooms.gateway.calls.filter((call) => call.startsWith(`refund o${id}:`));
const givenBack = async ({ payment }: Paid) =>
  (await rooms.payments.refunds.list(rooms.db, payment.id))
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);

describe('a refund of a claim', () => {
  it('is proposed by one, granted by another, given back once, and told', async () => {
    const order = await claimed();
    const [first, second] = [staffOf(), staffOf()];
    await decide.propose(order.id, order.claimId, { ...words, amountMinor: 3_000 }, first);
    assert.deepEqual(await stateOf(order), ['claim_open', 'captured', 0, 'proposed']);
    await assert.rejects(decide.grant(order.id, order.claimId, 3_000, first), {
      code: 'own_proposal',
      status: 403,
    });
    await assert.rejects(decide.grant(order.id, order.claimId, 2_999, second), {
      code: 'claim_state_conflict',
    });
    await decide.grant(order.id, order.claimId, 3_000, second);
    assert.deepEqual(await stateOf(order), ['refunded', 'partially_refunded', 3_000, 'refunded']);
    assert.deepEqual(refundCalls(order), [`refund o${order.id}:refund:1`]);
    assert.deepEqual(await ledgerOf(rooms, order), [
      ['capture', order.payment.capturedMinor],
      ['refund', 3_000],
    ]);
    const { rows } = await sql<{ notice: string }>`SELECT payload->>'notice' AS notice FROM outbox
      WHERE topic = 'orders.notify' AND payload->>'orderId' = ${order.id} ORDER BY created_at, id`.execute(
      rooms.db,
    );
    for (const notice of ['claim_received', 'claim_refund', 'refunded'])
      assert.equal(rows.filter((row) => row.notice === notice).length, 1, notice);
  });

  it('of the whole ends the payment as refunded', async () => {
    const order = await claimed();
    const amountMinor = order.payment.capturedMinor;
    await decide.propose(order.id, order.claimId, { ...words, amountMinor }, staffOf());
    await decide.grant(order.id, order.claimId, amountMinor, staffOf());
    assert.deepEqual(await stateOf(order), ['refunded', 'refunded', amountMinor, 'refunded']);
  });

  it('is granted once, however many try, and never by who proposed it', async () => {
    const order = await claimed();
    const first = staffOf();
    await decide.propose(order.id, order.claimId, { ...words, amountMinor: 1_000 }, first);
    const tries = Array.from({ length: 20 }, (_, index) =>
      decide.grant(order.id, order.claimId, 1_000, index % 2 === 0 ? first : staffOf()),
    );
    const { done, codes } = outcomes(await Promise.allSettled(tries));
    assert.equal(done, 1);
    assert.ok(
      codes.every((code) => ['own_proposal', 'claim_state_conflict'].includes(code)),
      codes.join(),
    );
    assert.equal(refundCalls(order).length, 1);
    assert.equal(await givenBack(order), 1_000);
  });

  it('that the gateway refuses leaves the claim open, and the next one has its own key', async () => {
    const order = await claimed();
    await decide.propose(order.id, order.claimId, { ...words, amountMinor: 1_000 }, staffOf());
    rooms.gateway.refundsAre = 'failed';
    await decide.grant(order.id, order.claimId, 1_000, staffOf());
    assert.deepEqual(await stateOf(order), ['claim_open', 'captured', 0, 'open']);
    rooms.gateway.refundsAre = 'succeeded';
    await decide.propose(order.id, order.claimId, { ...words, amountMinor: 1_000 }, staffOf());
    await decide.grant(order.id, order.claimId, 1_000, staffOf());
    assert.deepEqual(
      refundCalls(order),
      [1, 2].map((n) => `refund o${order.id}:refund:${n}`),
    );
    assert.deepEqual(await stateOf(order), ['refunded', 'partially_refunded', 1_000, 'refunded']);
  });

  it('whose answer is lost is unknown, is found by its key, and is never made twice', async () => {
    const order = await claimed();
    await decide.propose(order.id, order.claimId, { ...words, amountMinor: 1_000 }, staffOf());
    const real = rooms.gateway.refund;
    // The gateway does it, and its answer is lost on the way.
    rooms.gateway.refund = async (...call) => {
      await real(...call);
      throw new GatewayUnavailable('the answer is lost');
    };
    await decide.grant(order.id, order.claimId, 1_000, staffOf());
    rooms.gateway.refund = real;
    const [unknown] = await rooms.payments.refunds.list(rooms.db, order.payment.id);
    assert.equal(unknown?.state, 'unknown');
    assert.deepEqual(await stateOf(order), ['refunding', 'captured', 0, 'refunding']);
    rooms.clock.advance(10 * minuteMs);
    await reconcilePayments({ ...rooms, report: (_id, error) => assert.fail(String(error)) });
    assert.deepEqual(await stateOf(order), ['refunded', 'partially_refunded', 1_000, 'refunded']);
    assert.equal(refundCalls(order).length, 1);
  });

  it('may take days, and then fail: the webhook or the reconciliation says so', async () => {
    const order = await claimed();
    await decide.propose(order.id, order.claimId, { ...words, amountMinor: 1_000 }, staffOf());
    rooms.gateway.refundsAre = 'pending';
    await decide.grant(order.id, order.claimId, 1_000, staffOf());
    assert.deepEqual(await stateOf(order), ['refunding', 'captured', 0, 'refunding']);
    const [made] = await rooms.payments.refunds.list(rooms.db, order.payment.id);
    rooms.gateway.sayRefund(made?.gatewayRefundId ?? '', 'failed');
    await rooms.settle.check(await rooms.payments.get(rooms.db, order.payment.id));
    assert.deepEqual(await stateOf(order), ['claim_open', 'captured', 0, 'open']);
  });
});

describe('never more than was captured', () => {
  it('fifty parallel partial refunds', async () => {
    const order = await paidOrder(rooms);
    const { capturedMinor } = order.payment;
    const amount = Math.floor(capturedMinor / 7);
    const tries = Array.from({ length: 50 }, () => grantRefund(rooms, order, amount));
    const { done, codes } = outcomes(await Promise.allSettled(tries));
    assert.deepEqual([done, codes], [7, ['refund_too_much']]);
    await rooms.outbox.drain();
    const { refundedMinor } = await rooms.payments.get(rooms.db, order.payment.id);
    assert.deepEqual([refundedMinor, await givenBack(order)], [7 * amount, 7 * amount]);
    assert.ok(refundedMinor <= capturedMinor);
  });

  it('the database refuses what the code would let through', async () => {
    const order = await paidOrder(rooms);
    await grantRefund(rooms, order, order.payment.capturedMinor - 100);
    const insert = sql`INSERT INTO refunds (id, payment_id, sequence, amount_minor, state, key, created_at, updated_at)
      VALUES (${uuidv7(rooms.clock.now())}, ${order.payment.id}, 9, 101, 'due', ${`x${order.id}`}, now(), now())`;
    await assert.rejects(insert.execute(rooms.db), { constraint: 'refunds_within_captured' });
    const grown = sql`UPDATE refunds SET amount_minor = amount_minor + 101 WHERE payment_id = ${order.payment.id}`;
    await assert.rejects(grown.execute(rooms.db), { constraint: 'refunds_within_captured' });
  });

  it('a claim, a refund and a chargeback at once', async () => {
    const order = await claimed();
    const { capturedMinor } = order.payment;
    await decide.propose(order.id, order.claimId, { ...words, amountMinor: capturedMinor }, staffOf());
    const dispute = {
      gatewayDisputeId: `dp-${order.id}`,
      status: 'open',
      amount: { amountMinor: capturedMinor, currency: order.payment.currency },
      reason: 'product_not_received',
      evidenceDueBy: null,
    } as const;
    rooms.gateway.say(order.gatewayId, { dispute });
    await Promise.allSettled([
      decide.grant(order.id, order.claimId, capturedMinor, staffOf()),
      rooms.settle.check(order.payment),
      rooms.trackOrder.claim(order.secret, 'And page 4.'),
      grantRefund(rooms, order, 1_000),
      rooms.settle.check(order.payment),
    ]);
    rooms.clock.advance(10 * minuteMs);
    await rooms.outbox.drain();
    await rooms.settle.check(await rooms.payments.get(rooms.db, order.payment.id));
    const payment = await rooms.payments.get(rooms.db, order.payment.id);
    const truth = await rooms.gateway.find(order.gatewayId);
    assert.equal(truth?.refundedMinor, 0, 'the bank has the money: the gateway gives none back beside it');
    assert.deepEqual([payment.state, payment.refundedMinor, await givenBack(order)], ['disputed', 0, 0]);
    assert.deepEqual(await ledgerOf(rooms, order), [
      ['capture', capturedMinor],
      ['dispute', capturedMinor],
    ]);
    await assert.rejects(grantRefund(rooms, order, 1), { code: 'payment_disputed' });
  });
});
