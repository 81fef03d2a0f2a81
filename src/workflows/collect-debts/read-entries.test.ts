import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { system } from '#kernel/actor.ts';
import { systemClock } from '#kernel/clock.ts';
import { login } from '#modules/accounts/contract.ts';
import { createStatements, readStatement } from '#modules/debts/service.ts';
import { camtOf } from '#testing/gateways/camt.ts';
import { type DebtsFixture, limit, openDebtsFixture, today } from '#testing/gateways/debts-fixture.ts';
import { clientOf } from '#testing/people.ts';
import {
  approveCredit,
  bookEntry,
  getDebts,
  getOwnCredit,
  leaveEntry,
  listEntries,
  markPaid,
  type StatementOutcome,
  takeBackTransfer,
} from './contract.ts';

let desk: DebtsFixture;
before(async () => {
  desk = await openDebtsFixture();
});
after(() => desk?.close());

test('a statement books what is owed, or a part of it, once; the rest waits for a person with invoices it may pay', async () => {
  await desk.admin.call(approveCredit, { body: limit });
  const [paid, short] = [await desk.delivered(), await desk.delivered()];
  const amount = (paid.paper.amountMinor / 100).toFixed(2);
  const entries = [
    { amount, remittance: `Rechnung ${paid.paper.number}`, reference: 'A1', debtor: 'Hartmann Handel GmbH' },
    { amount: '1.00', remittance: short.paper.number, reference: 'A2' },
    { amount: '9999.00', remittance: short.paper.number, reference: 'A5' },
    { amount: '7.00', remittance: 'rent', reference: 'A3' },
    { amount, side: 'DBIT' as const },
  ];
  const send = async (xml: string, who = 'admin'): Promise<StatementOutcome> => {
    const account = { email: `${who}@demo.countercheck.example`, password: demoPassword };
    const { token } = await clientOf(desk.app.url).call(login, { body: account });
    const response = await fetch(`${desk.app.url}/api/v1/staff/statements`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/xml' },
      body: xml,
    });
    const answer = await response.json();
    if (!response.ok) throw answer.value[0];
    return answer;
  };
  const others = camtOf(entries, { account: 'DE89370400440532013000' });
  await assert.rejects(send(others), { code: 'other_account' });
  await assert.rejects(send('<a/>'), { code: 'no_statement' });
  await assert.rejects(send(camtOf(entries), 'director'), { code: 'forbidden' });
  const ends = await Promise.all([
    send(camtOf(entries), 'manager'),
    send(camtOf(entries, { version: '02' })),
  ]);
  assert.deepEqual(
    ends.map(({ booked, open, known, skipped }) => [booked, open, known, skipped]).toSorted(),
    [
      [0, 0, 4, 1],
      [2, 2, 0, 1],
    ],
  );
  assert.deepEqual(await send(camtOf(entries)), { booked: 0, open: 0, known: 4, skipped: 1 });
  assert.deepEqual(await desk.ledgerOf(paid.orderId), [
    ['invoiced', paid.paper.amountMinor],
    ['transfer', paid.paper.amountMinor],
  ]);
  const { entries: open } = await desk.admin.call(listEntries, {});
  assert.deepEqual(
    open.map(({ remittance, doubt, candidates }) => [
      remittance,
      doubt,
      candidates.map(({ number }) => number),
    ]),
    [
      [short.paper.number, 'other_amount', [short.paper.number]],
      ['rent', 'no_number', []],
    ],
  );
  const [much, rent] = open;
  const seenOwedMinor = short.paper.amountMinor - 100;
  const book = (entryId = '', seen = seenOwedMinor) =>
    desk.admin.call(bookEntry, {
      params: { entryId },
      body: { debtId: short.debt.debtId, seenOwedMinor: seen },
    });
  await assert.rejects(book(much?.entryId, seenOwedMinor + 100), { code: 'owed_changed' });
  await assert.rejects(book(much?.entryId), { code: 'other_amount' });
  const left = { params: { entryId: rent?.entryId ?? '' }, body: { reason: 'our landlord' } };
  assert.equal((await desk.admin.call(leaveEntry, left)).entries.length, 1);
  await assert.rejects(desk.admin.call(leaveEntry, left), { code: 'unknown_entry' });

  const left2 = { params: { entryId: much?.entryId ?? '' }, body: { reason: 'sent by mistake' } };
  await desk.admin.call(leaveEntry, left2);
  const rest = ((short.paper.amountMinor - 100) / 100).toFixed(2);
  const whole = {
    amount: rest,
    remittance: 'no number at all',
    reference: 'A4',
    debtor: 'HARTMANN HANDEL GMBH',
  };
  await send(camtOf([whole]));
  const found = (await desk.admin.call(listEntries, {})).entries.find(
    ({ debtor }) => debtor === whole.debtor,
  );
  assert.deepEqual(
    found?.candidates.map(({ number, isWhole }) => [number, isWhole]),
    [[short.paper.number, true]],
  );
  await book(found?.entryId);
  const [last] = (await desk.admin.call(getDebts, {})).came;
  const back = { params: { transferId: last?.transferId ?? '' }, body: { reason: 'of another buyer' } };
  await desk.admin.call(takeBackTransfer, back);
  const again = (await desk.admin.call(listEntries, {})).entries;
  assert.deepEqual(
    again.map(({ entryId, doubt }) => [entryId, doubt]),
    [[found?.entryId, 'taken_back']],
  );
  await book(found?.entryId);
  assert.deepEqual((await desk.admin.call(getDebts, {})).owed, []);
  assert.equal((await desk.director.call(getOwnCredit, {})).credit?.leftMinor, limit.limitMinor);
});

