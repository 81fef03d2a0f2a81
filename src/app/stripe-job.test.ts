import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { cards, order } from '#testing/buyer.ts';
import { payByCard, signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { getStaffOrder, listQueue } from '#workflows/prepare-report/contract.ts';
import { cancelOrder, payOrder, trackOrder } from '#workflows/track-order/contract.ts';

/** The main job through the adapter of Stripe and its SDK, over the sandbox that speaks Stripe's words. */

let app: TestApp;
const staff = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);

before(async () => {
  app = await startTestApp({ env: { CARD_GATEWAYS: 'stripe', STRIPE_API_HOST: 'sandbox' } });
});
after(() => app.close());

type Placed = Awaited<ReturnType<typeof order>>;

/** Nobody asks here: what a webhook told is all that can move it. */
async function untilPayment(placed: Placed, state: string) {
  const track = () => placed.client.call(trackOrder, { params: placed.params });
  await waitFor(
    `a payment that is ${state}`,
    async () => (await track()).payment.state === state || undefined,
  );
  return track(); // once more, as the order may have been read before its payment moved
}

async function deliver(placed: Placed): Promise<string> {
  const { items } = await (await staff('manager')).call(listQueue, { query: { view: 'all' } });
  const { orderId } = items.find(({ number }) => number === placed.number) ?? assert.fail('not in the queue');
  await prepareReport(await staff('manager'), orderId);
  await approve(await staff('reviewer'), orderId);
  return orderId;
}

async function gatewaysOf(orderId: string) {
  const { rows } = await app.pool.query(
    'SELECT gateway, gateway_payment_id AS id FROM payments WHERE order_id = $1 ORDER BY attempt',
    [orderId],
  );
  return rows;
}

test('hold, report, mail, and only then the debit', async () => {
  const placed = await order(app);
  assert.match(await placed.pay(), /\/payment-success\?order=[0-9a-f]{40}/);
  const held = await untilPayment(placed, 'authorised');
  assert.deepEqual([held.order.state, held.payment.cardLast4], ['queued', '4242']);
  const orderId = await deliver(placed);
  const done = await untilPayment(placed, 'captured');
  assert.equal(done.order.state, 'completed');
  const { history } = await (await staff('manager')).call(getStaffOrder, { params: { orderId } });
  const steps = history.map(({ event }) => event);
  assert.ok(steps.indexOf('send') < steps.indexOf('capture'), steps.join(' '));
  assert.equal(steps.filter((step) => step === 'capture').length, 1);
  const [{ gateway, id }] = await gatewaysOf(orderId);
  assert.equal(gateway, 'stripe');
  assert.match(id, /^pi_/);
});

test('a slow tariff verifies the card first and holds the amount when the report is ready', async () => {
  const wish = { speed: 'slowest', countryCode: 'by', companyName: 'Полесская мебель' } as const;
  const placed = await order(app, wish);
  await placed.pay();
  await untilPayment(placed, 'verified');
  const orderId = await deliver(placed);
  const done = await untilPayment(placed, 'captured');
  assert.deepEqual([done.payment.attempt, done.order.state], [2, 'completed']);
  const [first, second] = await gatewaysOf(orderId);
  assert.match(`${first.id} ${second.id}`, /^cs_test_\w+ pi_\w+$/);
});

test('a declined card leaves the page open for another, and a cancelled order gives its hold back', async () => {
  const placed = await order(app);
  assert.match(await placed.pay(cards.declined), /^\/pay\//, 'the same page again');
  const { paymentUrl } = await placed.client.call(payOrder, { params: placed.params });
  assert.equal(paymentUrl, placed.paymentUrl);
  assert.match(await (await fetch(paymentUrl)).text(), /Declined by the bank/);
  assert.match(await payByCard(paymentUrl, cards.accepted), /\/payment-success/);
  await untilPayment(placed, 'authorised');
  await placed.client.call(cancelOrder, { params: placed.params });
  const released = await untilPayment(placed, 'voided');
  assert.equal(released.order.state, 'cancelled');
  const { rows } = await app.pool.query(
    'SELECT status, captured_minor FROM sandbox.payments WHERE order_number = $1',
    [placed.number],
  );
  assert.deepEqual(rows, [{ status: 'voided', captured_minor: 0 }]);
});
