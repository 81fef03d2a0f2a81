import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { TOTP } from 'otpauth';
import { z } from 'zod';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock, minuteMs } from '#kernel/clock.ts';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { actions, isOpenToVisitors, mayDo } from '#kernel/policy.ts';
import { registerEndpoint } from '#platform/http/register-endpoint.ts';
import { callApi, createBareApp, refusalOf } from '#testing/bare-app.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts } from '../accounts-fixture.ts';
import { accountRoutes } from '../routes.ts';
import type { Tokens } from '../service.ts';
import { authenticateRequest } from '../sign-in/authenticate-request.ts';

const clock = createSettableClock(new Date('2026-03-02T10:00:00Z'));
const password = 'Good-pass-1';
const email = 'new-admin@example.com';

/** One call for each action that an Admin may do. */
const calls = actions
  .filter((action) => mayDo('Admin', action) && action !== 'profile.manage')
  .map((action) =>
    defineEndpoint({
      name: action.replace('.', '-'),
      method: 'GET',
      path: `/for-test/${action}`,
      summary: 'For this test',
      action,
      reply: z.object({ isDone: z.boolean() }),
    }),
  );

let database: ThrowawayDatabase;
let app: FastifyInstance;
before(async () => {
  database = await createThrowawayDatabase();
  const { db } = database;
  const { accounts } = buildAccounts(db, clock);
  await accounts.users.add(db, { email, password, fullName: 'New Admin', role: 'Admin' });
  const authenticate = authenticateRequest({ db, signIn: accounts.signIn });
  app = createBareApp((server) => {
    accountRoutes(server, { db, accounts });
    for (const call of calls) registerEndpoint(server, call, authenticate, async () => ({ isDone: true }));
  });
});
after(async () => {
  await app.close();
  await database.drop();
});

const post = (path: string, body: object, bearer?: string, locale: 'en' | 'ru' = 'en') =>
  callApi(app, { method: 'POST', path, body, locale, ...(bearer && { bearer }) });
const get = (path: string, bearer: string) => callApi(app, { method: 'GET', path, bearer });
const enter = (body: object, locale: 'en' | 'ru' = 'en') => post('/Auth/Login', body, undefined, locale);

test('staff without a second factor get no further than their profile, until they have one', async () => {
  const login = await enter({ email, password });
  assert.equal(login.statusCode, 200);
  const { token } = login.json<Tokens>();
  const isOpen = (path: string) => calls.some((call) => call.path === path && isOpenToVisitors(call.action));
  for (const { path } of calls) {
    const reply = await get(path, token);
    if (isOpen(path)) assert.equal(reply.statusCode, 200, path);
    else
      assert.deepEqual(
        [refusalOf(reply).status, refusalOf(reply).code],
        [403, 'second_factor_missing'],
        path,
      );
  }
  assert.ok(calls.filter(({ path }) => !isOpen(path)).length >= 4);
  assert.equal((await get('/User/GetUserProfileInfo', token)).statusCode, 200);

  assert.deepEqual((await get('/User/SecondFactor', token)).json(), {
    ...{ isOn: false, isRequired: true, since: null, recoveryCodesLeft: 0 },
  });
  const started = await post('/User/StartSecondFactor', { password }, token);
  assert.equal(started.statusCode, 200);
  assert.equal(started.headers['cache-control'], 'no-store');
  const { secret } = started.json<{ secret: string }>();
  const codeNow = () => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
  const confirmed = await post('/User/ConfirmSecondFactor', { code: codeNow() }, token);
  assert.equal(confirmed.statusCode, 200);
  for (const { path } of calls) assert.equal((await get(path, token)).statusCode, 200, path);

  assert.deepEqual(
    [
      refusalOf(await enter({ email, password })),
      refusalOf(await enter({ email, password, code: '1' }, 'ru')),
    ],
    [
      {
        status: 403,
        code: 'second_factor_required',
        description: 'Enter the code of your authenticator app, or a recovery code.',
      },
      {
        status: 401,
        code: 'wrong_second_factor',
        description: 'Код неверный или уже использован. Введите тот, который приложение показывает сейчас.',
      },
    ],
  );
  clock.advance(minuteMs);
  const again = (await enter({ email, password, code: codeNow() })).json<Tokens>();
  assert.equal((await get('/for-test/people.manage', again.token)).statusCode, 200);
  clock.advance(minuteMs);
  const off = await post('/User/SwitchOffSecondFactor', { password, code: codeNow() }, again.token);
  assert.deepEqual([off.statusCode, refusalOf(off).code], [403, 'second_factor_needed_by_role']);
  const renewed = await post('/User/RenewRecoveryCodes', { password, code: codeNow() }, again.token);
  assert.equal(renewed.json<{ recoveryCodes: string[] }>().recoveryCodes.length, 10);
});

test('refusals: nobody 401, a wrong password 422 at its field, long input 400', async () => {
  const paths = ['Start', 'Confirm', 'SwitchOff'].map((verb) => `/User/${verb}SecondFactor`);
  for (const path of [...paths, '/User/RenewRecoveryCodes']) {
    assert.equal((await post(path, { password, code: '123456' })).statusCode, 401, path);
  }
  const customer = { email: 'customer@demo.countercheck.example', password: demoPassword };
  const { token } = (await enter(customer)).json<Tokens>();
  const wrong = await post('/User/StartSecondFactor', { password: 'Wrong-1!' }, token, 'ru');
  assert.deepEqual(wrong.json().value, [
    { code: 'wrong_current_password', description: 'Текущий пароль указан неверно.', field: 'password' },
  ]);
  assert.equal(wrong.statusCode, 422);
  const long = await post('/User/ConfirmSecondFactor', { code: '1'.repeat(41) }, token);
  assert.equal(long.statusCode, 400);
  assert.equal((await enter({ ...customer, code: '1'.repeat(41) })).statusCode, 400);
  assert.equal((await enter({ ...customer, code: '123456' })).statusCode, 200, 'one that is not needed');
});