test('a batch is known though it was read while keys of its parts held their place, also in another order', async () => {
  const { statements, db } = { ...desk.app.services, statements: createStatements({ clock: systemClock }) };
  const [may, june] = ['rent of May', 'rent of June'].map((remittance) => ({ amount: '3.00', remittance }));
  assert.ok(may && june);
  const batchOf = (parts: (typeof may)[]) => ({
    amount: `${3 * parts.length}.00`,
    reference: 'BATCH1',
    parts,
  });
  const keep = (note: string, parts: (typeof may)[]) => {
    const bytes = Buffer.from(
      camtOf([batchOf(parts), { amount: '1.00', remittance: note, reference: note }]),
    );
    const read = { bytes, statement: readStatement(bytes), actor: system };
    return db.transaction().execute((tx) => statements.keep(tx, read, async () => 'no_number'));
  };
  assert.deepEqual(await keep('daily', [may, june, may]), { booked: 0, open: 4, known: 0, skipped: 0 });
  const { entries } = readStatement(Buffer.from(camtOf([batchOf([may, june, may])])));
  for (const { key, formerKeys } of entries)
    await desk.app.pool.query('UPDATE bank_entries SET key = $2 WHERE key = $1', [key, formerKeys?.[0]]);
  const known = { booked: 0, open: 1, known: 3, skipped: 0 };
  assert.deepEqual(await keep('weekly', [may, june, may]), known);
  assert.deepEqual(await keep('monthly', [june, may, may]), known);
  // There were two of May: another one is another transfer.
  assert.deepEqual(await keep('yearly', [may, may, may, june]), { ...known, open: 2 });
});

test('a week late an invoice is remembered once, with the invoice, and not where its transfer has come', async () => {
  const [late, paid] = [await desk.delivered(), await desk.delivered()];
  const { outbox, remindDebtors } = desk.app.services;
  const dueDaysAgo = (days: number) =>
    desk.app.pool.query(
      "UPDATE debts SET due_on = (now() AT TIME ZONE 'UTC')::date - $1::int WHERE order_id = ANY($2)",
      [days, [late.orderId, paid.orderId]],
    );
  await dueDaysAgo(6);
  assert.equal(await remindDebtors(), 0);
  assert.equal((await desk.director.call(getOwnCredit, {})).invoices[0]?.isOverdue, true);
  await dueDaysAgo(7);
  await Promise.all([remindDebtors(), remindDebtors()]);
  const { amountMinor } = paid.paper;
  const body = { amountMinor, seenOwedMinor: amountMinor, madeOn: today(), reference: 'BANK-9' };
  await desk.admin.call(markPaid, { params: { debtId: paid.debt.debtId }, body });
  await outbox.drain();
  await remindDebtors();
  await outbox.drain();
  const mails = await desk.mails();
  const reminders = mails.filter(({ subject }) => subject?.includes('is not paid yet'));
  assert.deepEqual(
    reminders.map(({ subject, attachments }) => [subject, attachments.length]),
    [[`Invoice ${late.paper.number} is not paid yet (order ${late.number})`, 1]],
  );
  assert.equal((await desk.admin.call(getDebts, {})).owed[0]?.isOverdue, true);
});
