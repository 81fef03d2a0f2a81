import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { type Actor, type Role, roles, visitor } from '#kernel/actor.ts';
import { callApi, createBareApp, refusalOf } from '#testing/bare-app.ts';
import type { MendOutbox } from './mend-outbox.ts';
import { mendOutboxRoutes } from './routes.ts';

const rowId = '0198f3c2-0000-7000-8000-000000000001';
let actor: Actor = visitor;
/** What the workflow was asked, and by whom. */
const asked: string[] = [];
const note = (act: string, by: Actor) => asked.push(`${act} by ${by.kind === 'account' ? by.role : by.kind}`);

const mendOutbox: MendOutbox = {
  list: async ({ state, page, pageSize }) => {
    asked.push(`${state} ${page} ${pageSize}`);
    return { items: [], total: 0, page, pageSize };
  },
  state: async () => {
    asked.push('state');
    return { givenUp: 2, failing: 1, mail: { failingSince: null, lastError: null, isAlarming: false } };
  },
  retry: async (id, by) => void note(`retry ${id}`, by),
  dismiss: async (id, by) => void note(`dismiss ${id}`, by),
  retryAll: async (by) => {
    note('retry all', by);
    return 3;
  },
};
const app = createBareApp((server) =>
  mendOutboxRoutes(server, { authenticate: async () => actor, mendOutbox }),
);
after(() => app.close());
beforeEach(() => {
  asked.length = 0;
});
const as = (role: Role): Actor => ({ kind: 'account', accountId: rowId, role });

const calls = [
  ['GET', '/staff/outbox'],
  ['GET', '/staff/outbox/state'],
  ['POST', '/staff/outbox/retry'],
  ['POST', `/staff/outbox/${rowId}/retry`],
  ['POST', `/staff/outbox/${rowId}/dismiss`],
] as const;

for (const [method, path] of calls) {
  test(`${method} ${path}: staff may, customers and visitors may not, and nothing is done for them`, async () => {
    actor = visitor;
    assert.equal((await callApi(app, { method, path })).statusCode, 401);
    for (const role of roles) {
      actor = as(role);
      const { statusCode } = await callApi(app, { method, path });
      const isStaff = role === 'Admin' || role === 'Manager';
      assert.equal(statusCode < 300 ? 'may' : statusCode, isStaff ? 'may' : 403, role);
    }
    assert.equal(asked.length, 2, 'once for each of the two roles of the staff');
  });
}

test('each act reaches the workflow with the row and with who asked', async () => {
  actor = as('Admin');
  const all = await callApi(app, { method: 'POST', path: '/staff/outbox/retry' });
  assert.deepEqual(all.json(), { retried: 3 });
  for (const act of ['retry', 'dismiss'])
    await callApi(app, { method: 'POST', path: `/staff/outbox/${rowId}/${act}` });
  assert.deepEqual(asked, ['retry all by Admin', `retry ${rowId} by Admin`, `dismiss ${rowId} by Admin`]);
});

test('the list begins with what was given up, twenty a page; a wish beyond its limits is 400', async () => {
  actor = as('Manager');
  await callApi(app, { method: 'GET', path: '/staff/outbox' });
  await callApi(app, { method: 'GET', path: '/staff/outbox?state=failing&page=2&pageSize=50' });
  assert.deepEqual(asked, ['given_up 1 20', 'failing 2 50']);
  for (const query of ['state=done', 'page=0', 'pageSize=51', 'page=x'])
    assert.equal(
      refusalOf(await callApi(app, { method: 'GET', path: `/staff/outbox?${query}` })).status,
      400,
    );
  const reply = await callApi(app, { method: 'POST', path: '/staff/outbox/not-an-id/retry' });
  assert.equal(reply.statusCode, 400);
});
