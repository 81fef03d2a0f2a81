import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { dayMs } from '#kernel/clock.ts';
import type { OrderState } from '#modules/orders/order-states.ts';
import type { PaymentState } from '#modules/payments/payment-states.ts';
import type { GatewayStatus } from '#modules/payments/service.ts';
import { outcomes } from '#testing/money-model/outcomes.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { createForcePayment, type ForcePayment } from './force-payment.ts';

const admin = {
  kind: 'account',
  accountId: '0198f3c2-0000-7000-8000-000000000001',
  role: 'Admin',
} as const;
const reason = 'The bank confirmed it by telephone.';
let rooms: OrderRooms;
let desk: ForcePayment;
before(async () => {
  rooms = await openOrderRooms();
  desk = createForcePayment(rooms);
});
after(() => rooms.close());
beforeEach(() => {
  rooms.alarms.length = 0;
});

/** An order and its payment as we have them, beside what the gateway says; reconciled once, so that it waits for a person. */
async function contradicted(order: OrderState, ours: PaymentState, theirs: Partial<GatewayStatus>) {
  const placed = await rooms.place();
  rooms.gateway.say(placed.gatewayId, {
    captureBefore: new Date(rooms.clock.now().getTime() + 3 * dayMs),
    ...theirs,
  });
  await rooms.putInto(placed.id, order, order === 'report_sent' ? rooms.clock.now() : null);
  await rooms.putPaymentInto(placed.payment, ours);
  await rooms.settle.check(await rooms.payments.get(rooms.db, placed.payment.id));
  return { ...placed, of: { orderId: placed.id, attempt: 1 } };
}
const stand = async ({ id }: { id: string }) => {
  const payment = await rooms.payments.getActive(rooms.db, id);
  return [(await rooms.orders.get(rooms.db, id)).state, payment.state, payment.needsReview];
};
async function booked({ id }: { id: string }) {
  const { rows } = await sql<{ kind: string; amount: number }>`
    SELECT l.kind, l.amount_minor AS amount FROM ledger_entries l JOIN payments p ON p.id = l.payment_id
    WHERE p.order_id = ${id} ORDER BY l.id`.execute(rooms.db);
  return rows;
}
const seen = (state: PaymentState, status: GatewayStatus['status'], capturedMinor = 0) => ({
  state,
  status,
  capturedMinor,
});

