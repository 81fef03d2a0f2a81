import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { cards, order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { cancelOrder, trackOrder } from '#workflows/track-order/contract.ts';

/** The main job in roubles, through the adapter of YooKassa, over the sandbox that speaks YooKassa's words. */

let app: TestApp;
const staff = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);

before(async () => {
  app = await startTestApp({
    env: { CARD_GATEWAYS: 'yookassa:RUB sandbox', YOOKASSA_API_URL: 'sandbox', YOOKASSA_VAT_CODE: '1' },
  });
  await app.pool.query(
    `UPDATE tariffs SET currency = 'RUB', price_minor = price_minor * 90
     WHERE country_id IN (SELECT id FROM countries WHERE lower(code) IN ('de', 'by'))`,
  );
});
after(() => app.close());

type Placed = Awaited<ReturnType<typeof order>>;

/** Nobody asks here: what a notification told is all that can move it. */
async function untilPayment(placed: Placed, state: string) {
  const track = () => placed.client.call(trackOrder, { params: placed.params });
  await waitFor(
    `a payment that is ${state}`,
    async () => (await track()).payment.state === state || undefined,
  );
  return track();
}

async function deliver(placed: Placed): Promise<string> {
  const { items } = await (await staff('manager')).call(listQueue, { query: { view: 'all' } });
  const { orderId } = items.find(({ number }) => number === placed.number) ?? assert.fail('not in the queue');
  await prepareReport(await staff('manager'), orderId);
  await approve(await staff('reviewer'), orderId);
  return orderId;
}

const inSandbox = async ({ number }: Placed) =>
  (
    await app.pool.query(
      `SELECT status, amount_minor, captured_minor, currency, dialect FROM sandbox.payments
       WHERE order_number = $1 ORDER BY created_at`,
      [number],
    )
  ).rows;

test('hold, report, mail, and only then the debit, in roubles', async () => {
  const placed = await order(app);
  assert.match(await placed.pay(), /\/payment-success\?order=[0-9a-f]{40}/);
  const held = await untilPayment(placed, 'authorised');
  assert.deepEqual([held.order.state, held.payment.cardLast4], ['queued', '4242']);
  const orderId = await deliver(placed);
  assert.equal((await untilPayment(placed, 'captured')).order.state, 'completed');
  const { rows } = await app.pool.query(
    'SELECT gateway, currency, amount_minor, captured_minor FROM payments WHERE order_id = $1',
    [orderId],
  );
  const [{ gateway, currency, amount_minor: minor, captured_minor: captured }] = rows;
  assert.deepEqual([gateway, currency, captured], ['yookassa', 'RUB', minor]);
  const [made] = await inSandbox(placed);
  assert.deepEqual([made.dialect, made.status, made.captured_minor], ['yookassa', 'captured', minor]);
});

test('a slow tariff holds a rouble to verify the card, and the amount when the report is ready', async () => {
  const wish = { speed: 'slowest', countryCode: 'by', companyName: 'Полесская мебель' } as const;
  const placed = await order(app, wish);
  await placed.pay();
  await untilPayment(placed, 'verified');
  await deliver(placed);
  const done = await untilPayment(placed, 'captured');
  assert.deepEqual([done.payment.attempt, done.order.state], [2, 'completed']);
  await waitFor('the rouble to be given back', async () => (await inSandbox(placed))[0].status === 'voided');
  const [verified, held] = await inSandbox(placed);
  assert.deepEqual([verified.amount_minor, held.captured_minor], [100, held.amount_minor]);
});

test('a declined card is told so, and a cancelled order gives its hold back', async () => {
  const declined = await order(app);
  await declined.pay(cards.insufficientFunds);
  const { payment } = await untilPayment(declined, 'declined');
  assert.equal(payment.declineCode, 'insufficient_funds');
  const placed = await order(app);
  await placed.pay();
  await untilPayment(placed, 'authorised');
  await placed.client.call(cancelOrder, { params: placed.params });
  assert.equal((await untilPayment(placed, 'voided')).order.state, 'cancelled');
  const [made] = await inSandbox(placed);
  assert.deepEqual([made.status, made.captured_minor], ['voided', 0]);
});

test('a notification is a hint that anybody can write: of a payment we do not know it makes no work', async () => {
  const placed = await order(app);
  const count = async () => (await app.pool.query('SELECT count(*)::int AS n FROM webhook_inbox')).rows[0].n;
  const [{ id }] = (
    await app.pool.query(
      'SELECT order_id AS id FROM payments JOIN orders o ON o.id = order_id WHERE o.number = $1',
      [placed.number],
    )
  ).rows;
  const tell = (of: string, event = 'payment.succeeded') =>
    fetch(`${app.url}/api/v1/webhooks/yookassa`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        type: 'notification',
        event,
        object: { id: randomUUID(), status: 'succeeded', metadata: { order: of, attempt: '1' } },
      }),
    });
  const before = await count();
  assert.equal((await tell(randomUUID())).status, 200);
  assert.equal(await count(), before);
  assert.equal((await tell(id)).status, 200);
  assert.equal(await count(), before + 1, 'a hint to look, no more');
  const { payment } = await placed.client.call(trackOrder, { params: placed.params });
  assert.ok(['created', 'requires_action'].includes(payment.state), payment.state);
  const unreadable = await fetch(`${app.url}/api/v1/webhooks/yookassa`, { method: 'POST', body: '{}' });
  assert.equal(unreadable.status, 400);
});
