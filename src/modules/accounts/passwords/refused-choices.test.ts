import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock } from '#kernel/clock.ts';
import type { ProblemBody } from '#kernel/problem.ts';
import { sha256Hex } from '#platform/secrets/secrets.ts';
import { callApi, createBareApp } from '#testing/bare-app.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { words } from '../account/password-choice/texts/words.ts';
import { buildAccounts, goodRegistration } from '../accounts-fixture.ts';
import { accountRoutes } from '../routes.ts';

const clock = createSettableClock(new Date('2026-03-02T10:00:00Z'));
const email = 'customer@demo.countercheck.example';
const resetToken = 'a'.repeat(64);

let database: ThrowawayDatabase;
let app: FastifyInstance;
let bearer = '';
before(async () => {
  database = await createThrowawayDatabase();
  const { db } = database;
  const { accounts } = buildAccounts(db, clock);
  app = createBareApp((server) => accountRoutes(server, { db, accounts }));
  bearer = (await accounts.signIn.login(db, { email, password: demoPassword })).token;
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const reset = { id: crypto.randomUUID(), account_id: id, token_hash: sha256Hex(resetToken) };
  await db
    .insertInto('password_resets')
    .values({ ...reset, created_at: clock.now() })
    .execute();
});
after(async () => {
  await app.close();
  await database.drop();
});

type Way = Readonly<{
  field: string;
  call: (password: string, locale: 'en' | 'ru') => ReturnType<typeof send>;
}>;
const send = (path: string, locale: 'en' | 'ru', body: object) =>
  callApi(app, { method: 'POST', path, body, bearer, locale });

const ways: Readonly<Record<string, Way>> = {
  registration: {
    field: 'password',
    call: (password, locale) =>
      send('/Auth/Register', locale, { ...goodRegistration, password, confirmPassword: password }),
  },
  'change of password': {
    field: 'newPassword',
    call: (newPassword, locale) =>
      send('/User/ChangePassword', locale, {
        currentPassword: demoPassword,
        newPassword,
        confirmPassword: newPassword,
      }),
  },
  'way back from a forgotten password': {
    field: 'newPassword',
    call: (newPassword, locale) =>
      send('/Auth/ResetPassword', locale, { token: resetToken, newPassword, confirmPassword: newPassword }),
  },
};

for (const [name, { field, call }] of Object.entries(ways)) {
  test(`${name}: a common password is refused beside its field, in the reader’s language`, async () => {
    for (const password of ['Password1!', 'Qwerty123!', 'Пароль-2026', 'P@ssw0rd']) {
      for (const locale of ['en', 'ru'] as const) {
        const reply = await call(password, locale);
        assert.equal(reply.statusCode, 400, password);
        const { value } = reply.json<ProblemBody>();
        assert.deepEqual(value, [{ field, code: 'common_password', description: words[locale].common }]);
      }
    }
    const named = await call('C0untercheck-7-lamp', 'en');
    assert.equal(named.json<ProblemBody>().value[0]?.code, 'personal_password');
  });
}