describe('a payment that contradicts its gateway', () => {
  it('is shown with both sides, and with the one state that the truth supports', async () => {
    const { of, payment } = await contradicted('payment_problem', 'expired', {
      status: 'captured',
      capturedMinor: 100,
    });
    const truth = await desk.truth(of);
    assert.deepEqual(truth.ours, {
      ...{ state: 'expired', amountMinor: payment.amountMinor, capturedMinor: 0, refundedMinor: 0 },
    });
    assert.deepEqual([truth.theirs?.status, truth.theirs?.capturedMinor], ['captured', 100]);
    assert.deepEqual(truth.choices, ['captured']);
    assert.match(truth.needsReview ?? '', /captured while we have expired/);
  });

  it('taken there and ended here: the money is booked, the debt is settled, and who did it why stays', async () => {
    const placed = await contradicted('payment_problem', 'expired', { status: 'captured' });
    const { amountMinor } = placed.payment;
    rooms.gateway.say(placed.gatewayId, { capturedMinor: amountMinor });
    const wish = { to: 'captured', seen: seen('expired', 'captured', amountMinor), reason } as const;
    const after = await desk.force(placed.of, wish, admin);
    assert.deepEqual([after.ours.state, after.choices, after.needsReview], ['captured', [], null]);
    assert.deepEqual(await stand(placed), ['completed', 'captured', null]);
    assert.deepEqual(await booked(placed), [{ kind: 'capture', amount: amountMinor }]);
    const { rows } = await sql<{ event: string; actor: string; reason: string }>`
      SELECT event, actor, reason FROM payment_events WHERE payment_id = ${placed.payment.id} ORDER BY id DESC LIMIT 1`.execute(
      rooms.db,
    );
    assert.deepEqual(rows, [{ event: 'force_capture', actor: `account:${admin.accountId}`, reason }]);
    assert.ok(rooms.alarms.includes('a payment is forced'));
  });

  it('held there and ended here: what is held goes back, nothing is booked', async () => {
    const placed = await contradicted('cancelled', 'voided', { status: 'authorised' });
    await desk.force(placed.of, { to: 'void_due', seen: seen('voided', 'authorised'), reason }, admin);
    assert.equal((await stand(placed))[1], 'void_due');
    await rooms.outbox.drain();
    assert.deepEqual(await stand(placed), ['cancelled', 'voided', null]);
    assert.ok(rooms.gateway.calls.some((call) => call.startsWith('release') && call.includes(placed.id)));
    assert.deepEqual(await booked(placed), []);
  });

  it('declined there and due here: nothing is waited for, and the debt is asked for', async () => {
    const placed = await contradicted('report_sent', 'capture_due', { status: 'declined' });
    await desk.force(placed.of, { to: 'expired', seen: seen('capture_due', 'declined'), reason }, admin);
    assert.deepEqual(await stand(placed), ['payment_problem', 'expired', null]);
    assert.deepEqual(await booked(placed), []);
  });

  it('gone there under a finished report: its saved card is asked before its buyer is, as after any end', async () => {
    const placed = await contradicted('ready', 'authorised', { status: 'open', cardToken: 'card-1' });
    await sql`UPDATE payments SET card_token = 'card-1' WHERE id = ${placed.payment.id}`.execute(rooms.db);
    await desk.force(placed.of, { to: 'expired', seen: seen('authorised', 'open'), reason }, admin);
    assert.deepEqual(await stand(placed), ['ready', 'expired', null]);
    const asked = await sql`SELECT 1 FROM outbox WHERE key = ${`o${placed.id}:deliver:ended:1`}`.execute(
      rooms.db,
    );
    assert.equal(asked.rows.length, 1);
  });

  it('is forced once by two at the same time', async () => {
    const placed = await contradicted('payment_problem', 'expired', {
      status: 'captured',
      capturedMinor: 100,
    });
    const wish = { to: 'captured', seen: seen('expired', 'captured', 100), reason } as const;
    const both = await Promise.allSettled([
      desk.force(placed.of, wish, admin),
      desk.force(placed.of, wish, admin),
    ]);
    assert.deepEqual(outcomes(both), { done: 1, codes: ['truth_moved'] });
    assert.equal((await booked(placed)).length, 1);
  });

  it('is not forced where the gateway, or we, say something else by now', async () => {
    const placed = await contradicted('cancelled', 'voided', { status: 'authorised' });
    const wish = { to: 'void_due', seen: seen('voided', 'authorised'), reason } as const;
    rooms.gateway.say(placed.gatewayId, { status: 'expired' });
    await assert.rejects(desk.force(placed.of, wish, admin), { code: 'truth_moved' });
    rooms.gateway.say(placed.gatewayId, { status: 'authorised' });
    await rooms.putPaymentInto(placed.payment, 'declined');
    await assert.rejects(desk.force(placed.of, wish, admin), { code: 'truth_moved' });
    assert.equal((await stand(placed))[1], 'declined');
  });

  it('is not put where the truth does not support it, and what we have booked is never unsaid', async () => {
    const placed = await contradicted('cancelled', 'voided', { status: 'authorised' });
    const wish = { to: 'captured', seen: seen('voided', 'authorised'), reason } as const;
    await assert.rejects(desk.force(placed.of, wish, admin), { code: 'state_not_supported' });
    const taken = await contradicted('completed', 'captured', { status: 'expired' });
    assert.deepEqual((await desk.truth(taken.of)).choices, []);
  });

  it('of another order or amount has no choices at all', async () => {
    const placed = await contradicted('cancelled', 'voided', { status: 'authorised', attempt: 7 });
    const truth = await desk.truth(placed.of);
    assert.deepEqual([truth.theirs?.isSamePayment, truth.choices], [false, []]);
  });

  it('that agrees again is marked as seen, with the reason', async () => {
    const placed = await contradicted('cancelled', 'voided', { status: 'authorised' });
    rooms.gateway.say(placed.gatewayId, { status: 'voided' });
    assert.deepEqual((await desk.truth(placed.of)).choices, ['seen']);
    await desk.force(placed.of, { to: 'seen', seen: seen('voided', 'voided'), reason }, admin);
    assert.deepEqual(await stand(placed), ['cancelled', 'voided', null]);
  });
});
