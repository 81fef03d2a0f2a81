import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import type { Actor } from '#kernel/actor.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts, goodCompany, goodRegistration } from '../accounts-fixture.ts';
import type { AccountsService, Tokens } from '../service.ts';

const clock = createSettableClock(new Date('2026-11-18T10:00:00Z'));
let database: ThrowawayDatabase;
let accounts: AccountsService;
before(async () => {
  database = await createThrowawayDatabase();
});
after(() => database.drop());
beforeEach(async () => {
  ({ accounts } = buildAccounts(database.db, clock));
});

const emailOf = (name: string) => `${name}@demo.countercheck.example`;
const signIn = (name: string, password = demoPassword) =>
  accounts.signIn.login(database.db, { email: emailOf(name), password });
const strictly = ({ token }: Tokens): Promise<Actor> => accounts.signIn.authenticate(database.db, token);
const refresh = ({ refreshToken }: Tokens) => accounts.signIn.refresh(database.db, { refreshToken });
const change = ({ token }: Tokens, currentPassword: string, newPassword: string) =>
  accounts.passwords.change(database.db, token, {
    currentPassword,
    newPassword,
    confirmPassword: newPassword,
  });
const ended = { code: 'session_ended' };

test('the profile is changed and noted; a company counts for a Director only', async () => {
  const actor = await strictly(await signIn('director'));
  const { db } = database;
  const nameless = { ...goodRegistration, ...goodCompany, companyName: '' };
  await assert.rejects(accounts.profiles.update(db, actor, nameless), { code: 'invalid_input' });
  const { password: _password, ...typed } = { ...goodRegistration, ...goodCompany };
  const changed = await accounts.profiles.update(db, actor, { ...typed, email: undefined });
  assert.equal(changed.companyNameLat, goodCompany.companyNameLat);
  assert.equal(changed.fullName, 'Мюллер Анна');
  assert.deepEqual(await accounts.profiles.get(db, actor), changed);
  const customer = await strictly(await signIn('customer'));
  const own = await accounts.profiles.update(db, customer, { ...typed, email: undefined });
  assert.equal(own.companyName, '');
  const { rows } = await database.pool.query('SELECT event, actor = $1 AS own FROM account_events LIMIT 1', [
    `account:${changed.userId}`,
  ]);
  assert.deepEqual(rows, [{ event: 'profile_changed', own: true }]);
});

test('a changed password ends every other sign-in at once, and keeps this one', async () => {
  const phone = await signIn('customer');
  const laptop = await signIn('customer');
  const newer = await refresh(phone);
  await assert.rejects(change(laptop, 'Wrong-1!', 'Other-pass-1'), {
    code: 'wrong_current_password',
    status: 422,
  });
  await change(laptop, demoPassword, 'Other-pass-1');
  await strictly(laptop);
  await refresh(laptop);
  for (const tokens of [phone, newer]) {
    await assert.rejects(strictly(tokens), { code: 'unauthenticated' });
    await assert.rejects(refresh(tokens), ended);
  }
  await assert.rejects(signIn('customer'), { code: 'wrong_credentials' });
  await change(await signIn('customer', 'Other-pass-1'), 'Other-pass-1', 'Correct-horse-7');
  const { rows } = await database.pool.query(
    `SELECT count(*)::int AS count FROM outbox WHERE topic = 'accounts.password-changed'`,
  );
  assert.deepEqual(rows, [{ count: 2 }]);
  // No call takes the password of the demo, which is public.
  const shared = "SELECT password_hash FROM accounts WHERE email LIKE 'director@%'";
  await database.pool.query(`UPDATE accounts SET password_hash = (${shared}) WHERE email LIKE 'customer@%'`);
});

test('a sign-in or a refresh at the very moment of the change leaves nothing alive', async () => {
  let from: string = demoPassword;
  for (const to of ['Other-pass-1', 'Correct-horse-7', 'Other-pass-1', 'Correct-horse-7']) {
    const own = await signIn('reviewer', from);
    const other = await signIn('reviewer', from);
    const [changed, late, refreshed] = await Promise.allSettled([
      change(own, from, to),
      signIn('reviewer', from),
      refresh(other),
    ]);
    assert.equal(changed.status, 'fulfilled');
    for (const outcome of [late, refreshed]) {
      if (outcome.status === 'fulfilled') await assert.rejects(refresh(outcome.value), ended);
    }
    await refresh(own);
    from = to;
  }
});

test('signing out ends this sign-in and no other; staff are out at once', async () => {
  const [here, there] = [await signIn('manager'), await signIn('manager')];
  await accounts.signIn.logout(database.db, here);
  await assert.rejects(refresh(here), ended);
  await assert.rejects(accounts.signIn.authenticate(database.db, here.token), { code: 'unauthenticated' });
  await accounts.signIn.authenticate(database.db, there.token);
  await refresh(there);
});
