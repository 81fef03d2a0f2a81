import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import type { ApiClient } from '#kernel/api-client.ts';
import { order } from '#testing/buyer.ts';
import { clientOf, signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { noteOrders } from '#workflows/hand-out-orders/contract.ts';
import { askCustomer, assignOrder, listQueue } from '#workflows/prepare-report/contract.ts';
import { answerClarification, checkPayment } from '#workflows/track-order/contract.ts';
import { readTimeline, type TimelineKind } from './contract.ts';

let app: TestApp;
let manager: ApiClient;
let orderId: string;
let secret: string;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false, env: { RESEARCH_SOURCES: '' } });
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  await app.services.outbox.drain();
  secret = placed.params.secret;
  manager = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  const { items } = await manager.call(listQueue, { query: {} });
  orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  const params = { orderId };
  await manager.call(assignOrder, { params });
  await manager.call(askCustomer, { params, body: { question: 'Is it this company?', language: 'en' } });
  const [asked] = await app.services.research.listClarifications(app.services.db, orderId);
  await placed.client.call(answerClarification, {
    params: placed.params,
    body: { clarificationId: asked?.id ?? '', answer: 'Yes, it is.' },
  });
  const colleagues = await app.services.accounts.users.listStaff(app.services.db);
  const mentions = colleagues.map(({ id }) => id).slice(0, 2);
  await manager.call(noteOrders, { body: { orderIds: [orderId], text: 'They sign on Thursday', mentions } });
  await prepareReport(manager, orderId, { note: () => {} }, new Date(), { isTaken: true });
  const reviewer = await signIn(app.url, 'reviewer@demo.countercheck.example', demoPassword);
  await approve(reviewer, orderId);
  await app.services.outbox.drain();
  for (let time = 0; time < 2; time += 1) {
    const saved = await fetch(`${app.url}/api/v1/orders/${secret}/report/en`);
    assert.equal(saved.status, 200);
    await saved.arrayBuffer();
  }
});
after(() => app?.close());

const read = (query: { kind?: TimelineKind; before?: string; limit?: number } = {}) =>
  manager.call(readTimeline, { params: { orderId }, query });
const told = ({ rows }: Awaited<ReturnType<typeof read>>) =>
  rows.map(({ what, event }) => `${what} ${event}`);

test('everything that happened stands in one list, the oldest first, with who did it', async () => {
  const { rows, earlier, colleagues } = await read({ limit: 100 });
  const happened = told({ rows } as Awaited<ReturnType<typeof read>>);
  for (const one of [
    'order place',
    'payment authorise',
    'mail accepted',
    'order assign',
    'question ask',
    'answer answer',
    'note made',
    'step found',
    'dossier change',
    'order submit',
    'order approve',
    'check approve',
    'mail report',
    'payment capture',
    'download download',
  ])
    assert.ok(happened.includes(one), `${one} is missing of ${happened.join(', ')}`);
  // A question is told once, in its own words.
  assert.ok(!happened.includes('order ask') && !happened.includes('order answer'));
  assert.deepEqual(
    rows.map(({ at }) => at),
    rows.map(({ at }) => at).toSorted(),
  );
  assert.equal(earlier, null);
  const rowOf = (what: string) => rows.find((row) => row.what === what);
  assert.equal(rowOf('question')?.text, 'Is it this company?');
  assert.equal(rowOf('answer')?.actor, 'visitor');
  assert.deepEqual(rowOf('note')?.mentions.length, 1, 'nobody names themselves');
  assert.ok(rowOf('note')?.actorName);
  assert.equal(rowOf('download')?.details.times, 2);
  assert.ok((rowOf('dossier')?.details.count ?? 0) > 1, 'values of an hour are one row');
  const report = rows.find(({ what, event }) => what === 'mail' && event === 'report');
  assert.equal(report?.details.to, 'buyer@demo.countercheck.example');
  assert.match(report?.text ?? '', /^250/);
  assert.ok(colleagues.length >= 2);
});

test('papers of the customer and what VIES said stand where the customer’s words do', async () => {
  await app.pool.query(
    `INSERT INTO order_file_events (order_id, file_id, event, actor, at)
     VALUES ($1, gen_random_uuid(), 'added', 'visitor', now()), ($1, gen_random_uuid(), 'read', 'system', now())`,
    [orderId],
  );
  await app.pool.query(
    `INSERT INTO order_vat_checks (id, order_id, number, outcome, name, address, request_identifier, asked_at)
     VALUES (gen_random_uuid(), $1, 'DE1', 'not_valid', '', '', '', now())`,
    [orderId],
  );
  const rows = told(await read({ kind: 'customer', limit: 100 }));
  for (const one of ['file added', 'file read', 'vat_check not_valid']) assert.ok(rows.includes(one), one);
  const paid = (await read({ kind: 'money', limit: 100 })).rows.filter(({ what }) => what === 'payment');
  assert.ok(paid.length > 0 && paid.every(({ details }) => details.isByInvoice === false));
});

test('one kind is answered alone, and the counts are of all', async () => {
  const all = await read({ limit: 100 });
  for (const { kind, count } of all.counts) {
    const some = await read({ kind, limit: 100 });
    assert.deepEqual(
      some.rows.map(({ key }) => key),
      all.rows.filter((row) => row.kind === kind).map(({ key }) => key),
    );
    assert.equal(some.rows.length, count);
  }
});

test('pages meet without a gap and without a row twice', async () => {
  const whole = (await read({ limit: 100 })).rows.map(({ key }) => key);
  const pieces: string[] = [];
  let before: string | undefined;
  do {
    const piece = await read({ limit: 3, ...(before === undefined ? {} : { before }) });
    assert.ok(piece.rows.length <= 3);
    pieces.unshift(...piece.rows.map(({ key }) => key));
    before = piece.earlier ?? undefined;
  } while (before !== undefined);
  assert.deepEqual(pieces, whole);
});

test('strangers see nothing, an unknown order is 404, and nonsense is refused with words', async () => {
  const params = { orderId };
  await assert.rejects(clientOf(app.url).call(readTimeline, { params, query: {} }), { status: 401 });
  const customer = await signIn(app.url, 'customer@demo.countercheck.example', demoPassword);
  await assert.rejects(customer.call(readTimeline, { params, query: {} }), { status: 403 });
  const unknown = { orderId: crypto.randomUUID() };
  await assert.rejects(manager.call(readTimeline, { params: unknown, query: {} }), { status: 404 });
  for (const wish of [{ limit: 101 }, { before: 'yesterday' }, { before: '0893-35-83T81:48:27.729Z~7~a' }])
    await assert.rejects(read(wish), { status: 400 });
});
