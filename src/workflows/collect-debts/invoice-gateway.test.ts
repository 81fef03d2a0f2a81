import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { system } from '#kernel/actor.ts';
import { dayMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { money } from '#kernel/money.ts';
import { createBooks, GatewayRefusal } from '#modules/payments/service.ts';
import { type OrderRooms, openOrderRooms } from '#testing/order-rooms.ts';
import { createInvoiceGateway } from './invoice-gateway.ts';

let rooms: OrderRooms;
before(async () => {
  rooms = await openOrderRooms({ withInvoices: true });
});
after(() => rooms?.close());

/** A legal entity that may owe so much, for 14 days. */
async function approved(limitMinor: number, currency: 'EUR' | 'GBP' = 'EUR'): Promise<string> {
  const accountId = uuidv7(new Date());
  const company = { company_name: 'Hartmann Handel GmbH', role: 'Director', locale: 'en' };
  const name = { last_name: 'Hartmann', first_name: 'Jonas' };
  await rooms.db
    .insertInto('accounts')
    .values({
      ...{ id: accountId, email: `${accountId}@example.com`, password_hash: 'none' },
      ...{ ...company, ...name, created_at: rooms.clock.now() },
    })
    .execute();
  const line = { accountId, limit: money(limitMinor, currency), days: 14, actor: system, reason: 'a test' };
  await rooms.db.transaction().execute((tx) => rooms.debts.credit.approve(tx, line));
  return accountId;
}

/** An order of an account whose payment by invoice has been asked for. */
async function ordered(accountId: string) {
  const body = { ...(await rooms.orderBody()), payBy: 'invoice' as const };
  const actor = { kind: 'account', accountId, role: 'Director' } as const;
  const { secret, paymentUrl } = await rooms.placeOrder.place(body, { actor, idempotencyKey: undefined });
  const { id, state } = await rooms.orders.getBySecret(rooms.db, secret);
  return { id, secret, state, paymentUrl, payment: await rooms.payments.getActive(rooms.db, id) };
}
const priceMinor = async () => (await rooms.orderBody()).quotedPriceMinor;

/** The report was sent: the debit is demanded and asked for. */
async function sent(id: string, amountMinor?: number) {
  await rooms.putInto(id, 'report_sent', rooms.clock.now());
  const payment = await rooms.payments.getActive(rooms.db, id);
  const due = money(amountMinor ?? payment.amountMinor, payment.currency);
  await rooms.db.transaction().execute((tx) => rooms.payments.demandCapture(tx, payment, due, system));
  await rooms.outbox.drain();
  return rooms.payments.getActive(rooms.db, id);
}
const gatewayOf = () => {
  const found = rooms.payments.gateways.find('invoice');
  assert.ok(found);
  return found;
};

test('an order by invoice is accepted at once, without a page, and keeps its price of the limit', async () => {
  const price = await priceMinor();
  const accountId = await approved(price * 3);
  const placed = await ordered(accountId);
  assert.deepEqual([placed.state, placed.paymentUrl], ['queued', null]);
  assert.deepEqual(
    [placed.payment.gateway, placed.payment.route, placed.payment.state],
    ['invoice', 'hold', 'authorised'],
  );
  assert.equal((await rooms.debts.credit.find(rooms.db, accountId))?.usedMinor, price);
  assert.equal((await rooms.trackOrder.track(placed.secret, 'en')).debt, null, 'nothing is owed yet');
});

test('forty orders at once never owe more than the limit; the refused ones can be paid by card', async () => {
  const price = await priceMinor();
  const accountId = await approved(price * 7 + 1);
  const ends = await Promise.allSettled(Array.from({ length: 40 }, () => ordered(accountId)));
  const placed = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  for (const end of ends)
    if (end.status === 'rejected') assert.equal(end.reason.code, 'limit_reached', String(end.reason));
  const states = placed.map(({ payment }) => payment.state);
  assert.equal(states.filter((state) => state === 'authorised').length, 7);
  const refused = placed.find(({ payment }) => payment.state === 'declined');
  assert.equal((await rooms.debts.credit.find(rooms.db, accountId))?.usedMinor, price * 7);
  if (refused === undefined) return;
  assert.deepEqual([refused.payment.declineCode, refused.state], ['limit_reached', 'awaiting_payment']);
  assert.equal((await rooms.trackOrder.track(refused.secret, 'en')).mayPay, true);
  assert.match(await rooms.trackOrder.pay(refused.secret), /^https:/);
  assert.equal((await rooms.payments.getActive(rooms.db, refused.id)).gateway, 'scripted');
});

test('the reservation itself is counted under the lock, whatever was asked before', async () => {
  const price = await priceMinor();
  const accountId = await approved(price * 5);
  const others = await Promise.all(Array.from({ length: 12 }, () => rooms.place()));
  const keep = (id: string, key: string) =>
    rooms.db
      .transaction()
      .execute((tx) =>
        rooms.debts.reserve(tx, { key, orderId: id, attempt: 9, accountId, amount: money(price, 'EUR') }),
      );
  const kept = await Promise.all(others.flatMap(({ id }) => [keep(id, `k:${id}`), keep(id, `k:${id}`)]));
  const reserved = new Set(kept.filter(({ state }) => state === 'reserved').map(({ id }) => id));
  assert.equal(reserved.size, 5, 'the same key again keeps nothing more');
  assert.equal((await rooms.debts.credit.find(rooms.db, accountId))?.usedMinor, price * 5);
});

test('who may not, whose limit is in another currency, and a guest are refused before there is an order', async () => {
  const price = await priceMinor();
  const refusal = (accountId: string) =>
    ordered(accountId).then(
      () => assert.fail('it was ordered'),
      ({ code }) => code,
    );
  assert.equal(await refusal(await approved(price * 9, 'GBP')), 'other_currency');
  assert.equal(await refusal(await approved(price - 1)), 'limit_reached');
  const ended = await approved(price * 9);
  await rooms.db
    .transaction()
    .execute((tx) => rooms.debts.credit.end(tx, { accountId: ended, actor: system, reason: 'a test' }));
  assert.equal(await refusal(ended), 'no_credit');
  const body = { ...(await rooms.orderBody()), payBy: 'invoice' as const };
  const guest = { actor: { kind: 'visitor' } as const, idempotencyKey: undefined };
  await assert.rejects(rooms.placeOrder.place(body, guest), { code: 'no_credit' });
});

test('a cancelled order frees the limit', async () => {
  const accountId = await approved(await priceMinor());
  const placed = await ordered(accountId);
  await rooms.trackOrder.cancel(placed.secret, 'en');
  await rooms.outbox.drain();
  assert.equal((await rooms.payments.getActive(rooms.db, placed.id)).state, 'voided');
  assert.equal((await rooms.debts.credit.find(rooms.db, accountId))?.usedMinor, 0);
});

test('the debit is an invoice due in 14 days, of a thin report for its share; the books agree', async () => {
  const price = await priceMinor();
  const accountId = await approved(price * 2);
  const placed = await ordered(accountId);
  const payment = await sent(placed.id, price / 2);
  assert.deepEqual([payment.state, payment.capturedMinor], ['captured', price / 2]);
  assert.equal((await rooms.orders.get(rooms.db, placed.id)).state, 'completed');
  const { debt } = await rooms.trackOrder.track(placed.secret, 'en');
  const dueOn = new Date(rooms.clock.now().getTime() + 14 * dayMs).toISOString().slice(0, 10);
  assert.deepEqual(debt, { owedMinor: price / 2, paidMinor: 0, dueOn, isOverdue: false, isPaid: false });
  assert.equal((await rooms.debts.credit.find(rooms.db, accountId))?.usedMinor, price / 2);
  const { rows } =
    await sql`SELECT kind, amount_minor FROM ledger_entries WHERE payment_id = ${payment.id}`.execute(
      rooms.db,
    );
  assert.deepEqual(rows, [{ kind: 'invoiced', amount_minor: price / 2 }], 'owed, not taken');
  const theirs = await gatewayOf().find(payment.gatewayPaymentId ?? '');
  assert.equal(await createBooks(rooms).differenceOf(rooms.db, payment, theirs), undefined);
});

test('a refund of an unpaid invoice makes it smaller, at once and never below nothing', async () => {
  const price = await priceMinor();
  const accountId = await approved(price);
  const placed = await ordered(accountId);
  const payment = await sent(placed.id);
  const refund = (amountMinor: number) =>
    rooms.db.transaction().execute(async (tx) => {
      await rooms.orders.lock(tx, placed.id);
      const current = await rooms.payments.get(tx, payment.id, true);
      return rooms.payments.refunds.grant(tx, current, { amountMinor, claimId: null, actor: system });
    });
  await refund(1_000);
  await rooms.outbox.drain();
  const owed = async () => (await rooms.trackOrder.track(placed.secret, 'en')).debt?.owedMinor;
  assert.equal(await owed(), price - 1_000);
  await assert.rejects(refund(price), { code: 'refund_too_much' });
  await refund(price - 1_000);
  await rooms.outbox.drain();
  const now = await rooms.payments.getActive(rooms.db, placed.id);
  assert.deepEqual([await owed(), now.state], [0, 'refunded']);
  assert.equal((await rooms.debts.credit.find(rooms.db, accountId))?.usedMinor, 0);
  assert.equal(await createBooks(rooms).ledgerOf(rooms.db, payment.id), 0);
  assert.deepEqual(rooms.alarms, []);
});

test('every call may come again: it answers what is, debits once, and never more than was kept', async () => {
  const accountId = await approved((await priceMinor()) * 2);
  const { payment } = await ordered(accountId);
  const gateway = gatewayOf();
  const id = payment.gatewayPaymentId ?? '';
  const amount = money(payment.amountMinor, payment.currency);
  await assert.rejects(
    gateway.capture(id, money(payment.amountMinor + 1, payment.currency), 'more'),
    GatewayRefusal,
  );
  for (const key of ['a', 'a', 'b']) {
    const captured = await gateway.capture(id, amount, key);
    assert.deepEqual([captured.status, captured.capturedMinor], ['captured', payment.amountMinor]);
  }
  assert.equal(
    (await gateway.release(id, 'c')).status,
    'captured',
    'an invoice is not taken back by a release',
  );
  const first = await gateway.refund(id, money(500, payment.currency), 'r');
  assert.deepEqual(await gateway.refund(id, money(500, payment.currency), 'r'), first);
  assert.equal((await gateway.find(id))?.refundedMinor, 500);
  assert.equal(await gateway.find(uuidv7(new Date())), undefined);
  await assert.rejects(gateway.release(uuidv7(new Date()), 'd'), GatewayRefusal);
  const { rows } = await sql`SELECT event FROM debt_events WHERE debt_id = ${id} ORDER BY id`.execute(
    rooms.db,
  );
  assert.deepEqual(rows, [{ event: 'reserve' }, { event: 'owe' }, { event: 'credit' }]);
});

test('a reservation ends after a year, and is not debited then', async () => {
  const accountId = await approved(await priceMinor());
  const { payment } = await ordered(accountId);
  const gateway = createInvoiceGateway({ ...rooms, payerOf: async () => accountId });
  const id = payment.gatewayPaymentId ?? '';
  const held = await gateway.find(id);
  assert.equal(held?.captureBefore?.getTime(), rooms.clock.now().getTime() + 365 * dayMs);
  rooms.clock.advance(365 * dayMs);
  assert.equal((await gateway.find(id))?.status, 'expired');
  assert.equal(
    (await gateway.capture(id, money(payment.amountMinor, payment.currency), 'late')).status,
    'expired',
  );
  assert.equal((await rooms.debts.credit.find(rooms.db, accountId))?.usedMinor, 0);
});

test('a directorship that changes hands takes limit and debts along, and counts them once', async () => {
  const price = await priceMinor();
  const from = await approved(price * 3);
  await sent((await ordered(from)).id);
  await ordered(from);
  const to = await approved(price);
  const handed = { from, to, actor: system, reason: 'a test' };
  await rooms.db.transaction().execute((tx) => rooms.debts.passOn(tx, handed));
  assert.equal(await rooms.debts.credit.find(rooms.db, from), undefined);
  const line = await rooms.debts.credit.find(rooms.db, to);
  assert.deepEqual([line?.limit.amountMinor, line?.usedMinor, line?.days], [price * 3, price * 2, 14]);
  assert.deepEqual(
    [(await rooms.debts.listOwed(rooms.db, from)).length, (await rooms.debts.listOwed(rooms.db, to)).length],
    [0, 1],
  );
  const passed = sql`
    SELECT e.from_state, e.to_state, e.amount_minor, e.actor FROM debt_events e JOIN debts d ON d.id = e.debt_id
    WHERE d.account_id = ${to} AND e.event = 'pass_on' AND d.updated_at = e.at ORDER BY e.to_state`;
  const events = [
    { from_state: 'owed', to_state: 'owed', amount_minor: price, actor: 'system' },
    { from_state: 'reserved', to_state: 'reserved', amount_minor: price, actor: 'system' },
  ];
  assert.deepEqual((await passed.execute(rooms.db)).rows, events);
  const told = await sql`
    SELECT t.amount FROM (SELECT order_id, event, data->>'amountMinor' AS amount FROM order_timeline) t JOIN debts d ON d.order_id = t.order_id
    WHERE d.account_id = ${to} AND t.event = 'pass_on'`.execute(rooms.db);
  assert.deepEqual(told.rows, [{ amount: String(price) }, { amount: String(price) }], 'in the timelines too');
  // Once more it finds nothing: what is over stays where it is.
  await rooms.db.transaction().execute((tx) => rooms.debts.passOn(tx, handed));
  assert.deepEqual(await rooms.debts.credit.find(rooms.db, to), line);
  assert.deepEqual((await passed.execute(rooms.db)).rows, events);
});
