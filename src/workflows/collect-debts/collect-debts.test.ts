import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { demoPassword } from '#database/seed/seed.ts';
import { system } from '#kernel/actor.ts';
import { dayMs } from '#kernel/clock.ts';
import { zonedDay } from '#kernel/zoned-words.ts';
import { type DebtsFixture, limit, openDebtsFixture, today } from '#testing/gateways/debts-fixture.ts';
import { eraseAccount } from '#workflows/erase-account/contract.ts';
import { getDeskOrder, readDesk } from '#workflows/hand-out-orders/contract.ts';
import { listInvoices } from '#workflows/issue-invoice/contract.ts';
import { readTimeline } from '#workflows/read-timeline/contract.ts';
import { cancelOrder, trackOrder } from '#workflows/track-order/contract.ts';
import {
  approveCredit,
  endCredit,
  getDebts,
  getOwnCredit,
  markPaid,
  markReturned,
  takeBackTransfer,
} from './contract.ts';

let desk: DebtsFixture;
before(async () => {
  desk = await openDebtsFixture();
});
after(() => desk?.close());

const formatted = (day: string) => {
  const at = new Date(`${day}T12:00:00Z`);
  return {
    en: zonedDay(at, { locale: 'en', timeZone: null }),
    ru: zonedDay(at, { locale: 'ru', timeZone: null }),
  };
};

async function pdfText(response: Response): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(await response.arrayBuffer()), verbosity: 0 });
  const { items } = await (await (await loading.promise).getPage(1)).getTextContent();
  await loading.destroy();
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

test('an Admin approves a legal entity; nobody else has a limit, and no other account gets one', async () => {
  assert.deepEqual(await desk.director.call(getOwnCredit, {}), { credit: null, invoices: [] });
  const wrong = { ...limit, email: 'customer@demo.countercheck.example' };
  await assert.rejects(desk.admin.call(approveCredit, { body: wrong }), { code: 'unknown_legal_entity' });
  await desk.admin.call(approveCredit, { body: { ...limit, limitMinor: 5 } });
  await assert.rejects(desk.ordered(), { code: 'limit_reached' });
  const { lines } = await desk.admin.call(approveCredit, { body: limit });
  assert.deepEqual(
    lines.map(({ buyer, limitMinor, usedMinor }) => [buyer, limitMinor, usedMinor]),
    [['Hartmann Handel GmbH', 200_000, 0]],
  );
  const { credit } = await desk.director.call(getOwnCredit, {});
  assert.deepEqual(credit, { limitMinor: 200_000, leftMinor: 200_000, currency: 'EUR', days: 14 });
});

test('after the report the invoice comes by mail and lies with the order; marked as paid once, it frees the limit', async () => {
  const { params, number, orderId, paper, debt } = await desk.delivered();
  assert.match(paper.number, /^I-\d{4}-000001$/);
  assert.equal(paper.kind, 'invoice');
  const tracked = await desk.director.call(trackOrder, { params });
  const dueOn = new Date(Date.now() + 14 * dayMs).toISOString().slice(0, 10);
  const owes = { owedMinor: paper.amountMinor, paidMinor: 0, dueOn, isOverdue: false, isPaid: false };
  assert.deepEqual(tracked.debt, owes);
  assert.equal(tracked.payment.isByInvoice, true);
  const own = await desk.director.call(getOwnCredit, {});
  assert.deepEqual(
    own.invoices.map((one) => [one.orderNumber, one.number, one.owedMinor]),
    [[number, paper.number, paper.amountMinor]],
  );

  const mails = await desk.mails();
  const invoice = mails.find(({ subject }) => subject === `Invoice ${paper.number} for order ${number}`);
  assert.deepEqual(
    invoice?.attachments.map(({ filename }) => filename),
    [`Invoice ${paper.number}.pdf`],
  );
  const accepted = mails.find(({ subject }) => subject === `Order ${number} accepted`);
  assert.match(accepted?.text ?? '', /You pay by invoice/);
  for (const { text = '' } of mails.filter(({ subject }) => subject?.includes(number)))
    assert.doesNotMatch(text, /\bcard\b/);

  const due = formatted(dueOn);
  for (const [locale, words] of [
    [
      'en',
      [
        paper.number,
        'To be paid by',
        due.en,
        'GB00 EXAM 0000 0000 0000 00',
        'Reports Ltd',
        'Hartmann Handel',
      ],
    ],
    ['ru', [paper.number, 'Оплатить до', due.ru, 'GB00 EXAM 0000 0000 0000 00', 'К оплате']],
  ] as const) {
    const text = await pdfText(
      await fetch(`${desk.app.url}/api/v1/orders/${params.secret}/invoices/${paper.invoiceId}/${locale}`),
    );
    for (const word of words) assert.ok(text.includes(word.replaceAll(/\s+/g, ' ')), `${word} in: ${text}`);
    assert.doesNotMatch(text, /\bcard\b|карт/i);
  }

  const { amountMinor } = paper;
  const body = { amountMinor, seenOwedMinor: amountMinor, madeOn: today(), reference: 'BANK-1' };
  const mark = (change: Partial<typeof body> = {}, who = desk.admin) =>
    who.call(markPaid, { params: { debtId: debt.debtId }, body: { ...body, ...change } });
  await assert.rejects(mark({}, desk.manager), { code: 'forbidden' });
  await assert.rejects(mark({ amountMinor: paper.amountMinor + 1 }), { code: 'other_amount' });
  await assert.rejects(mark({ madeOn: '2999-01-01' }), { code: 'day_in_future' });
  const ends = await Promise.allSettled([mark(), mark(), mark()]);
  assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.deepEqual(await desk.ledgerOf(orderId), [
    ['invoiced', paper.amountMinor],
    ['transfer', paper.amountMinor],
  ]);
  assert.equal((await desk.director.call(trackOrder, { params })).debt?.isPaid, true);
  const { rows } = await desk.admin.call(readTimeline, {
    params: { orderId },
    query: { kind: 'money', limit: 100 },
  });
  const told = rows.filter(({ what }) => what !== 'order');
  assert.deepEqual(
    told.filter(({ what }) => what === 'debt').map(({ event, details }) => [event, details.amountMinor]),
    [['pay', paper.amountMinor]],
  );
  const ofPayment = told.filter(({ what }) => what === 'payment');
  // Of an invoice nobody else is the gateway.
  assert.ok(rows.every(({ actor }) => actor !== 'gateway'));
  assert.ok(ofPayment.length >= 3 && ofPayment.every(({ details }) => details.isByInvoice === true));
  const { credit, invoices } = await desk.director.call(getOwnCredit, {});
  assert.deepEqual([credit?.leftMinor, invoices], [200_000, []]);
});

