import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { z } from 'zod';
import { createSettableClock, hourMs, minuteMs } from '#kernel/clock.ts';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { registerEndpoint } from '#platform/http/register-endpoint.ts';
import { callApi, createBareApp } from '#testing/bare-app.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { waitFor } from '#testing/timeline.ts';
import { buildAccounts } from '../accounts-fixture.ts';
import { createGatheredActs } from './gathered-acts.ts';
import { watchSecurity } from './routes.ts';
import type { SecurityEventsService } from './security-events.ts';

const start = new Date('2026-03-02T10:00:00Z');
const clock = createSettableClock(start);
const origin = { address: '203.0.113.7' };
const act = { action: 'people.manage', call: 'disablePerson' };

let database: ThrowawayDatabase;
let accounts: ReturnType<typeof buildAccounts>['accounts'];
let securityEvents: SecurityEventsService;
let admin: string;
before(async () => {
  database = await createThrowawayDatabase();
  ({ accounts } = buildAccounts(database.db, clock));
  ({ securityEvents } = accounts);
  admin = (await database.pool.query("SELECT id FROM accounts WHERE email LIKE 'admin@%'")).rows[0].id;
});
after(() => database.drop());
beforeEach(async () => {
  clock.set(start);
  await securityEvents.writeGathered(database.db);
  await database.pool.query('TRUNCATE security_events');
});

const note = (kind: 'right_refused' | 'staff_act' | 'company_act', where: object = origin) =>
  securityEvents.noteAct(database.db, admin, kind, act, where);

const actor = () => ({ kind: 'account', accountId: admin, role: 'Admin' }) as const;

const from = (network: string) =>
  ({ accountId: admin, kind: 'staff_act', ...act, network, device: '', at: start }) as const;

async function lines() {
  const { rows } = await database.pool.query(
    'SELECT kind, day, network, times, first_at, last_at FROM security_events ORDER BY id',
  );
  return rows;
}
const times = async () => (await lines()).map((line) => line.times);

test('the first of its like is written at once, those after it together', async () => {
  await note('staff_act');
  assert.deepEqual(await times(), [1]);
  for (const _ of [1, 2, 3]) {
    clock.advance(minuteMs);
    await note('staff_act');
  }
  assert.deepEqual(await times(), [1]);
  await securityEvents.writeGathered(database.db);
  const [line] = await lines();
  assert.deepEqual(
    [line.times, line.first_at, line.last_at],
    [4, start, new Date(start.getTime() + 3 * minuteMs)],
  );
  // A new window.
  await note('staff_act');
  assert.deepEqual(await times(), [5]);
});

test('unlike acts are lines of their own, also of another day; refusals wait for nothing', async () => {
  for (const _ of [1, 2]) {
    await note('staff_act');
    await note('company_act');
    await note('staff_act', { address: '198.51.100.1' });
    await note('right_refused');
  }
  assert.deepEqual(
    (await lines()).map(({ kind, times: count }) => [kind, count]),
    [
      ['staff_act', 1],
      ['company_act', 1],
      ['staff_act', 1],
      ['right_refused', 2],
    ],
  );
  clock.set(new Date('2026-03-03T00:00:00Z'));
  await note('staff_act');
  await securityEvents.writeGathered(database.db);
  assert.deepEqual(
    (await lines()).map(({ day, times: count, last_at }) => [day, count, last_at.getUTCDate()]),
    [...Array.from({ length: 4 }, () => ['2026-03-02', 2, 2]), ['2026-03-03', 1, 3]],
  );
});

test('side by side none is lost, and whoever reads a list finds them all', async () => {
  await Promise.all(Array.from({ length: 20 }, () => note('staff_act')));
  await Promise.all(Array.from({ length: 20 }, () => note('staff_act')));
  const own = await securityEvents.listOwn(database.db, actor());
  assert.deepEqual(
    own.map((line) => line.times),
    [40],
  );
  await note('staff_act');
  await note('staff_act');
  const { items } = await securityEvents.list(database.db, { page: 1, pageSize: 10 });
  assert.deepEqual(
    items.map((line) => line.times),
    [42],
  );
  await note('staff_act');
  await note('staff_act');
  const mine = await accounts.exportAndErasure.get(database.db, actor());
  assert.deepEqual(
    mine.securityEvents.map((line) => line.times),
    [44],
  );
});

test('unlike acts of a full day are one line, and each counts', async () => {
  const gathered = createGatheredActs();
  for (const network of ['a', 'b', 'c', 'b', 'c', 'c']) await gathered.note(database.db, from(network), 1);
  await gathered.write(database.db);
  assert.deepEqual(
    (await lines()).map(({ network, times: count }) => [network, count]),
    [
      ['a', 1],
      ['', 5],
    ],
  );
});

test('of what is gathered there is a bound: beyond it each is written by itself', async () => {
  const gathered = createGatheredActs(1);
  for (const network of ['a', 'b', 'a', 'b']) await gathered.note(database.db, from(network), 100);
  assert.deepEqual(await times(), [1, 2]);
  await gathered.write(database.db);
  assert.deepEqual(await times(), [2, 2]);
});

test('a line that went with its account does not come back', async () => {
  await note('staff_act');
  await note('staff_act');
  await database.pool.query('DELETE FROM security_events');
  await securityEvents.writeGathered(database.db);
  assert.deepEqual(await lines(), []);
});

const doWork = defineEndpoint({
  name: 'doWork',
  method: 'POST',
  path: '/work',
  summary: 'An act of staff',
  action: 'people.manage',
  reply: z.object({}),
});

/** A server whose every caller is the administrator. */
function appOf(events: SecurityEventsService, forMs: number) {
  return createBareApp((app) => {
    registerEndpoint(
      app,
      doWork,
      async () => actor(),
      async () => ({}),
    );
    watchSecurity(app, { db: database.db, securityEvents: events, forMs });
  });
}
const work = (app: ReturnType<typeof appOf>) => callApi(app, { method: 'POST', path: '/work' });
const timesAre = (wanted: number) =>
  waitFor(`${wanted} times`, async () => (await times())[0] === wanted || undefined);

test('the end of the window writes, so does the end of the server', async () => {
  const soon = appOf(securityEvents, 200);
  await work(soon);
  await timesAre(1);
  await work(soon);
  await work(soon);
  await timesAre(3);
  await soon.close();

  let heard = 0;
  const noteAct: SecurityEventsService['noteAct'] = async (...told) => {
    await securityEvents.noteAct(...told);
    heard += 1;
  };
  const late = appOf({ ...securityEvents, noteAct }, hourMs);
  for (const count of [1, 2]) {
    await work(late);
    await waitFor(`act ${count}`, async () => heard === count || undefined);
  }
  assert.deepEqual(await times(), [4]);
  await late.close();
  assert.deepEqual(await times(), [5]);
});

test('what cannot be written ends neither the server nor the process', async () => {
  let tries = 0;
  const away = async () => {
    tries += 1;
    throw new Error('the database is away');
  };
  const app = appOf({ ...securityEvents, writeGathered: away }, 1);
  await work(app);
  await waitFor('a try', async () => tries > 0 || undefined);
  await app.close();
  assert.equal(tries, 2);
});
