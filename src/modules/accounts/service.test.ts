import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock, dayMs } from '#kernel/clock.ts';
import { createSemaphore } from '#platform/limits/semaphore.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts } from './accounts-fixture.ts';
import type { AccountsService } from './service.ts';
import { repeatMs } from './sessions/refresh-rules.ts';

const clock = createSettableClock(new Date('2026-03-02T10:00:00Z'));
const customer = { email: 'customer@demo.countercheck.example', password: demoPassword };
const manager = { email: 'manager@demo.countercheck.example', password: demoPassword };
const ended = { code: 'session_ended', status: 401 };

let database: ThrowawayDatabase;
let accounts: AccountsService;
before(async () => {
  database = await createThrowawayDatabase();
  ({ accounts } = buildAccounts(database.db, clock));
});
after(() => database.drop());
beforeEach(() => database.db.deleteFrom('sessions').execute());

const refresh = (refreshToken: string) => accounts.signIn.refresh(database.db, { refreshToken });
const setDisabled = (email: string, at: Date | null) =>
  database.db.updateTable('accounts').set({ disabled_at: at }).where('email', '=', email).execute();

test('signs in by e-mail in any case; the database holds neither token', async () => {
  const tokens = await accounts.signIn.login(database.db, {
    ...customer,
    email: customer.email.toUpperCase(),
  });
  const actor = await accounts.signIn.authenticate(database.db, tokens.token);
  const profile = await accounts.profiles.get(database.db, actor);
  assert.equal(profile.role, 'User');
  assert.equal(profile.login, customer.email);
  const kept = JSON.stringify(await database.db.selectFrom('sessions').selectAll().execute());
  assert.ok(!kept.includes(tokens.refreshToken) && !kept.includes(tokens.token));
  assert.ok(Buffer.from(tokens.refreshToken, 'base64url').length >= 32);
});

test('a wrong password, an unknown address and a disabled account sound the same', async () => {
  const words = { code: 'wrong_credentials', status: 401, message: 'Wrong e-mail or password.' };
  await assert.rejects(accounts.signIn.login(database.db, { ...customer, password: 'Wrong-1!' }), words);
  await assert.rejects(
    accounts.signIn.login(database.db, { ...customer, email: 'nobody@example.com' }),
    words,
  );
  await setDisabled(customer.email, clock.now());
  await assert.rejects(accounts.signIn.login(database.db, customer), words);
  await setDisabled(customer.email, null);
  assert.equal((await database.db.selectFrom('sessions').select('id').execute()).length, 0);
});

test('a password stored at an older cost is hashed anew at the next sign-in', async () => {
  const { hash } = await import('@node-rs/argon2');
  const old = await hash(demoPassword, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  const stored = database.db.updateTable('accounts').set({ password_hash: old });
  await stored.where('email', '=', customer.email).execute();
  await accounts.signIn.login(database.db, customer);
  const { password_hash } = await database.db
    .selectFrom('accounts')
    .select('password_hash')
    .where('email', '=', customer.email)
    .executeTakeFirstOrThrow();
  assert.match(password_hash, /m=19456,t=2,p=1\$/);
  await accounts.signIn.login(database.db, customer);
});

test('too many sign-ins at once are refused with 503 and a time to come back', async () => {
  const semaphore = createSemaphore({ parallel: 1, queueLimit: 0 });
  const { accounts: busy } = buildAccounts(database.db, clock, semaphore);
  const { promise, resolve } = Promise.withResolvers<void>();
  const other = semaphore.run(
    () => promise,
    () => new Error('full'),
  );
  const refused = { code: 'sign_in_busy', status: 503, retryAfterSeconds: 5 };
  await assert.rejects(busy.signIn.login(database.db, customer), refused);
  resolve();
  await other;
  await busy.signIn.login(database.db, customer);
});

test('a refresh token is exchanged for a new pair, again and again', async () => {
  let { refreshToken } = await accounts.signIn.login(database.db, customer);
  const seen = new Set([refreshToken]);
  for (let round = 0; round < 5; round += 1) {
    clock.advance(dayMs);
    const next = await refresh(refreshToken);
    assert.equal((await accounts.signIn.authenticate(database.db, next.token)).kind, 'account');
    refreshToken = next.refreshToken;
    seen.add(refreshToken);
  }
  assert.equal(seen.size, 6);
});

test('50 refreshes at once get one token, and the family has one current token', async () => {
  const { refreshToken } = await accounts.signIn.login(database.db, customer);
  const pairs = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)));
  assert.equal(new Set(pairs.map((pair) => pair.refreshToken)).size, 1);
  const rows = await database.db.selectFrom('sessions').selectAll().execute();
  assert.equal(new Set(rows.map((row) => row.family_id)).size, 1);
  assert.equal(rows.length, 2);
  assert.equal(rows.filter((row) => row.used_at === null && row.revoked_at === null).length, 1);
  await refresh(pairs[0]?.refreshToken ?? '');
});

test('a parent repeated too late ends the whole sign-in, the newest token too', async () => {
  const { refreshToken } = await accounts.signIn.login(database.db, customer);
  const child = await refresh(refreshToken);
  clock.advance(repeatMs + 1);
  await assert.rejects(refresh(refreshToken), ended);
  await assert.rejects(refresh(child.refreshToken), ended);
  await refresh((await accounts.signIn.login(database.db, customer)).refreshToken);
});

