import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { system } from '#kernel/actor.ts';
import { login } from '#modules/accounts/contract.ts';
import { createBooks } from '#modules/payments/service.ts';
import { type CamtEntry, camtOf } from '#testing/gateways/camt.ts';
import { type DebtsFixture, limit, openDebtsFixture, today } from '#testing/gateways/debts-fixture.ts';
import { clientOf } from '#testing/people.ts';
import { listInvoices } from '#workflows/issue-invoice/contract.ts';
import { readTimeline } from '#workflows/read-timeline/contract.ts';
import {
  approveCredit,
  bookEntry,
  connectEntry,
  getDebts,
  importStatement,
  leaveEntry,
  listEntries,
  markPaid,
  type StatementOutcome,
  takeBackTransfer,
} from './contract.ts';

let desk: DebtsFixture;
before(async () => {
  desk = await openDebtsFixture();
  await desk.admin.call(approveCredit, { body: { ...limit, limitMinor: 2_000_000 } });
});
after(() => desk?.close());

async function mark(debtId: string, amountMinor: number, seenOwedMinor: number) {
  const body = { amountMinor, seenOwedMinor, madeOn: today(), reference: 'BY-HAND' };
  const { came } = await desk.admin.call(markPaid, { params: { debtId }, body });
  return came[0]?.transferId ?? '';
}

const takeBack = (transferId: string) =>
  desk.admin.call(takeBackTransfer, { params: { transferId }, body: { reason: 'it was of another buyer' } });

