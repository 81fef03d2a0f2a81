import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock, minuteMs } from '#kernel/clock.ts';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { registerEndpoint } from '#platform/http/register-endpoint.ts';
import { callApi, createBareApp, refusalOf } from '#testing/bare-app.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts, goodRegistration } from './accounts-fixture.ts';
import { accountRoutes } from './routes.ts';
import type { Tokens } from './service.ts';
import { authenticateRequest } from './sign-in/authenticate-request.ts';

const clock = createSettableClock(new Date('2026-03-02T10:00:00Z'));

/** A call of another room that only an Admin may make. */
const adminCall = defineEndpoint({
  name: 'adminCall',
  method: 'GET',
  path: '/admin-only',
  summary: 'For this test',
  action: 'people.manage',
  reply: z.object({ isDone: z.boolean() }),
});

let database: ThrowawayDatabase;
let app: FastifyInstance;
before(async () => {
  database = await createThrowawayDatabase();
  const { db } = database;
  const { accounts } = buildAccounts(db, clock);
  const authenticate = authenticateRequest({ db, signIn: accounts.signIn });
  app = createBareApp((server) => {
    accountRoutes(server, { db, accounts });
    registerEndpoint(server, adminCall, authenticate, async () => ({ isDone: true }));
  });
});
after(async () => {
  await app.close();
  await database.drop();
});

async function signIn(mailbox: string): Promise<Tokens> {
  const body = { email: `${mailbox}@demo.countercheck.example`, password: demoPassword };
  const reply = await callApi(app, { method: 'POST', path: '/Auth/Login', body });
  assert.equal(reply.statusCode, 200);
  return reply.json<Tokens>();
}

const profile = (bearer?: string) =>
  callApi(app, { method: 'GET', path: '/User/GetUserProfileInfo', ...(bearer && { bearer }) });

test('200: signs in, reads the profile, gets a new pair', async () => {
  const tokens = await signIn('director');
  assert.deepEqual(Object.keys(tokens).sort(), ['refreshToken', 'token']);
  const reply = await profile(tokens.token);
  assert.equal(reply.statusCode, 200);
  assert.equal(reply.headers['cache-control'], 'no-store');
  const { userId, ...view } = reply.json<Record<string, string>>();
  assert.match(userId ?? '', /^[0-9a-f-]{36}$/);
  assert.deepEqual(view, {
    ...{ companyName: 'Hartmann Handel GmbH', companyNameLat: 'Hartmann Handel GmbH' },
    ...{ companyNumber: 'HRB 990105', vatCode: 'DE990000105', companyAddress: 'Demostraße 5, 10115 Berlin' },
    ...{ lastName: 'Hartmann', name: 'Jonas', patronymic: '', username: 'demo-director' },
    legalEntityType: 'LegalEntity',
    email: 'director@demo.countercheck.example',
    fullName: 'Hartmann Jonas',
    role: 'Director',
    avatar: '',
    login: 'director@demo.countercheck.example',
    phone: '+49-30-23125-105',
  });
  const next = await callApi(app, { method: 'POST', path: '/Auth/RefreshToken', body: tokens });
  assert.equal(next.statusCode, 200);
  assert.equal((await profile(next.json<Tokens>().token)).statusCode, 200);
});

test('200: an expired access token sent along does not stop its own renewal', async () => {
  const tokens = await signIn('customer');
  clock.advance(11 * minuteMs);
  assert.equal((await profile(tokens.token)).statusCode, 401);
  const next = await callApi(app, {
    method: 'POST',
    path: '/Auth/RefreshToken',
    body: tokens,
    bearer: tokens.token,
  });
  assert.equal(next.statusCode, 200);
});

test('200: roles have labels in both languages', async () => {
  const list = async (locale: 'en' | 'ru') =>
    (await callApi(app, { method: 'GET', path: '/Role/GetRoles', locale })).json();
  assert.deepEqual(await list('en'), {
    items: [
      { name: 'Admin', label: 'System administrator' },
      { name: 'Manager', label: 'Manager' },
      { name: 'User', label: 'Customer' },
      { name: 'Director', label: 'Customer, Legal Entity' },
    ],
  });
  assert.equal((await list('ru')).items[3].label, 'Клиент, юридическое лицо');
});

