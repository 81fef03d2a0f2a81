import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { system } from '#kernel/actor.ts';
import type { OrderRooms } from '../order-rooms.ts';

/** A delivered order whose card was debited, through the tables and the gateway. */
export async function paidOrder(rooms: OrderRooms) {
  const placed = await rooms.place();
  rooms.gateway.say(placed.gatewayId, { status: 'authorised' });
  const held = await rooms.settle.check(placed.payment);
  await rooms.putInto(placed.id, 'report_sent', rooms.clock.now());
  await rooms.db.transaction().execute((tx) => rooms.payments.demandCapture(tx, held, held, system));
  await rooms.outbox.drain();
  const payment = await rooms.payments.get(rooms.db, placed.payment.id);
  assert.equal(payment.state, 'captured');
  return { ...placed, payment };
}

export type Paid = Awaited<ReturnType<typeof paidOrder>>;

/** What the ledger has of a paid order, in order. */
export async function ledgerOf({ db }: OrderRooms, { payment }: Paid) {
  const { rows } = await sql<{ kind: string; amount_minor: number }>`
    SELECT kind, amount_minor FROM ledger_entries WHERE payment_id = ${payment.id} ORDER BY id`.execute(db);
  return rows.map(({ kind, amount_minor }) => [kind, amount_minor]);
}

/** Grants a refund without a claim, as the staff may not. */
export function grantRefund({ db, orders, payments }: OrderRooms, { payment }: Paid, amountMinor: number) {
  return db.transaction().execute(async (tx) => {
    await orders.lock(tx, payment.orderId);
    const locked = await payments.get(tx, payment.id, true);
    return payments.refunds.grant(tx, locked, { amountMinor, claimId: null, actor: system });
  });
}