async function send(entries: readonly CamtEntry[]): Promise<StatementOutcome> {
  const account = { email: 'admin@demo.countercheck.example', password: demoPassword };
  const { token } = await clientOf(desk.app.url).call(login, { body: account });
  const response = await fetch(`${desk.app.url}/api/v1${importStatement.path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/xml' },
    body: camtOf(entries),
  });
  assert.equal(response.status, 200);
  return response.json();
}

const entryOf = async (remittance: string) =>
  (await desk.admin.call(listEntries, {})).entries.find((one) => one.remittance === remittance);
const owedOf = async (id: string) =>
  (await desk.admin.call(getDebts, {})).owed.find(({ debtId }) => debtId === id)?.owedMinor ?? 0;

test('a transfer that was marked by hand is not booked again by its entry, until a person says that it is another', async () => {
  const { paper, debt } = await desk.delivered();
  const { debtId } = debt;
  const transferId = await mark(debtId, 3_000, paper.amountMinor);
  const rest = paper.amountMinor - 3_000;
  const first = { amount: '30.00', remittance: `first ${paper.number}`, reference: 'M1' };
  const { booked, open } = await send([
    first,
    { ...first, amount: '1.00', reference: 'M2', remittance: paper.number },
  ]);
  assert.deepEqual([booked, open], [1, 1], 'another amount is another transfer');
  assert.equal(await owedOf(debtId), rest - 100);
  const waiting = await entryOf(first.remittance);
  assert.deepEqual(
    [waiting?.doubt, waiting?.marked],
    ['maybe_marked', [{ transferId, debtId, number: paper.number, buyer: debt.buyer, madeOn: today() }]],
  );

  const connect = (entryId = '', to = transferId, who = desk.admin) =>
    who.call(connectEntry, { params: { entryId }, body: { transferId: to } });
  await assert.rejects(connect(waiting?.entryId, transferId, desk.manager), { code: 'forbidden' });
  await assert.rejects(connect(waiting?.entryId, debtId), { code: 'unknown_mark' });
  const ends = await Promise.allSettled([connect(waiting?.entryId), connect(waiting?.entryId)]);
  assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.equal(await owedOf(debtId), rest - 100, 'it pays nothing more');

  // The mark has its entry now: the next transfer of this amount is one.
  const second = { ...first, reference: 'M3', remittance: `second ${paper.number}` };
  assert.deepEqual((await send([second])).booked, 1);
  assert.equal(await owedOf(debtId), rest - 3_100);

  // Once the mark is taken back its entry waits again.
  await takeBack(transferId);
  const again = await entryOf(first.remittance);
  assert.deepEqual([again?.doubt, again?.marked], ['taken_back', []]);
  const body = { debtId, seenOwedMinor: rest - 100 };
  await desk.admin.call(bookEntry, { params: { entryId: again?.entryId ?? '' }, body });
  assert.equal(await owedOf(debtId), rest - 3_100);
});

test('also of an invoice that is paid whole by then, and an entry that was left says nothing of its mark', async () => {
  const { paper, debt } = await desk.delivered();
  const { amountMinor } = paper;
  const transferId = await mark(debt.debtId, amountMinor, amountMinor);
  const entry = { amount: (amountMinor / 100).toFixed(2), remittance: paper.number, reference: 'W1' };
  assert.equal((await send([entry])).open, 1);
  const waiting = await entryOf(entry.remittance);
  assert.deepEqual(
    [waiting?.doubt, waiting?.marked.map((one) => one.transferId)],
    ['maybe_marked', [transferId]],
  );
  const left = { params: { entryId: waiting?.entryId ?? '' }, body: { reason: 'paid twice' } };
  await desk.admin.call(leaveEntry, left);
  await takeBack(transferId);
  assert.equal(await entryOf(entry.remittance), undefined);
});

test('a part is marked once, however often one asks and however many do', async () => {
  const { paper, debt } = await desk.delivered();
  const { amountMinor } = paper;
  const ends = await Promise.allSettled([1, 2, 3].map(() => mark(debt.debtId, 1_000, amountMinor)));
  assert.deepEqual(
    ends.flatMap((end) => (end.status === 'rejected' ? [[end.reason.status, end.reason.code]] : [])),
    [
      [409, 'owed_changed'],
      [409, 'owed_changed'],
    ],
  );
  assert.equal(await owedOf(debt.debtId), amountMinor - 1_000);
  await mark(debt.debtId, 1_000, amountMinor - 1_000);
  assert.equal(await owedOf(debt.debtId), amountMinor - 2_000);
});

test('a mark is connected however many earlier ones wait, and the latest are offered', async () => {
  const [many, one] = [await desk.delivered(), await desk.delivered()];
  await desk.app.pool.query(
    `INSERT INTO bank_transfers (id, debt_id, kind, amount_minor, currency, made_on, reference, actor, at)
     SELECT gen_random_uuid(), $1, 'in', 700, 'EUR', DATE '2020-01-01', 'long ago', 'system', now() FROM generate_series(1, 501)`,
    [many.debt.debtId],
  );
  const transferId = await mark(one.debt.debtId, 700, one.paper.amountMinor);
  const entry = { amount: '7.00', remittance: `late ${one.paper.number}`, reference: 'L1' };
  assert.equal((await send([entry])).open, 1);
  const waiting = await entryOf(entry.remittance);
  assert.deepEqual(
    waiting?.marked.map((known) => known.transferId),
    [transferId],
  );
  const { rows } = await desk.app.pool.query(
    "SELECT id FROM bank_transfers WHERE debt_id = $1 AND reference = 'long ago' ORDER BY id",
    [many.debt.debtId],
  );
  const connect = (to: string, entryId = waiting?.entryId ?? '') =>
    desk.admin.call(connectEntry, { params: { entryId }, body: { transferId: to } });
  await connect(transferId);
  // One of so long ago that no list has it.
  const old = `old ${many.paper.number}`;
  assert.equal((await send([{ ...entry, reference: 'L2', remittance: old }])).open, 1);
  await connect(rows[0].id, (await entryOf(old))?.entryId);
  assert.equal(await entryOf(old), undefined);
});

/** A refund as a claim grants it, and the gateway asked. */
async function refund(orderId: string, amountMinor: number) {
  const { db, orders, payments, outbox } = desk.app.services;
  await db.transaction().execute(async (tx) => {
    await orders.lock(tx, orderId);
    const payment = await payments.get(tx, (await payments.getActive(tx, orderId)).id, true);
    await payments.refunds.grant(tx, payment, { amountMinor, claimId: null, actor: system });
  });
  await outbox.drain();
}

test('a wrong mark is taken back while a refund waits: it is taken off what is owed again, and ends as any other', async () => {
  const { orderId, paper, debt, params } = await desk.delivered();
  const { amountMinor } = paper;
  const { db, payments, outbox } = desk.app.services;
  const right = await mark(debt.debtId, amountMinor - 1_500, amountMinor);
  const wrong = await mark(debt.debtId, 1_500, 1_500);
  await refund(orderId, 2_000);
  const backs = async () =>
    (await desk.admin.call(getDebts, {})).backs
      .filter((one) => one.orderId === orderId)
      .map((one) => one.amountMinor);
  assert.deepEqual(await backs(), [2_000]);

  await takeBack(wrong);
  assert.deepEqual(
    [await backs(), await owedOf(debt.debtId)],
    [[500], 0],
    'the rest is still to be transferred',
  );
  const stateOf = async () =>
    (await payments.refunds.list(db, (await payments.getActive(db, orderId)).id))[0]?.state;
  assert.equal(await stateOf(), 'pending');

  await takeBack(right);
  assert.deepEqual([await backs(), await owedOf(debt.debtId)], [[], amountMinor - 2_000]);
  assert.equal(await stateOf(), 'succeeded');
  await outbox.drain();
  const payment = await payments.getActive(db, orderId);
  assert.deepEqual([payment.state, payment.refundedMinor], ['partially_refunded', 2_000]);
  assert.deepEqual((await desk.ledgerOf(orderId)).slice(-2), [
    ['transfer_back', amountMinor - 1_500],
    ['refund', 2_000],
  ]);
  const theirs = await payments.gateways.find('invoice')?.find(payment.gatewayPaymentId ?? '');
  assert.equal(await createBooks(desk.app.services).differenceOf(db, payment, theirs), undefined);
  assert.deepEqual(
    (await desk.director.call(listInvoices, { params })).invoices.map((one) => [one.kind, one.amountMinor]),
    [
      ['invoice', amountMinor],
      ['credit_note', 2_000],
    ],
  );

  const query = { kind: 'money', limit: 100 } as const;
  const { rows } = await desk.admin.call(readTimeline, { params: { orderId }, query });
  assert.deepEqual(
    rows.filter(({ event }) => event === 'take_back').map(({ text, details }) => [text, details.amountMinor]),
    [
      ['it was of another buyer', 1_500],
      ['it was of another buyer', amountMinor - 1_500],
    ],
  );
});