test('a parent whose child was used, and a grandparent, are copies even within the grace', async () => {
  const first = await accounts.signIn.login(database.db, customer);
  const second = await refresh(first.refreshToken);
  const third = await refresh(second.refreshToken);
  await assert.rejects(refresh(first.refreshToken), ended);
  await assert.rejects(refresh(third.refreshToken), ended);
});

test('a copy used while the current token is exchanged leaves no living token', async () => {
  for (let round = 0; round < 10; round += 1) {
    const first = await accounts.signIn.login(database.db, customer);
    const second = await refresh(first.refreshToken);
    clock.advance(repeatMs + 1);
    await Promise.allSettled([refresh(second.refreshToken), refresh(first.refreshToken)]);
  }
  const alive = await database.db
    .selectFrom('sessions')
    .select('id')
    .where('revoked_at', 'is', null)
    .execute();
  assert.equal(alive.length, 0);
});

test('one sign-in that is revoked leaves the others alone', async () => {
  const phone = await accounts.signIn.login(database.db, customer);
  const laptop = await accounts.signIn.login(database.db, customer);
  await refresh(phone.refreshToken);
  clock.advance(repeatMs + 1);
  await assert.rejects(refresh(phone.refreshToken), ended);
  await refresh(laptop.refreshToken);
});

test('a token rests for 14 days at most, and a sign-in lasts 60', async () => {
  const rested = await accounts.signIn.login(database.db, customer);
  clock.advance(14 * dayMs);
  await assert.rejects(refresh(rested.refreshToken), ended);
  let { refreshToken } = await accounts.signIn.login(database.db, customer);
  for (let day = 10; day < 60; day += 10) {
    clock.advance(10 * dayMs);
    ({ refreshToken } = await refresh(refreshToken));
  }
  clock.advance(10 * dayMs);
  await assert.rejects(refresh(refreshToken), ended);
});

test('an unknown token and one of a disabled account get nothing', async () => {
  await assert.rejects(refresh('x'.repeat(43)), ended);
  const { refreshToken } = await accounts.signIn.login(database.db, customer);
  await setDisabled(customer.email, clock.now());
  await assert.rejects(refresh(refreshToken), ended);
  await setDisabled(customer.email, null);
  await assert.rejects(refresh(refreshToken), ended);
});

test('staff lose their rights at once, when disabled and when their role changes', async () => {
  const { token } = await accounts.signIn.login(database.db, manager);
  const asManager = await accounts.signIn.authenticate(database.db, token);
  assert.ok(asManager.kind === 'account' && asManager.role === 'Manager');
  const setRole = (role: string) =>
    database.db.updateTable('accounts').set({ role }).where('email', '=', manager.email).execute();
  await setRole('User');
  const asUser = await accounts.signIn.authenticate(database.db, token);
  assert.ok(asUser.kind === 'account' && asUser.role === 'User');
  await setRole('Manager');
  await setDisabled(manager.email, clock.now());
  const refused = { code: 'unauthenticated', status: 401 };
  await assert.rejects(accounts.signIn.authenticate(database.db, token), refused);
  await setDisabled(manager.email, null);
});

test('an e-mail has one account, whatever its case; a weak password has none', async () => {
  const account = {
    email: 'new@example.com',
    password: 'Good-pass-1',
    fullName: 'New Person',
    role: 'User',
  } as const;
  const id = await accounts.users.add(database.db, account);
  const tokens = await accounts.signIn.login(database.db, account);
  const actor = await accounts.signIn.authenticate(database.db, tokens.token);
  assert.partialDeepStrictEqual(actor, { kind: 'account', accountId: id, role: 'User' });
  const again = accounts.users.add(database.db, { ...account, email: 'NEW@example.com' });
  await assert.rejects(again, { code: 'email_taken', status: 409 });
  const weak = accounts.users.add(database.db, { ...account, email: 'w@example.com', password: 'weak' });
  await assert.rejects(weak, { code: 'weak_password', status: 400 });
});

test('names are found by account id; nobody and strangers are left out', async () => {
  const { id } = await database.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', manager.email)
    .executeTakeFirstOrThrow();
  const stranger = '0195d0f0-0000-7000-8000-000000000001';
  const names = await accounts.users.namesOf(database.db, [id, null, id, stranger]);
  assert.deepEqual([...names], [[id, 'Okafor Daniel']]);
  assert.equal((await accounts.users.namesOf(database.db, [null])).size, 0);
});

test('PostgreSQL keeps one plan for names, however many are asked for', async () => {
  const rows = await database.db.connection().execute(async (db) => {
    for (let count = 1; count <= 12; count += 1)
      await accounts.users.namesOf(db, Array.from({ length: count }, randomUUID));
    return sql<{ isKept: boolean }>`
      SELECT generic_plans >= 7 AND custom_plans <= 5 AS "isKept" FROM pg_prepared_statements WHERE statement LIKE '%ANY((SELECT $1::uuid[])%'
        AND statement NOT LIKE '%pg_prepared%'`.execute(db);
  });
  // The first five are planned each for itself, to compare.
  assert.deepEqual(rows.rows, [{ isKept: true }]);
});
