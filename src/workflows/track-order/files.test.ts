import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { order, orderBody } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { placeOrderBody } from '#workflows/place-order/contract.ts';
import { getStaffOrder, listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment, trackOrder } from './contract.ts';

let app: TestApp;
before(async () => {
  app = await startTestApp({ withScheduledJobs: false });
});
after(() => app.close());

const pdf = (words: string) => Buffer.from(`%PDF-1.7 ${words}`);

async function accepted(buyer?: Parameters<typeof order>[1]) {
  const placed = await order(app, buyer);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const manager = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  const { items } = await manager.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === placed.number)?.orderId ?? '';
  return { ...placed, orderId, manager };
}

const add = (secret: string, body: Buffer, type = 'application/pdf') =>
  fetch(`${app.url}/api/v1/orders/${secret}/files`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(body),
  });

async function tokenOf(name: string): Promise<string> {
  const answer = await fetch(`${app.url}/api/v1/Auth/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@demo.countercheck.example`, password: demoPassword }),
  });
  const { token }: { token: string } = await answer.json();
  return token;
}

test('a paper for the analyst is kept as it came, and only staff get it, as an attachment', async () => {
  const { secret, client, params, orderId, manager } = await accepted();
  assert.equal((await add(secret, pdf('the contract'))).status, 200);
  const tracked = await client.call(trackOrder, { params });
  assert.deepEqual(
    [tracked.mayAddFiles, tracked.files.map(({ type, size }) => [type, size])],
    [true, [['application/pdf', pdf('the contract').length]]],
  );
  const { files } = await manager.call(getStaffOrder, { params: { orderId } });
  const address = `${app.url}/api/v1/staff/orders/${orderId}/files/${files[0]?.id}`;
  const get = async (name?: string) =>
    fetch(address, name === undefined ? {} : { headers: { authorization: `Bearer ${await tokenOf(name)}` } });
  assert.equal((await get()).status, 401);
  assert.equal((await get('customer')).status, 403);
  const answer = await get('manager');
  assert.deepEqual(Buffer.from(await answer.arrayBuffer()), pdf('the contract'));
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment; filename="file-1\.pdf"/);
  assert.equal(answer.headers.get('content-type'), 'application/octet-stream');
  const events = await app.pool.query('SELECT event FROM order_file_events WHERE order_id = $1 ORDER BY id', [
    orderId,
  ]);
  assert.deepEqual(
    events.rows.map(({ event }) => event),
    ['added', 'read'],
  );
  await assert.rejects(app.pool.query('DELETE FROM order_file_events'), /append-only/);
});

test('the same file is one, a fourth is too many; other kinds and sizes are refused and leave nothing', async () => {
  const { secret, orderId } = await accepted();
  const statusOf = async (body: Buffer, type?: string) => (await add(secret, body, type)).status;
  assert.equal(await statusOf(Buffer.from('<html>'), 'text/html'), 415);
  assert.equal(await statusOf(Buffer.from('<svg onload="x">')), 415, 'a name and a type are not believed');
  assert.equal(await statusOf(Buffer.alloc(0)), 422);
  assert.equal(await statusOf(Buffer.concat([pdf(''), Buffer.alloc(5 * 1024 * 1024)])), 413);
  for (const words of ['a', 'a', 'b', 'c']) assert.equal(await statusOf(pdf(words)), 200, words);
  const fourth = await add(secret, pdf('d'));
  const { code }: { code: string } = await fourth.json();
  assert.deepEqual([fourth.status, code], [409, 'too_many_order_files']);
  const { rows } = await app.pool.query('SELECT position FROM order_files WHERE order_id = $1', [orderId]);
  assert.deepEqual(
    rows.map(({ position }) => position),
    [1, 2, 3],
  );
});

test('no file before the reservation, after the report, by a wrong link, or of another order', async () => {
  const waiting = await order(app);
  const early = await add(waiting.secret, pdf('early'));
  const { code }: { code: string } = await early.json();
  assert.deepEqual([early.status, code], [409, 'order_files_too_late']);
  assert.equal((await add('0'.repeat(40), pdf('nobody'))).status, 404);
  const mine = await accepted();
  await add(mine.secret, pdf('mine'));
  const other = await accepted();
  const { files } = await mine.manager.call(getStaffOrder, { params: { orderId: mine.orderId } });
  const address = `${app.url}/api/v1/staff/orders/${other.orderId}/files/${files[0]?.id}`;
  const headers = { authorization: `Bearer ${await tokenOf('manager')}` };
  assert.equal((await fetch(address, { headers })).status, 404);
  await app.pool.query("UPDATE orders SET state = 'ready' WHERE id = $1", [mine.orderId]);
  assert.equal((await add(mine.secret, pdf('late'))).status, 409);
  assert.equal((await add(mine.secret, pdf('mine'))).status, 200, 'an answer that was lost is given again');
  const late = await mine.client.call(trackOrder, { params: mine.params });
  assert.deepEqual([late.mayAddFiles, late.files.length], [false, 1]);
});

test('what a report is for, and whether the buyer may be named, stand with the order for both sides', async () => {
  const buyer = { purpose: 'supplier', mayBeNamed: true } as const;
  const { client, params, orderId, manager } = await accepted({ buyer });
  const own = (await client.call(trackOrder, { params })).order.buyer;
  const seen = (await manager.call(getStaffOrder, { params: { orderId } })).order.buyer;
  for (const one of [own, seen])
    assert.deepEqual([one?.purpose, one?.mayBeNamed, one?.legalEntityType], ['supplier', true, 'Individual']);
  const quiet = await accepted({ buyer: { note: 'Is it solvent?' } });
  const { order: plain } = await quiet.client.call(trackOrder, { params: quiet.params });
  assert.deepEqual([plain.buyer?.purpose, plain.buyer?.mayBeNamed], [null, false]);
  const body = { ...(await orderBody(quiet.client)), buyer: { purpose: 'employment' } };
  assert.equal(placeOrderBody.safeParse(body).success, false, 'hiring people is no purpose');
});