const badBodies: Readonly<Record<string, { body?: unknown; rawBody?: string; code: RegExp }>> = {
  'nothing at all': { code: /^required$/ },
  'an empty body': { rawBody: '', code: /^malformed_request$/ },
  'wrong JSON': { rawBody: '{"email":', code: /^malformed_request$/ },
  'a list': { body: [], code: /^(invalid_type|required)$/ },
  'no password': { body: { email: 'a@b.example' }, code: /^required$/ },
  'a number': { body: { email: 5, password: 'x' }, code: /^(invalid_type|required)$/ },
  'an e-mail of 10 kB': { body: { email: 'x'.repeat(10_240), password: 'x' }, code: /^too_long$/ },
  'a password of 10 kB': {
    body: { email: 'a@b.example', password: 'x'.repeat(10_240) },
    code: /^too_long$/,
  },
  'a NUL byte': { body: { email: 'a\u0000@b.example', password: 'x' }, code: /^invalid_characters$/ },
  'half a character': {
    rawBody: '{"email":"a@b.example","password":"\\ud800"}',
    code: /^invalid_characters$/,
  },
};

for (const [name, { code, ...sent }] of Object.entries(badBodies)) {
  test(`400: ${name}, in both languages`, async () => {
    const call = { method: 'POST', path: '/Auth/Login', ...sent } as const;
    const english = refusalOf(await callApi(app, { ...call, locale: 'en' }));
    const russian = refusalOf(await callApi(app, { ...call, locale: 'ru' }));
    assert.deepEqual([english.status, russian.status, russian.code], [400, 400, english.code]);
    assert.match(english.code, code);
    assert.match(english.description, /^[\p{Script=Latin}\p{P}\p{Zs}\d/]+$/u);
    assert.match(russian.description, /\p{Script=Cyrillic}/u);
  });
}

test('401: wrong credentials in both languages', async () => {
  const body = { email: 'customer@demo.countercheck.example', password: 'Wrong-1!' };
  const call = { method: 'POST', path: '/Auth/Login', body } as const;
  assert.deepEqual(refusalOf(await callApi(app, call)), {
    status: 401,
    code: 'wrong_credentials',
    description: 'Wrong e-mail or password.',
  });
  const russian = await callApi(app, { ...call, locale: 'ru' });
  assert.equal(refusalOf(russian).description, 'Неверная почта или пароль.');
});

test('401: no token, a token that is none, a refresh token nobody has', async () => {
  for (const reply of [await profile(), await profile('null'), await profile('a.b.c')]) {
    assert.deepEqual(
      { ...refusalOf(reply), description: '' },
      { status: 401, code: 'unauthenticated', description: '' },
    );
  }
  const headers = { authorization: 'Basic YTpi' };
  assert.equal((await app.inject({ url: '/api/v1/User/GetUserProfileInfo', headers })).statusCode, 401);
  const body = { token: '', refreshToken: 'nobody' };
  const reply = await callApi(app, { method: 'POST', path: '/Auth/RefreshToken', body });
  assert.deepEqual([refusalOf(reply).status, refusalOf(reply).code], [401, 'session_ended']);
});

test('403: a role that may not; 200: the one that may', async () => {
  const call = async (mailbox: string) =>
    callApi(app, { method: 'GET', path: '/admin-only', bearer: (await signIn(mailbox)).token });
  for (const mailbox of ['customer', 'director', 'manager']) {
    const refusal = refusalOf(await call(mailbox));
    assert.deepEqual([refusal.status, refusal.code], [403, 'forbidden']);
  }
  assert.equal((await call('admin')).statusCode, 200);
});

test('the token has the claims of the specification and no more of a person', async () => {
  const { token } = await signIn('director');
  const claims: Record<string, unknown> = JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  );
  const own = ['fullName', 'login', 'phone', 'role', 'sid', 'userId'];
  const standard = ['aud', 'exp', 'iat', 'iss', 'jti', 'sub'];
  assert.deepEqual(Object.keys(claims).sort(), [...standard, ...own].sort());
});

test('202: a registration answers the same for a new e-mail and for one that has an account', async () => {
  const ask = (email: string) =>
    callApi(app, { method: 'POST', path: '/Auth/Register', body: { ...goodRegistration, email } });
  const fresh = await ask('fresh@demo.countercheck.example');
  const known = await ask('customer@demo.countercheck.example');
  assert.deepEqual([fresh.statusCode, known.statusCode], [202, 202]);
  assert.deepEqual(fresh.json(), { email: 'fresh@demo.countercheck.example' });
  assert.deepEqual(known.json(), { email: 'customer@demo.countercheck.example' });
});

