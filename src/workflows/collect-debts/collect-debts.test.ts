import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import PostalMime from 'postal-mime';
import { demoPassword } from '#database/seed/seed.ts';
import { system } from '#kernel/actor.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import { dayMs } from '#kernel/clock.ts';
import { login } from '#modules/accounts/contract.ts';
import { orderBody } from '#testing/buyer.ts';
import { camtOf } from '#testing/gateways/camt.ts';
import { clientOf, signIn } from '#testing/people.ts';
import { approve as approveReportOf, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { eraseAccount } from '#workflows/erase-account/contract.ts';
import { listInvoices } from '#workflows/issue-invoice/contract.ts';
import { placeOrder } from '#workflows/place-order/contract.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { trackOrder } from '#workflows/track-order/contract.ts';
import {
  approveCredit,
  bookEntry,
  endCredit,
  getDebts,
  getOwnCredit,
  leaveEntry,
  listEntries,
  markPaid,
  markReturned,
  type StatementOutcome,
} from './contract.ts';

let app: TestApp;
let admin: ApiClient;
let director: ApiClient;
const email = 'director@demo.countercheck.example';
const as = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);
before(async () => {
  app = await startTestApp({
    withScheduledJobs: false,
    env: { SELLER_NAME: 'Reports Ltd', SELLER_BANK: 'Example Bank, GB00 EXAM 0000 0000 0000 00' },
  });
  [admin, director] = await Promise.all([as('admin'), as('director')]);
});
after(() => app.close());

const limit = { email, limitMinor: 200_000, currency: 'EUR', days: 14, reason: 'a good customer' } as const;
const today = () => new Date().toISOString().slice(0, 10);

async function ordered() {
  const body = { ...(await orderBody(director, { email })), payBy: 'invoice' as const };
  const placed = await director.call(placeOrder, { body });
  return { ...placed, params: { secret: placed.secret } };
}

/** An order by invoice whose report was sent. */
async function delivered() {
  const placed = await ordered();
  const manager = await as('manager');
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await prepareReport(manager, orderId);
  await approveReportOf(await as('reviewer'), orderId);
  await app.services.outbox.drain();
  const [paper] = (await director.call(listInvoices, { params: placed.params })).invoices;
  assert.ok(paper);
  const { owed } = await admin.call(getDebts, {});
  const debt = owed.find((one) => one.orderId === orderId);
  assert.ok(debt);
  return { ...placed, orderId, paper, debt };
}

const ledgerOf = async (orderId: string) => {
  const { rows } = await app.pool.query(
    'SELECT kind, l.amount_minor FROM ledger_entries l JOIN payments p ON p.id = payment_id WHERE order_id = $1 ORDER BY l.id',
    [orderId],
  );
  return rows.map(({ kind, amount_minor }) => [kind, amount_minor]);
};

test('an Admin approves a legal entity; nobody else has a limit, and no other account gets one', async () => {
  assert.deepEqual(await director.call(getOwnCredit, {}), { credit: null, invoices: [] });
  const wrong = { ...limit, email: 'customer@demo.countercheck.example' };
  await assert.rejects(admin.call(approveCredit, { body: wrong }), { code: 'unknown_legal_entity' });
  await admin.call(approveCredit, { body: { ...limit, limitMinor: 5 } });
  await assert.rejects(ordered(), { code: 'limit_reached' });
  const { lines } = await admin.call(approveCredit, { body: limit });
  assert.deepEqual(
    lines.map(({ buyer, limitMinor, usedMinor }) => [buyer, limitMinor, usedMinor]),
    [['Hartmann Handel GmbH', 200_000, 0]],
  );
  const { credit } = await director.call(getOwnCredit, {});
  assert.deepEqual(credit, { limitMinor: 200_000, leftMinor: 200_000, currency: 'EUR', days: 14 });
});

