import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { callApi, createBareApp } from '#testing/bare-app.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts } from '../accounts-fixture.ts';
import { accountRoutes } from '../routes.ts';
import type { Tokens } from '../service.ts';

const clock = createSettableClock(new Date('2026-03-02T10:00:00Z'));
let database: ThrowawayDatabase;
let app: FastifyInstance;
before(async () => {
  database = await createThrowawayDatabase();
  const { db } = database;
  const { accounts } = buildAccounts(db, clock);
  app = createBareApp((server) => accountRoutes(server, { db, accounts }));
});
after(async () => {
  await app.close();
  await database.drop();
});

async function signIn(mailbox: string): Promise<Tokens> {
  const body = { email: `${mailbox}@demo.countercheck.example`, password: demoPassword };
  return (await callApi(app, { method: 'POST', path: '/Auth/Login', body })).json<Tokens>();
}

test('sign-ins: the list knows this one; 204, 400, 401 and 404 of ending one, 204 of ending the others', async () => {
  const [here, there] = [await signIn('director'), await signIn('director')];
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, bearer?: string) =>
    callApi(app, { method, path, ...(bearer && { bearer }) });
  const list = await call('GET', '/User/Sessions', here.token);
  assert.equal(list.statusCode, 200);
  const { items } = list.json<{ items: { id: string; isCurrent: boolean }[] }>();
  const current = items.filter(({ isCurrent }) => isCurrent);
  assert.equal(current.length, 1);
  const own = `/User/Sessions/${current[0]?.id}`;
  assert.equal((await call('GET', '/User/Sessions')).statusCode, 401);
  assert.equal((await call('DELETE', own)).statusCode, 401);
  assert.equal((await call('DELETE', own, (await signIn('manager')).token)).statusCode, 404);
  assert.equal((await call('DELETE', '/User/Sessions/1', here.token)).statusCode, 400);
  assert.equal((await call('POST', '/User/EndOtherSessions', here.token)).statusCode, 204);
  assert.equal((await call('GET', '/User/Sessions', there.token)).statusCode, 401);
  const ended = await call('DELETE', own, here.token);
  assert.deepEqual([ended.statusCode, ended.body], [204, '']);
  assert.equal((await call('GET', '/User/Sessions', here.token)).statusCode, 401);
});