test('400: an empty registration names every field, in both languages', async () => {
  for (const [locale, words] of [
    ['en', 'This field is required'],
    ['ru', 'Заполните это поле'],
  ] as const) {
    const reply = await callApi(app, { method: 'POST', path: '/Auth/Register', body: {}, locale });
    assert.equal(reply.statusCode, 400);
    const { value } = reply.json<{ value: { field: string; description: string }[] }>();
    assert.deepEqual(
      value.map(({ field }) => field),
      ['legalEntityType', 'lastName', 'name', 'username', 'phone', 'email', 'password', 'confirmPassword'],
    );
    assert.equal(value[1]?.description, words);
  }
});

test('202, 403, 410: resending answers everybody the same; not yet confirmed; a link that is none', async () => {
  const { email, password } = { ...goodRegistration, email: 'waits@demo.countercheck.example' };
  const body = { ...goodRegistration, email };
  assert.equal((await callApi(app, { method: 'POST', path: '/Auth/Register', body })).statusCode, 202);
  const login = (typed: string) =>
    callApi(app, { method: 'POST', path: '/Auth/Login', body: { email, password: typed } });
  assert.deepEqual(
    [refusalOf(await login(password)).code, refusalOf(await login(password)).status],
    ['email_not_confirmed', 403],
  );
  assert.equal(refusalOf(await login('Wrong-1!')).code, 'wrong_credentials');
  for (const typed of [password, 'Wrong-1!']) {
    const again = { email, password: typed };
    const reply = await callApi(app, { method: 'POST', path: '/Auth/ResendConfirmation', body: again });
    assert.deepEqual([reply.statusCode, reply.body], [202, '']);
  }
  const opened = { token: 'ab'.repeat(32) };
  const link = await callApi(app, { method: 'POST', path: '/Auth/ConfirmEmail', body: opened, locale: 'ru' });
  assert.deepEqual([refusalOf(link).status, refusalOf(link).code], [410, 'confirmation_link_not_valid']);
  assert.match(refusalOf(link).description, /Ссылка больше не действует/);
});

test('204: signing out ends the access token too, and answers the same for a token nobody has', async () => {
  const { token, refreshToken } = await signIn('customer');
  const logout = (given: string) =>
    callApi(app, { method: 'POST', path: '/Auth/Logout', body: { refreshToken: given } });
  assert.equal((await logout(refreshToken)).statusCode, 204);
  assert.equal((await profile(token)).statusCode, 401);
  const body = { token, refreshToken };
  assert.equal((await callApi(app, { method: 'POST', path: '/Auth/RefreshToken', body })).statusCode, 401);
  assert.equal((await logout('nobody')).statusCode, 204);
  assert.equal((await logout('')).statusCode, 204);
  assert.equal(refusalOf(await logout('x'.repeat(300))).status, 400);
});

test('profile: 200, 400, 401 and 409; password: 204, 400, 401 and 422', async () => {
  const { token } = await signIn('customer');
  const put = (body: object, bearer?: string) =>
    app.inject({
      method: 'PUT',
      url: '/api/v1/User/UpdateUserProfileInfo',
      headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
      payload: body,
    });
  const fields = { lastName: 'Иванов', name: 'Пётр', username: 'petr', phone: '123-45-67' };
  assert.equal((await put(fields)).statusCode, 401);
  assert.equal(refusalOf(await put({ ...fields, username: 'пётр' }, token)).status, 400);
  assert.equal(refusalOf(await put({ ...fields, email: 'other@example.org' }, token)).status, 409);
  const changed = await put({ ...fields, email: 'customer@demo.countercheck.example' }, token);
  assert.equal(changed.statusCode, 200);
  assert.equal(changed.json().fullName, 'Иванов Пётр');
  const change = (body: object, bearer?: string) =>
    callApi(app, { method: 'POST', path: '/User/ChangePassword', body, ...(bearer && { bearer }) });
  const good = {
    currentPassword: demoPassword,
    newPassword: 'Other-pass-1',
    confirmPassword: 'Other-pass-1',
  };
  assert.equal(refusalOf(await change(good)).status, 401);
  assert.equal(refusalOf(await change({}, token)).status, 400);
  const wrong = refusalOf(await change({ ...good, currentPassword: 'Wrong-1!' }, token));
  assert.deepEqual([wrong.status, wrong.code], [422, 'wrong_current_password']);
  assert.equal((await change(good, token)).statusCode, 204);
});
