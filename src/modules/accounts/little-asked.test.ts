import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { callApi, createBareApp } from '#testing/bare-app.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts, fixtureSecrets } from './accounts-fixture.ts';
import { accountRoutes } from './routes.ts';
import type { Tokens } from './service.ts';

let database: ThrowawayDatabase;
let app: FastifyInstance;
before(async () => {
  database = await createThrowawayDatabase();
  const { db } = database;
  const { accounts } = buildAccounts(db, createSettableClock(new Date('2026-03-02T10:00:00Z')));
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

const profile = (bearer: string) => callApi(app, { method: 'GET', path: '/User/GetUserProfileInfo', bearer });

const put = { method: 'PUT', path: '/User/UpdateUserProfileInfo' } as const;

test('200: every demo account can save its profile as it is, so can one that was made before usernames', async () => {
  const saved = async (mailbox: string) => {
    const { token } = await signIn(mailbox);
    const body = (await profile(token)).json<Record<string, string>>();
    const reply = await callApi(app, { ...put, body, bearer: token });
    assert.equal(reply.statusCode, 200, `${mailbox}: ${reply.body}`);
    assert.deepEqual(reply.json(), body);
  };
  for (const mailbox of ['admin', 'manager', 'reviewer', 'customer', 'director']) await saved(mailbox);
  await database.pool.query("UPDATE accounts SET username = NULL WHERE email LIKE 'customer@%'");
  await saved('customer');
});

test('202: a Director registers with name and number of the company only, and is called by its name', async () => {
  const email = 'boss@firm.example';
  const body = {
    ...{ legalEntityType: 'LegalEntity', companyName: 'Firma OÜ', companyNumber: '12345678' },
    ...{ email, password: 'Good-pass-1', confirmPassword: 'Good-pass-1' },
  };
  const send = (change: object) =>
    callApi(app, { method: 'POST', path: '/Auth/Register', body: { ...body, ...change } });
  const refused = await send({ companyNumber: '' });
  assert.equal(refused.statusCode, 400);
  assert.match(refused.body, /companyNumber/);
  assert.equal((await send({})).statusCode, 202);
  const { rows } = await database.pool.query('SELECT id FROM registrations WHERE email = $1', [email]);
  const token = fixtureSecrets.derive(`confirm-email:${rows[0].id}`).toString('hex');
  const confirmed = await callApi(app, { method: 'POST', path: '/Auth/ConfirmEmail', body: { token } });
  assert.equal(confirmed.statusCode, 200);
  const credentials = { email, password: 'Good-pass-1' };
  const tokens = (
    await callApi(app, { method: 'POST', path: '/Auth/Login', body: credentials })
  ).json<Tokens>();
  const view = (await profile(tokens.token)).json<Record<string, string>>();
  assert.deepEqual([view.role, view.fullName, view.username, view.phone], ['Director', 'Firma OÜ', '', '']);
  const again = await callApi(app, { ...put, body: view, bearer: tokens.token });
  assert.equal(again.statusCode, 200);
});
