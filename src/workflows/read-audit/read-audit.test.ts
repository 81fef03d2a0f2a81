import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listEndpoints } from '#app/endpoints.ts';
import { demoPassword } from '#database/seed/seed.ts';
import { login } from '#modules/accounts/contract.ts';
import { unauditedCalls } from '#modules/audit/unaudited-calls.ts';
import { order } from '#testing/buyer.ts';
import { clientOf, signIn } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { assignOrder, cancelByStaff } from '#workflows/prepare-report/contract.ts';
import { checkPayment } from '#workflows/track-order/contract.ts';
import { exportAudit, listAudit } from './contract.ts';

const admin = 'admin@demo.countercheck.example';
let app: TestApp;
before(async () => {
  app = await startTestApp();
});
after(() => app?.close());

test('what staff do stands in the log with who, what, about which order and how it ended; managers do not read it', async () => {
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { rows } = await app.pool.query('SELECT id FROM orders WHERE number = $1', [placed.number]);
  const params = { orderId: String(rows[0].id) };
  const manager = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  await manager.call(assignOrder, { params });
  await assert.rejects(manager.call(assignOrder, { params }), { status: 409 });
  await assert.rejects(manager.call(listAudit, { query: { page: 1, pageSize: 10 } }), { status: 403 });

  const boss = await signIn(app.url, admin, demoPassword);
  const list = (more: object) => boss.call(listAudit, { query: { page: 1, pageSize: 10, ...more } });
  const page = await waitFor('both ends', async () => {
    const found = await list({ about: placed.number });
    return found.items.every(({ status }) => status !== null) && found.total === 2 ? found : undefined;
  });
  assert.deepEqual(
    page.items.map(({ call, status, orderNumber }) => [call, status, orderNumber]),
    [
      ['assignOrder', 409, placed.number],
      ['assignOrder', 200, placed.number],
    ],
  );
  const [act] = page.items;
  assert.equal(page.people.find(({ accountId }) => accountId === act?.accountId)?.name, act?.personName);
  assert.equal((await list({ accountId: act?.accountId, action: 'desk.work' })).total, 2);
  assert.equal((await list({ action: 'people.manage' })).total, 0);
  assert.equal((await list({ to: '2020-01-01' })).total, 0);
  assert.match(page.last?.hash ?? '', /^[0-9a-f]{64}$/);

  const { token } = await clientOf(app.url).call(login, { body: { email: admin, password: demoPassword } });
  const file = await fetch(`${app.url}/api/v1${exportAudit.path}?about=${placed.number}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const lines = (await file.text()).trim().split('\r\n');
  assert.deepEqual([file.status, lines.length], [200, 3]);
  await waitFor('the export itself', async () =>
    (await list({ action: 'audit.read' })).total === 1 ? true : undefined,
  );
});

test('what cannot be written down is not done', async () => {
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const { rows } = await app.pool.query('SELECT id FROM orders WHERE number = $1', [placed.number]);
  const params = { orderId: String(rows[0].id) };
  const manager = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
  await app.pool.query('ALTER TABLE audit_log RENAME TO audit_log_away');
  try {
    const body = { reason: 'The customer asked for it by telephone.', language: 'en' } as const;
    await assert.rejects(manager.call(cancelByStaff, { params, body }), { status: 500 });
  } finally {
    await app.pool.query('ALTER TABLE audit_log_away RENAME TO audit_log');
  }
  const { rows: after } = await app.pool.query('SELECT state FROM orders WHERE id = $1', [params.orderId]);
  assert.equal(after[0].state, 'queued');
});

test('every call that is left out of the log exists', () => {
  const names = listEndpoints().map(({ name }) => name);
  assert.deepEqual(
    Object.keys(unauditedCalls).filter((name) => !names.includes(name)),
    [],
  );
});