test('what is kept of a limit is no hold that ends: neither the queue nor the head of the order has an end of it', async () => {
  const { number, params } = await desk.ordered();
  await desk.app.services.outbox.drain();
  const row = (await desk.manager.call(readDesk, { body: { search: number } })).items.find(
    (one) => one.number === number,
  );
  const { rows } = await desk.app.pool.query('SELECT capture_before FROM payments WHERE order_id = $1', [
    row?.orderId,
  ]);
  assert.ok(rows[0]?.capture_before instanceof Date, 'our own books do know when they let it go');
  const head = await desk.manager.call(getDeskOrder, { params: { orderId: row?.orderId ?? '' } });
  assert.deepEqual([row?.payment?.holdEndsAt, head.holdEndsAt], [null, null]);
  await desk.director.call(cancelOrder, { params });
  await desk.app.services.outbox.drain();
});

test('an invoice is paid in parts: the rest stays owed and in the limit, a refund takes what is open first', async () => {
  const { orderId, paper, debt, params } = await desk.delivered();
  const pay = (amountMinor: number, seenOwedMinor: number) => {
    const body = { amountMinor, seenOwedMinor, madeOn: today(), reference: 'PART' };
    return desk.admin.call(markPaid, { params: { debtId: debt.debtId }, body });
  };
  const rest = paper.amountMinor - 1_000;
  const { owed, came } = await pay(1_000, paper.amountMinor);
  assert.deepEqual(
    owed.map((one) => [one.debtId, one.owedMinor, one.paidMinor]),
    [[debt.debtId, rest, 1_000]],
  );
  assert.deepEqual([came[0]?.orderId, came[0]?.amountMinor], [orderId, 1_000]);
  const tracked = await desk.director.call(trackOrder, { params });
  assert.deepEqual(
    [tracked.debt?.owedMinor, tracked.debt?.paidMinor, tracked.debt?.isPaid],
    [rest, 1_000, false],
  );
  const own = await desk.director.call(getOwnCredit, {});
  assert.deepEqual([own.invoices[0]?.owedMinor, own.credit?.leftMinor], [rest, limit.limitMinor - rest]);
  await assert.rejects(pay(rest + 1, rest), { code: 'other_amount' });

  const { db, debts } = desk.app.services;
  const refund = await db
    .transaction()
    .execute((tx) => debts.refund(tx, debt.debtId, rest + 400, 'too much'));
  assert.deepEqual([refund?.state, refund?.backMinor], ['pending', 400]);
  const after = await desk.admin.call(getDebts, {});
  assert.deepEqual(after.owed, []);
  assert.deepEqual(
    after.backs.map((one) => [one.orderId, one.amountMinor]),
    [[orderId, 400]],
  );
  const made = {
    params: { refundId: refund?.id ?? '' },
    body: { madeOn: today(), reference: 'OUT-0', seenBackMinor: 400 },
  };
  assert.deepEqual((await desk.admin.call(markReturned, made)).backs, []);
});