test('after the report the invoice comes by mail and lies with the order; marked as paid once, it frees the limit', async () => {
  const { params, number, orderId, paper, debt } = await delivered();
  assert.match(paper.number, /^I-\d{4}-000001$/);
  assert.equal(paper.kind, 'invoice');
  const tracked = await director.call(trackOrder, { params });
  const dueOn = new Date(Date.now() + 14 * dayMs).toISOString().slice(0, 10);
  assert.deepEqual(tracked.debt, { owedMinor: paper.amountMinor, dueOn, isOverdue: false, isPaid: false });
  assert.equal(tracked.payment.isByInvoice, true);
  const own = await director.call(getOwnCredit, {});
  assert.deepEqual(
    own.invoices.map((one) => [one.orderNumber, one.number, one.owedMinor]),
    [[number, paper.number, paper.amountMinor]],
  );

  const { rows } = await app.pool.query('SELECT raw FROM mailbox_messages ORDER BY id');
  const mails = await Promise.all(rows.map(({ raw }) => PostalMime.parse(raw)));
  const invoice = mails.find(({ subject }) => subject === `Invoice ${paper.number} for order ${number}`);
  assert.deepEqual(
    invoice?.attachments.map(({ filename }) => filename),
    [`Invoice ${paper.number}.pdf`],
  );
  const accepted = mails.find(({ subject }) => subject === `Order ${number} accepted`);
  assert.match(accepted?.text ?? '', /You pay by invoice/);
  for (const { text = '' } of mails.filter(({ subject }) => subject?.includes(number)))
    assert.doesNotMatch(text, /\bcard\b/);

  const body = { amountMinor: paper.amountMinor, madeOn: today(), reference: 'BANK-1' };
  const mark = (change: Partial<typeof body> = {}, who = admin) =>
    who.call(markPaid, { params: { debtId: debt.debtId }, body: { ...body, ...change } });
  await assert.rejects(mark({}, await as('manager')), { code: 'forbidden' });
  await assert.rejects(mark({ amountMinor: paper.amountMinor - 1 }), { code: 'other_amount' });
  await assert.rejects(mark({ madeOn: '2999-01-01' }), { code: 'day_in_future' });
  const ends = await Promise.allSettled([mark(), mark(), mark()]);
  assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.deepEqual(await ledgerOf(orderId), [
    ['invoiced', paper.amountMinor],
    ['transfer', paper.amountMinor],
  ]);
  assert.equal((await director.call(trackOrder, { params })).debt?.isPaid, true);
  const { credit, invoices } = await director.call(getOwnCredit, {});
  assert.deepEqual([credit?.leftMinor, invoices], [200_000, []]);
});

test('a refund of a paid invoice is a transfer to make by hand, and no call to any card gateway', async () => {
  const { orderId, paper, debt, params } = await delivered();
  const body = { amountMinor: paper.amountMinor, madeOn: today(), reference: 'BANK-2' };
  await admin.call(markPaid, { params: { debtId: debt.debtId }, body });
  const { db, orders, payments, outbox } = app.services;
  await db.transaction().execute(async (tx) => {
    await orders.lock(tx, orderId);
    const payment = await payments.get(tx, (await payments.getActive(tx, orderId)).id, true);
    await payments.refunds.grant(tx, payment, { amountMinor: 2_000, claimId: null, actor: system });
  });
  await outbox.drain();
  const payment = await payments.getActive(db, orderId);
  assert.deepEqual(
    (await payments.refunds.list(db, payment.id)).map(({ state }) => state),
    ['pending'],
  );
  const { backs } = await admin.call(getDebts, {});
  assert.deepEqual(
    backs.map((one) => [one.orderId, one.amountMinor]),
    [[orderId, 2_000]],
  );
  const refundId = backs[0]?.refundId ?? '';
  const made = { params: { refundId }, body: { madeOn: today(), reference: 'OUT-1' } };
  assert.deepEqual((await admin.call(markReturned, made)).backs, []);
  await assert.rejects(admin.call(markReturned, made), { code: 'unknown_money_back' });
  assert.equal((await payments.getActive(db, orderId)).state, 'partially_refunded');
  assert.deepEqual((await ledgerOf(orderId)).at(-1), ['refund', 2_000]);
  const papers = (await director.call(listInvoices, { params })).invoices;
  assert.deepEqual(
    papers.map(({ kind, amountMinor }) => [kind, amountMinor]),
    [
      ['invoice', paper.amountMinor],
      ['credit_note', 2_000],
    ],
  );
});

