import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { demoPassword } from '#database/seed/seed.ts';
import { system } from '#kernel/actor.ts';
import { type OrderWish, order } from '#testing/buyer.ts';
import { clientOf, signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';
import { listInvoices } from './contract.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({
    withScheduledJobs: false,
    env: {
      SELLER_NAME: 'Reports Ltd',
      SELLER_ADDRESS: '1 Street, London',
      SELLER_NUMBER: '01234567',
      SELLER_COUNTRY: 'GB',
      SELLER_VAT: 'GB123456789',
      SELLER_VAT_PERCENT: '20',
    },
  });
});
after(() => app.close());

const as = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);

/** An order of a legal entity that was delivered and debited. */
async function delivered(buyer?: OrderWish['buyer']) {
  const director = await as('director');
  const email = 'director@demo.countercheck.example';
  const placed = await order(app, { client: director, email, ...(buyer && { buyer }) });
  await placed.pay();
  await director.call(checkPayment, { params: placed.params });
  const manager = await as('manager');
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  await prepareReport(manager, orderId);
  await approve(await as('reviewer'), orderId);
  await app.services.outbox.drain();
  const { order: sent } = await director.call(trackOrder, { params: placed.params });
  assert.equal(sent.state, 'completed');
  return { ...placed, orderId };
}

const get = (secret: string, path: string) =>
  fetch(`${app.url}/api/v1/orders/${secret}/invoices/${path}`, { headers: { 'accept-locale': 'en' } });

async function textOf(response: Response): Promise<string> {
  assert.equal(response.status, 200);
  const loading = getDocument({ data: new Uint8Array(await response.arrayBuffer()), verbosity: 0 });
  const pdf = await loading.promise;
  assert.equal(pdf.numPages, 1);
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await loading.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

test('a debit makes one receipt, a refund one credit note; both say who, what and how much in both languages', async () => {
  const { secret, params, orderId, number } = await delivered();
  const guest = clientOf(app.url);
  const [receipt] = (await guest.call(listInvoices, { params })).invoices;
  assert.ok(receipt);
  assert.match(receipt.number, /^R-\d{4}-000001$/);

  const en = await textOf(await get(secret, `${receipt.invoiceId}/en`));
  for (const said of [receipt.number, number, 'Reports Ltd', '1 Street, London', 'Company number 01234567'])
    assert.ok(en.includes(said), `${said} in: ${en}`);
  for (const said of [
    'Hartmann Handel GmbH',
    'DE990000105',
    'Nordwind Maschinenbau GmbH',
    '€80',
    'Paid',
    'VAT 20%',
    '€66.67',
    '€13.33',
  ])
    assert.ok(en.includes(said), `${said} in: ${en}`);
  const ru = await textOf(await get(secret, `${receipt.invoiceId}/ru`));
  assert.ok(ru.includes('Квитанция об оплате') && ru.includes(receipt.number), ru);

  const { db, payments, outbox } = app.services;
  const payment = await payments.getActive(db, orderId);
  await db
    .transaction()
    .execute((tx) =>
      payments.refunds.grant(tx, payment, { amountMinor: 3000, claimId: null, actor: system }),
    );
  await outbox.drain();
  await guest.call(checkPayment, { params });
  await outbox.drain();
  const { invoices } = await guest.call(listInvoices, { params });
  assert.deepEqual(
    invoices.map(({ kind, amountMinor }) => [kind, amountMinor]),
    [
      ['receipt', 8000],
      ['credit_note', 3000],
    ],
  );
  const note = await textOf(await get(secret, `${invoices[1]?.invoiceId}/en`));
  assert.ok(note.includes('Credit note') && note.includes(`To receipt ${receipt.number}`), note);
});

test('a paper is the same for ever, and nobody gets one through another order’s link', async () => {
  const mine = await delivered();
  const other = await order(app);
  const [receipt] = (await clientOf(app.url).call(listInvoices, { params: mine.params })).invoices;
  const bytes = async () =>
    Buffer.from(await (await get(mine.secret, `${receipt?.invoiceId}/en`)).arrayBuffer());
  assert.deepEqual(await bytes(), await bytes());
  assert.equal((await get(other.secret, `${receipt?.invoiceId}/en`)).status, 404);
  assert.equal((await get(mine.secret, `${crypto.randomUUID()}/en`)).status, 404);
  assert.deepEqual((await clientOf(app.url).call(listInvoices, { params: other.params })).invoices, []);
});

test('whom it was bought for stands on tracker, receipt and mails, and who was named gets the report', async () => {
  const { params, secret, orderId } = await delivered({
    legalEntityType: 'LegalEntity',
    companyName: 'ООО «Ромашка»',
    vatCode: '7707083893',
    countryCode: 'ru',
    address: 'Москва, ул. Вавилова, 19',
    reference: 'PO-4711',
    note: 'Is it solvent?',
    copies: ['books@buyer.example', 'director@demo.countercheck.example'],
  });
  const guest = clientOf(app.url);
  const { buyer } = (await guest.call(trackOrder, { params })).order;
  assert.deepEqual(
    [buyer?.companyName, buyer?.countryName, buyer?.note],
    ['ООО «Ромашка»', 'Russia', 'Is it solvent?'],
  );
  const [receipt] = (await guest.call(listInvoices, { params })).invoices;
  const en = await textOf(await get(secret, `${receipt?.invoiceId}/en`));
  for (const said of [
    'ООО «Ромашка»',
    '7707083893',
    'Москва',
    'Russia',
    'PO-4711',
    'GB123456789',
    'Reverse charge',
  ])
    assert.ok(en.includes(said), `${said} in: ${en}`);
  assert.ok(!en.includes('Hartmann Handel') && !en.includes('solvent'));

  const { rows } = await app.pool.query(
    'SELECT kind, is_copy FROM order_mails WHERE order_id = $1 AND recipient = $2',
    [orderId, 'books@buyer.example'],
  );
  assert.deepEqual(rows, [{ kind: 'report', is_copy: true }]);
  const mails = await app.pool.query(
    "SELECT raw FROM mailbox_messages WHERE 'books@buyer.example' = ANY(recipients)",
  );
  assert.match(mails.rows[0].raw.toString(), /the buyer named your address/);
  assert.doesNotMatch(mails.rows[0].raw.toString(), /List-Unsubscribe/i);
  const timeline = await app.pool.query(
    "SELECT text FROM order_timeline WHERE order_id = $1 AND what = 'buyer'",
    [orderId],
  );
  assert.deepEqual(timeline.rows, [{ text: 'PO-4711\nIs it solvent?' }]);
});
