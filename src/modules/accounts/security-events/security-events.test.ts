import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock, dayMs, minuteMs } from '#kernel/clock.ts';
import { callApi, createBareApp } from '#testing/bare-app.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { waitFor } from '#testing/timeline.ts';
import { buildAccounts } from '../accounts-fixture.ts';
import { accountRoutes } from '../routes.ts';
import type { AccountsService } from '../service.ts';
import type { SecurityEventView } from './contract.ts';

const start = new Date('2026-03-02T10:00:00Z');
const clock = createSettableClock(start);
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const emailOf = (name: string) => `${name}@demo.countercheck.example`;

let database: ThrowawayDatabase;
let accounts: AccountsService;
let app: ReturnType<typeof createBareApp>;
before(async () => {
  database = await createThrowawayDatabase();
  const { db } = database;
  ({ accounts } = buildAccounts(db, clock));
  app = createBareApp((server) => accountRoutes(server, { db, accounts }));
});
after(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  clock.set(start);
  await accounts.securityEvents.writeGathered(database.db);
  await database.pool.query('TRUNCATE security_events');
});

async function enter(name: string, password = demoPassword, from = '203.0.113.7', userAgent = firefox) {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/Auth/Login',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    remoteAddress: from,
    payload: JSON.stringify({ email: emailOf(name), password }),
  });
  return reply.json<{ token: string }>().token;
}

async function own(bearer: string): Promise<SecurityEventView[]> {
  const reply = await callApi(app, { method: 'GET', path: '/User/SecurityEvents', bearer });
  assert.equal(reply.statusCode, 200, reply.body);
  return reply.json<{ items: SecurityEventView[] }>().items;
}
const brief = ({ kind, network, device, times, call }: SecurityEventView) =>
  [kind, network, device, times, ...(call === '' ? [] : [call])].join(' | ');
const rowCount = async () =>
  Number((await database.pool.query('SELECT count(*) FROM security_events')).rows[0].count);

test('sign-ins and wrong passwords are shown to the owner: when, from where, how often', async () => {
  await enter('customer', 'Wrong-1!');
  clock.advance(minuteMs);
  await enter('customer', 'Wrong-1!', '203.0.113.99');
  clock.advance(minuteMs);
  const bearer = await enter('customer');
  const items = await own(bearer);
  assert.deepEqual(items.map(brief), [
    'sign_in | 203.0.113.0/24 | Firefox, Windows | 1',
    'sign_in_failed | 203.0.113.0/24 | Firefox, Windows | 2',
  ]);
  assert.deepEqual(
    [items[1]?.firstAt, items[1]?.lastAt],
    [start.toISOString(), new Date(start.getTime() + minuteMs).toISOString()],
  );
  assert.deepEqual(await own(await enter('director', demoPassword, '2001:db8:1:2::3', '')), [
    { ...items[0], network: '2001:db8:1::/48', device: '' },
  ]);
});

test('a refused right and an act of the staff are noted, with what it was', async () => {
  const customer = await enter('customer');
  const call = { method: 'GET', path: '/staff/people', bearer: customer } as const;
  for (const _ of [1, 2, 3]) assert.equal((await callApi(app, call)).statusCode, 403);
  const refused = await waitFor('three refusals', async () =>
    (await own(customer)).find(({ kind, times }) => kind === 'right_refused' && times === 3),
  );
  assert.deepEqual([refused.action, refused.call], ['people.manage', 'listPeople']);

  const admin = await enter('admin');
  const people = await callApi(app, { method: 'GET', path: '/staff/people?search=director', bearer: admin });
  const { accountId } = people.json<{ items: { accountId: string }[] }>().items[0] ?? {};
  const body = { reason: 'for this test' };
  const path = `/staff/people/${accountId}/disable`;
  assert.equal((await callApi(app, { method: 'POST', path, body, bearer: admin })).statusCode, 200);
  await callApi(app, { method: 'POST', path: path.replace('disable', 'enable'), body, bearer: admin });
  const acts = await waitFor('both acts', async () => {
    const found = (await own(admin)).filter(({ kind }) => kind === 'staff_act');
    return found.length === 2 ? found : undefined;
  });
  assert.deepEqual(acts.map(({ call: name }) => name).toSorted(), ['disablePerson', 'enablePerson']);
});

test('an administrator sees everybody’s, also tries at addresses without an account; others do not', async () => {
  await enter('nobody-at-all', 'Wrong-1!');
  const customer = await enter('customer');
  const path = '/staff/security-events?pageSize=50';
  for (const bearer of [customer, await enter('manager')])
    assert.equal((await callApi(app, { method: 'GET', path, bearer })).statusCode, 403);
  const list = async (query: string) => {
    const bearer = await enter('admin');
    const reply = await callApi(app, { method: 'GET', path: `${path}${query}`, bearer });
    return reply.json<{ items: { email: string; kind: string }[]; total: number }>();
  };
  const { items, total } = await list('');
  const seen = items.map(({ kind, email }) => `${kind} ${email}`);
  for (const part of ['sign_in_failed ', `sign_in ${emailOf('customer')}`, `sign_in ${emailOf('manager')}`])
    assert.ok(seen.includes(part), `${part} of ${seen}`);
  assert.ok(total >= 4);
  assert.deepEqual(
    (await list('&kind=sign_in_failed')).items.map(({ email }) => email),
    [''],
  );
  assert.equal(
    (await callApi(app, { method: 'GET', path: `${path}&kind=x`, bearer: await enter('admin') })).statusCode,
    400,
  );
});

test('nobody fills the table: like things count up, and of unlike ones a day keeps a hundred', async () => {
  const { db } = database;
  for (let at = 0; at < 130; at += 1)
    await accounts.securityEvents.noteSignIn(db, emailOf('customer'), { address: `10.0.${at}.1` });
  assert.equal(await rowCount(), 101);
  const { rows } = await database.pool.query("SELECT times FROM security_events WHERE network = ''");
  assert.deepEqual(rows, [{ times: 30 }]);
  clock.advance(dayMs);
  await accounts.securityEvents.noteSignIn(db, emailOf('customer'), { address: '10.0.200.1' });
  assert.equal(await rowCount(), 102);
});

test('side by side, like things are still one row', async () => {
  const origin = { address: '10.0.0.1', userAgent: firefox };
  await Promise.all(
    Array.from({ length: 20 }, () =>
      accounts.securityEvents.noteSignIn(database.db, emailOf('customer'), origin),
    ),
  );
  const { rows } = await database.pool.query('SELECT times FROM security_events');
  assert.deepEqual(rows, [{ times: 20 }]);
});

test('after ninety days they are gone', async () => {
  const { db } = database;
  await accounts.securityEvents.noteSignIn(db, emailOf('customer'), {});
  clock.advance(90 * dayMs);
  assert.equal(await accounts.securityEvents.eraseOld(db), 0);
  clock.advance(1);
  assert.equal(await accounts.securityEvents.eraseOld(db), 1);
  assert.equal(await rowCount(), 0);
});
