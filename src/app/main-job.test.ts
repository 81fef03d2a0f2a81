import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { ApiProblem } from '#kernel/api-client.ts';
import { cards, order } from '#testing/buyer.ts';
import { payByCard, signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import {
  approveReport,
  assignOrder,
  cancelByStaff,
  declareNotFound,
  getStaffOrder,
  listQueue,
  tickWorkItem,
} from '#workflows/prepare-report/contract.ts';
import { cancelOrder, checkPayment, payOrder, trackOrder } from '#workflows/track-order/contract.ts';

let app: TestApp;
const staff = (name: string) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword);

before(async () => {
  app = await startTestApp();
});
after(() => app.close());

async function idOf(number: string): Promise<string> {
  const { items } = await (await staff('manager')).call(listQueue, { query: { view: 'all' } });
  const item = items.find((one) => one.number === number);
  assert.ok(item, `${number} is in the queue`);
  return item.orderId;
}

const isCode = (error: unknown, code: string) => error instanceof ApiProblem && error.code === code;
const conflict = (error: unknown) => error instanceof ApiProblem && error.status === 409;

test('hold, report, mail, and only then the debit', async () => {
  const placed = await order(app);
  const back = await placed.pay();
  assert.match(back, /\/payment-success\?order=[0-9a-f]{40}/);
  const held = await placed.client.call(checkPayment, { params: placed.params });
  assert.deepEqual([held.order.state, held.payment.state], ['queued', 'authorised']);
  assert.ok(held.order.dueMax);

  const orderId = await idOf(placed.number);
  await prepareReport(await staff('manager'), orderId);
  const ownReport = (await staff('manager')).call(approveReport, { params: { orderId } });
  await assert.rejects(ownReport, (error) => error instanceof ApiProblem && error.code === 'own_report');
  await approve(await staff('reviewer'), orderId);

  const done = await waitFor('the debit', async () => {
    const now = await placed.client.call(trackOrder, { params: placed.params });
    return now.order.state === 'completed' ? now : undefined;
  });
  assert.equal(done.payment.state, 'captured');
  const { history } = await (await staff('manager')).call(getStaffOrder, { params: { orderId } });
  const steps = history.map(({ event }) => event);
  assert.ok(steps.indexOf('send') < steps.indexOf('capture'), steps.join(' '));
  assert.equal(steps.filter((step) => step === 'capture').length, 1);
  const whole = await (await staff('manager')).call(getStaffOrder, { params: { orderId } });
  const query = { answer: 'brief' } as const;
  const brief = await (await staff('manager')).call(getStaffOrder, { params: { orderId }, query });
  assert.ok(whole.dossier !== null && whole.dossier.sections.length > 10, 'whole unless asked otherwise');
  const withoutFacts = { ...whole.dossier, sections: [], reasons: [], methods: [] };
  assert.deepEqual(brief, { ...whole, dossier: withoutFacts });
  const pdf = await fetch(`${app.url}/api/v1/orders/${placed.secret}/report/ru`);
  assert.equal(pdf.headers.get('content-type'), 'application/pdf');
  assert.equal((await pdf.text()).slice(0, 5), '%PDF-');
});

test('a slow tariff verifies the card first and holds the amount when the report is ready', async () => {
  const placed = await order(app, { speed: 'slowest', countryCode: 'by', companyName: 'Полесская мебель' });
  await placed.pay();
  const verified = await placed.client.call(checkPayment, { params: placed.params });
  assert.deepEqual([verified.order.state, verified.payment.state], ['queued', 'verified']);
  const orderId = await idOf(placed.number);
  await prepareReport(await staff('manager'), orderId);
  await approve(await staff('reviewer'), orderId);
  const done = await waitFor('the debit', async () => {
    const now = await placed.client.call(trackOrder, { params: placed.params });
    return now.order.state === 'completed' ? now : undefined;
  });
  assert.deepEqual([done.payment.attempt, done.payment.state], [2, 'captured']);
});

test('a declined card keeps the order, and another card pays it', async () => {
  const placed = await order(app);
  assert.match(await placed.pay(cards.declined), /\/payment-error\?order=/);
  const kept = await placed.client.call(checkPayment, { params: placed.params });
  assert.deepEqual(
    [kept.order.state, kept.payment.state, kept.mayPay],
    ['awaiting_payment', 'declined', true],
  );
  const { paymentUrl } = await placed.client.call(payOrder, { params: placed.params });
  assert.match(await payByCard(paymentUrl, cards.accepted), /\/payment-success/);
  const held = await placed.client.call(checkPayment, { params: placed.params });
  assert.deepEqual([held.order.state, held.payment.attempt], ['queued', 2]);
});

test('the worker never takes the card page from the buyer who waits for it', async () => {
  const other = setInterval(() => void app.services.outbox.drain(), 1);
  try {
    for (let count = 0; count < 20; count += 1) await order(app); // throws where there is no card page
  } finally {
    clearInterval(other);
  }
});

test('the same Idempotency-Key places one order', async () => {
  const idempotencyKey = crypto.randomUUID();
  const [first, second] = await Promise.allSettled([
    order(app, { idempotencyKey }),
    order(app, { idempotencyKey }),
  ]);
  const numbers = [first, second].flatMap((result) =>
    result.status === 'fulfilled' ? [result.value.number] : [],
  );
  const again = await order(app, { idempotencyKey });
  assert.deepEqual([...new Set([...numbers, again.number])], [again.number]);
});

test('an order that waits can be cancelled by its customer, and its hold is released', async () => {
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const cancelled = await placed.client.call(cancelOrder, { params: placed.params });
  assert.equal(cancelled.order.state, 'cancelled');
  await waitFor('the release', async () => {
    const { payment } = await placed.client.call(trackOrder, { params: placed.params });
    return payment.state === 'voided' || undefined;
  });
  await assert.rejects(placed.client.call(cancelOrder, { params: placed.params }), conflict);
});

test('a company that is not found costs nothing', async () => {
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const orderId = await idOf(placed.number);
  const manager = await staff('manager');
  await manager.call(assignOrder, { params: { orderId } });
  const params = { orderId };
  const body = { reason: 'No register has it.', language: 'en' as const };
  const refused = (code: string) => (error: unknown) => conflict(error) && isCode(error, code);
  await assert.rejects(manager.call(declareNotFound, { params, body }), refused('nothing_searched'));
  await manager.call(tickWorkItem, { params, body: { kind: 'register', outcome: 'found' } });
  await assert.rejects(manager.call(declareNotFound, { params, body }), refused('found_in_register'));
  await manager.call(tickWorkItem, { params, body: { kind: 'register', outcome: 'unavailable' } });
  await assert.rejects(manager.call(declareNotFound, { params, body }), refused('register_unchecked'));
  await manager.call(tickWorkItem, { params, body: { kind: 'register', outcome: 'nothing_found' } });
  await manager.call(declareNotFound, { params, body });
  const released = await waitFor('the release', async () => {
    const now = await placed.client.call(trackOrder, { params: placed.params });
    return now.payment.state === 'voided' ? now : undefined;
  });
  assert.equal(released.order.state, 'not_found');
  assert.equal(released.order.endReason, body.reason);
  await assert.rejects(
    manager.call(cancelByStaff, { params: { orderId }, body: { reason: 'too late', language: 'en' } }),
    conflict,
  );
});