test('a mark that was wrong is taken back with a reason, once, and the invoice can be marked again', async () => {
  const { orderId, paper, debt, params } = await desk.delivered();
  const { amountMinor } = paper;
  const body = { amountMinor, seenOwedMinor: amountMinor, madeOn: today(), reference: 'WRONG' };
  const mark = () => desk.admin.call(markPaid, { params: { debtId: debt.debtId }, body });
  const [transfer] = (await mark()).came;
  const back = (who = desk.admin, transferId = transfer?.transferId ?? '') =>
    who.call(takeBackTransfer, { params: { transferId }, body: { reason: 'it was of another buyer' } });
  await assert.rejects(back(desk.manager), { code: 'forbidden' });
  await assert.rejects(back(desk.admin, debt.debtId), { code: 'unknown_transfer' });
  const mails = (await desk.mails()).length;
  const ends = await Promise.allSettled([back(), back(), back()]);
  assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1);
  const { owed, came } = await desk.admin.call(getDebts, {});
  assert.deepEqual([owed[0]?.debtId, owed[0]?.owedMinor], [debt.debtId, paper.amountMinor]);
  assert.ok(came.every((one) => one.transferId !== transfer?.transferId));
  assert.equal((await desk.director.call(trackOrder, { params })).debt?.isPaid, false);
  await mark();
  assert.deepEqual(await desk.ledgerOf(orderId), [
    ['invoiced', paper.amountMinor],
    ['transfer', paper.amountMinor],
    ['transfer_back', paper.amountMinor],
    ['transfer', paper.amountMinor],
  ]);
  const { rows } = await desk.app.pool.query(
    'SELECT event, reason, from_state, to_state FROM debt_events WHERE debt_id = $1 ORDER BY id OFFSET 2',
    [debt.debtId],
  );
  assert.deepEqual(
    rows.map((row) => [row.event, row.reason, row.from_state, row.to_state]),
    [
      ['pay', null, 'owed', 'paid'],
      ['take_back', 'it was of another buyer', 'paid', 'owed'],
      ['pay', null, 'owed', 'paid'],
    ],
  );
  assert.equal((await desk.mails()).length, mails, 'no mail said that it was paid, so none takes that back');
});

test('a refund of a paid invoice is a transfer to make by hand, and no call to any card gateway', async () => {
  const { orderId, paper, debt, params } = await desk.delivered();
  const { amountMinor } = paper;
  const body = { amountMinor, seenOwedMinor: amountMinor, madeOn: today(), reference: 'BANK-2' };
  await desk.admin.call(markPaid, { params: { debtId: debt.debtId }, body });
  const { db, orders, payments, outbox } = desk.app.services;
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
  const { backs } = await desk.admin.call(getDebts, {});
  assert.deepEqual(
    backs.map((one) => [one.orderId, one.amountMinor]),
    [[orderId, 2_000]],
  );
  const refundId = backs[0]?.refundId ?? '';
  const { came } = await desk.admin.call(getDebts, {});
  const transferId = came.find((one) => one.orderId === orderId)?.transferId ?? '';
  const made = { params: { refundId }, body: { madeOn: today(), reference: 'OUT-1', seenBackMinor: 2_000 } };
  const other = { ...made, body: { ...made.body, seenBackMinor: 2_001 } };
  await assert.rejects(desk.admin.call(markReturned, other), { code: 'back_changed' });
  assert.deepEqual((await desk.admin.call(markReturned, made)).backs, []);
  const back = desk.admin.call(takeBackTransfer, { params: { transferId }, body: { reason: 'a mistake' } });
  await assert.rejects(back, { code: 'given_back' });
  await assert.rejects(desk.admin.call(markReturned, made), { code: 'unknown_money_back' });
  assert.equal((await payments.getActive(db, orderId)).state, 'partially_refunded');
  assert.deepEqual((await desk.ledgerOf(orderId)).at(-1), ['refund', 2_000]);
  const papers = (await desk.director.call(listInvoices, { params })).invoices;
  assert.deepEqual(
    papers.map(({ kind, amountMinor }) => [kind, amountMinor]),
    [
      ['invoice', paper.amountMinor],
      ['credit_note', 2_000],
    ],
  );
});

test('whoever owes cannot erase the account; a limit that was ended takes no new order', async () => {
  const { number, debt } = await desk.delivered();
  const erase = desk.director.call(eraseAccount, { body: { password: demoPassword } });
  await assert.rejects(erase, { code: 'orders_under_way' });
  const other = { ...limit, currency: 'GBP' } as const;
  await assert.rejects(desk.admin.call(approveCredit, { body: other }), { code: 'owes_in_other_currency' });
  const accountId = (await desk.admin.call(getDebts, {})).lines[0]?.accountId ?? '';
  const end = () => desk.admin.call(endCredit, { params: { accountId }, body: { reason: 'they are late' } });
  const { lines, owed } = await end();
  assert.deepEqual([lines[0]?.isEnded, owed.some(({ orderNumber }) => orderNumber === number)], [true, true]);
  await assert.rejects(end(), { code: 'no_credit_line' });
  await assert.rejects(desk.ordered(), { code: 'no_credit' });
  const { owedMinor } = debt;
  const body = { amountMinor: owedMinor, seenOwedMinor: owedMinor, madeOn: today(), reference: 'BANK-3' };
  assert.deepEqual((await desk.admin.call(markPaid, { params: { debtId: debt.debtId }, body })).owed, []);
});