test('whoever owes cannot erase the account; a limit that was ended takes no new order', async () => {
  const { number, debt } = await delivered();
  const erase = director.call(eraseAccount, { body: { password: demoPassword } });
  await assert.rejects(erase, { code: 'orders_under_way' });
  const other = { ...limit, currency: 'GBP' } as const;
  await assert.rejects(admin.call(approveCredit, { body: other }), { code: 'owes_in_other_currency' });
  const accountId = (await admin.call(getDebts, {})).lines[0]?.accountId ?? '';
  const end = () => admin.call(endCredit, { params: { accountId }, body: { reason: 'they are late' } });
  const { lines, owed } = await end();
  assert.deepEqual([lines[0]?.isEnded, owed.some(({ orderNumber }) => orderNumber === number)], [true, true]);
  await assert.rejects(end(), { code: 'no_credit_line' });
  await assert.rejects(ordered(), { code: 'no_credit' });
  const body = { amountMinor: debt.owedMinor, madeOn: today(), reference: 'BANK-3' };
  assert.deepEqual((await admin.call(markPaid, { params: { debtId: debt.debtId }, body })).owed, []);
});

test('a statement books what is owed to the cent, once; the rest waits for a person with invoices it may pay', async () => {
  await admin.call(approveCredit, { body: limit });
  const [paid, short] = [await delivered(), await delivered()];
  const amount = (paid.paper.amountMinor / 100).toFixed(2);
  const entries = [
    { amount, remittance: `Rechnung ${paid.paper.number}`, reference: 'A1', debtor: 'Hartmann Handel GmbH' },
    { amount: '1.00', remittance: short.paper.number, reference: 'A2' },
    { amount: '7.00', remittance: 'rent', reference: 'A3' },
    { amount, side: 'DBIT' as const },
  ];
  const send = async (xml: string, who = 'admin'): Promise<StatementOutcome> => {
    const account = { email: `${who}@demo.countercheck.example`, password: demoPassword };
    const { token } = await clientOf(app.url).call(login, { body: account });
    const response = await fetch(`${app.url}/api/v1/staff/statements`, {
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
      [0, 0, 3, 1],
      [1, 2, 0, 1],
    ],
  );
  assert.deepEqual(await send(camtOf(entries)), { booked: 0, open: 0, known: 3, skipped: 1 });
  assert.deepEqual(await ledgerOf(paid.orderId), [
    ['invoiced', paid.paper.amountMinor],
    ['transfer', paid.paper.amountMinor],
  ]);
  const { entries: open } = await admin.call(listEntries, {});
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
  const [little, rent] = open;
  const book = (entryId = '', debtId = short.debt.debtId) =>
    admin.call(bookEntry, { params: { entryId }, body: { debtId } });
  await assert.rejects(book(little?.entryId), { code: 'other_amount' });
  const left = { params: { entryId: rent?.entryId ?? '' }, body: { reason: 'our landlord' } };
  assert.equal((await admin.call(leaveEntry, left)).entries.length, 1);
  await assert.rejects(admin.call(leaveEntry, left), { code: 'unknown_entry' });

  const whole = { amount, remittance: 'no number at all', reference: 'A4', debtor: 'HARTMANN HANDEL GMBH' };
  await send(camtOf([whole]));
  const found = (await admin.call(listEntries, {})).entries.find(({ debtor }) => debtor === whole.debtor);
  assert.deepEqual(
    found?.candidates.map(({ number, isWhole }) => [number, isWhole]),
    [[short.paper.number, true]],
  );
  await book(found?.entryId);
  assert.deepEqual((await admin.call(getDebts, {})).owed, []);
  assert.equal((await director.call(getOwnCredit, {})).credit?.leftMinor, limit.limitMinor);
});
