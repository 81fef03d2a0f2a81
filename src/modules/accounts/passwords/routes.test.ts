import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { createSettableClock } from '#kernel/clock.ts';
import { callApi, createBareApp, refusalOf } from '#testing/bare-app.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts } from '../accounts-fixture.ts';
import { accountRoutes } from '../routes.ts';

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

test('a new password: 202 for everybody, 400 for no address, 410 for a link that is none', async () => {
  const post = (path: string, body: object, locale: 'en' | 'ru' = 'en') =>
    callApi(app, { method: 'POST', path, body, locale });
  const known = await post('/Auth/AskPasswordReset', { email: 'customer@demo.countercheck.example' });
  const unknown = await post('/Auth/AskPasswordReset', { email: 'nobody@example.org' });
  assert.deepEqual([known.statusCode, known.body], [202, '']);
  assert.deepEqual([unknown.statusCode, unknown.body], [202, '']);
  const headersOf = ({ headers: { date: _date, ...rest } }: typeof known) => rest;
  assert.deepEqual(headersOf(known), headersOf(unknown));
  assert.equal(refusalOf(await post('/Auth/AskPasswordReset', { email: 'a@b' })).status, 400);
  assert.equal(refusalOf(await post('/Auth/AskPasswordReset', {}, 'ru')).description, 'Заполните это поле');
  const token = 'ab'.repeat(32);
  const typed = { token, newPassword: 'Other-pass-1', confirmPassword: 'Other-pass-1' };
  for (const link of [
    await post('/Auth/CheckPasswordReset', { token }, 'ru'),
    await post('/Auth/ResetPassword', typed, 'ru'),
  ]) {
    assert.deepEqual([refusalOf(link).status, refusalOf(link).code], [410, 'reset_link_not_valid']);
    assert.match(refusalOf(link).description, /Ссылка больше не действует/);
  }
  assert.equal(refusalOf(await post('/Auth/ResetPassword', { ...typed, confirmPassword: 'x' })).status, 400);
  assert.equal(refusalOf(await post('/Auth/ResetPassword', { ...typed, token: '' })).status, 400);
});
