import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { TOTP } from 'otpauth';
import { demoPassword } from '#database/seed/seed.ts';
import type { Role } from '#kernel/actor.ts';
import { createSettableClock, dayMs, minuteMs } from '#kernel/clock.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { createLimiter } from '#platform/limits/limiter.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts, fixtureSecrets } from '../accounts-fixture.ts';
import { registerAccountMails } from '../jobs.ts';
import type { AccountsService } from '../service.ts';
import { createSignInAttempts } from '../sign-in/sign-in-attempts.ts';

const password = 'Good-pass-1';
const clock = createSettableClock(new Date('2026-03-02T10:00:00Z'));
let database: ThrowawayDatabase;
let accounts: AccountsService;
let outbox: Outbox;
let sent: { to: string; subject: string }[] = [];
let email = '';
let count = 0;

before(async () => {
  database = await createThrowawayDatabase();
  const { db } = database;
  ({ accounts, outbox } = buildAccounts(db, clock));
  const mailer = {
    send: async ({ to, subject }: { to: string; subject: string }) => {
      sent.push({ to, subject });
      return { messageId: '', response: '' };
    },
    close: () => {},
  };
  const publicUrl = () => 'https://countercheck.example';
  const { unseal } = fixtureSecrets;
  registerAccountMails({ db, outbox, mailer, accounts, publicUrl, unseal });
});
after(() => database.drop());
beforeEach(() => {
  clock.advance(dayMs);
  count += 1;
  email = `person-${count}@example.com`;
  sent = [];
});

const create = (role: Role = 'User') =>
  accounts.users.add(database.db, { email, password, fullName: 'Some Person', role });
const login = (code?: string) => accounts.signIn.login(database.db, { email, password, code });
const codeAt = (secret: string, at = clock.now()) =>
  new TOTP({ secret }).generate({ timestamp: at.getTime() });

async function actorOf({ token }: { token: string }) {
  return accounts.signIn.authenticate(database.db, token);
}

/** An account with a second factor, and who switched it on. */
async function enrolled(role: Role = 'User') {
  await create(role);
  const actor = await actorOf(await login());
  const { secret } = await accounts.secondFactor.start(database.db, actor, { password });
  const code = codeAt(secret);
  const { recoveryCodes } = await accounts.secondFactor.confirm(database.db, actor, { code });
  // The step of the first code is used up.
  clock.advance(minuteMs);
  return { actor, secret, recoveryCodes };
}

const events = async () =>
  (
    await database.db
      .selectFrom('account_events')
      .innerJoin('accounts', 'accounts.id', 'account_events.account_id')
      .select('event')
      .where('email', '=', email)
      .orderBy('account_events.id')
      .execute()
  ).map(({ event }) => event);

async function subjects(): Promise<string[]> {
  await outbox.drain();
  return sent.filter(({ to }) => to === email).map(({ subject }) => subject);
}

const required = { code: 'second_factor_required', status: 403 };
const wrongAtLogin = { code: 'wrong_second_factor', status: 401 };
const wrongCode = { code: 'wrong_code', status: 422 };

test('a customer may switch it on: every other sign-in ends, and the next one takes a code', async () => {
  await create();
  const elsewhere = await login();
  const here = await login();
  const actor = await actorOf(here);
  const off = { isOn: false, isRequired: false, since: null, recoveryCodesLeft: 0 };
  assert.deepEqual(await accounts.secondFactor.get(database.db, actor), off);
  const refused = accounts.secondFactor.start(database.db, actor, { password: 'Wrong-1!' });
  await assert.rejects(refused, { code: 'wrong_current_password', status: 422 });
  const early = accounts.secondFactor.confirm(database.db, actor, { code: '123456' });
  await assert.rejects(early, { code: 'second_factor_not_started', status: 409 });

  const first = await accounts.secondFactor.start(database.db, actor, { password });
  const { secret, uri } = await accounts.secondFactor.start(database.db, actor, { password });
  assert.notEqual(first.secret, secret);
  assert.ok(uri.includes(secret));
  await login();
  const byOldSecret = accounts.secondFactor.confirm(database.db, actor, { code: codeAt(first.secret) });
  await assert.rejects(byOldSecret, wrongCode);
  assert.deepEqual(await accounts.secondFactor.get(database.db, actor), off);

  const since = clock.now().toISOString();
  const code = codeAt(secret);
  const { recoveryCodes } = await accounts.secondFactor.confirm(database.db, actor, { code });
  assert.equal(recoveryCodes.length, 10);
  const on = { isOn: true, isRequired: false, since, recoveryCodesLeft: 10 };
  assert.deepEqual(await accounts.secondFactor.get(database.db, actor), on);
  await actorOf(here);
  await assert.rejects(actorOf(elsewhere), { code: 'unauthenticated' });
  const again = accounts.secondFactor.start(database.db, actor, { password });
  await assert.rejects(again, { code: 'second_factor_on', status: 409 });

  await assert.rejects(login(), required);
  await assert.rejects(login(''), required);
  await assert.rejects(login(code), wrongAtLogin, 'the first code was used to switch it on');
  clock.advance(minuteMs);
  await login(codeAt(secret));
  assert.deepEqual(await events(), ['second_factor_on']);
  assert.deepEqual(await subjects(), ['Two-step sign-in is on']);
});

test('only who knows the password hears that a code is needed', async () => {
  const { secret } = await enrolled();
  for (const code of [undefined, codeAt(secret), '000000']) {
    const attempt = accounts.signIn.login(database.db, { email, password: 'Wrong-1!', code });
    await assert.rejects(attempt, { code: 'wrong_credentials', status: 401 });
  }
  await login(codeAt(secret));
});

test('a code is good once, half a minute early or late, and never after a later one', async () => {
  const { secret } = await enrolled();
  const now = clock.now().getTime();
  const of = (ms: number) => codeAt(secret, new Date(now + ms));
  await assert.rejects(login(of(-60_000)), wrongAtLogin);
  await assert.rejects(login(of(60_000)), wrongAtLogin);
  await login(of(-30_000));
  await assert.rejects(login(of(-30_000)), wrongAtLogin);
  await login(of(30_000));
  await assert.rejects(login(of(0)), wrongAtLogin);
});

test('of many sign-ins with one code at once, one wins', async () => {
  const { secret, recoveryCodes } = await enrolled();
  for (const code of [codeAt(secret), recoveryCodes[0]]) {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => login(code)));
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
    for (const result of results) {
      if (result.status === 'rejected') assert.equal(result.reason.code, 'wrong_second_factor');
    }
  }
});

test('a recovery code opens one sign-in, however it is written; its owner is told', async () => {
  const { actor, recoveryCodes } = await enrolled();
  const [first = '', second = ''] = recoveryCodes;
  await login(first.toUpperCase().replaceAll('-', ' '));
  await assert.rejects(login(first), wrongAtLogin);
  await login(second);
  assert.equal((await accounts.secondFactor.get(database.db, actor)).recoveryCodesLeft, 8);
  assert.deepEqual(await events(), ['second_factor_on', 'recovery_code_used', 'recovery_code_used']);
  assert.deepEqual((await subjects()).slice(1), ['A recovery code was used', 'A recovery code was used']);
});

test('new recovery codes end the old ones; they take the password and a code', async () => {
  const { actor, secret, recoveryCodes } = await enrolled();
  const renew = (given: object) =>
    accounts.secondFactor.renewRecoveryCodes(database.db, actor, {
      password,
      code: codeAt(secret),
      ...given,
    });
  await assert.rejects(renew({ password: 'Wrong-1!' }), { code: 'wrong_current_password', status: 422 });
  await assert.rejects(renew({ code: '000000' }), wrongCode);
  const { recoveryCodes: renewed } = await renew({});
  assert.equal(new Set([...recoveryCodes, ...renewed]).size, 20);
  await assert.rejects(login(recoveryCodes[0]), wrongAtLogin);
  await login(renewed[0]);
  assert.deepEqual((await events()).slice(1), ['recovery_codes_renewed', 'recovery_code_used']);
  assert.deepEqual((await subjects()).slice(1), ['You have new recovery codes', 'A recovery code was used']);
});

test('switched off with a recovery code, it asks for nothing any more and leaves nothing behind', async () => {
  const { actor, recoveryCodes } = await enrolled();
  const off = (given: object) =>
    accounts.secondFactor.switchOff(database.db, actor, { password, code: recoveryCodes[0] ?? '', ...given });
  await assert.rejects(off({ password: 'Wrong-1!' }), { code: 'wrong_current_password', status: 422 });
  await assert.rejects(off({ code: '000000' }), wrongCode);
  await off({});
  await login();
  await assert.rejects(off({}), { code: 'second_factor_off', status: 409 });
  const { rows } = await database.pool.query(
    'SELECT 1 FROM recovery_codes JOIN accounts ON id = account_id WHERE email = $1',
    [email],
  );
  assert.equal(rows.length, 0);
  assert.deepEqual((await subjects()).at(-1), 'Two-step sign-in is off');
});

test('the database has neither the secret nor a recovery code', async () => {
  const { secret, recoveryCodes } = await enrolled();
  const { rows } = await database.pool.query('SELECT * FROM second_factors');
  const { rows: codes } = await database.pool.query('SELECT * FROM recovery_codes');
  const { rows: box } = await database.pool.query('SELECT payload FROM outbox');
  const kept = JSON.stringify([rows, codes, box]);
  for (const word of [secret, ...recoveryCodes]) {
    assert.ok(!kept.includes(word) && !kept.includes(word.replaceAll('-', '')));
  }
});

test('staff without one lack it until they have set it up, and then cannot switch it off', async () => {
  for (const role of ['Manager', 'Admin'] as const) {
    email = `${role}-${email}`;
    await create(role);
    const actor = await actorOf(await login());
    assert.ok(actor.kind === 'account' && actor.lacksSecondFactor === true);
    assert.equal((await accounts.secondFactor.get(database.db, actor)).isRequired, true);
    const { secret } = await accounts.secondFactor.start(database.db, actor, { password });
    assert.partialDeepStrictEqual(await actorOf(await login()), { lacksSecondFactor: true });
    await accounts.secondFactor.confirm(database.db, actor, { code: codeAt(secret) });
    clock.advance(minuteMs);
    const tokens = await login(codeAt(secret));
    assert.ok(!('lacksSecondFactor' in (await actorOf(tokens))));
    clock.advance(minuteMs);
    const off = accounts.secondFactor.switchOff(database.db, actor, { password, code: codeAt(secret) });
    await assert.rejects(off, { code: 'second_factor_needed_by_role', status: 403 });
  }
});

test('the staff of a demo are excused, and nobody else is', async () => {
  for (const mailbox of ['manager', 'reviewer', 'admin']) {
    const demo = { email: `${mailbox}@demo.countercheck.example`, password: demoPassword };
    const actor = await actorOf(await accounts.signIn.login(database.db, demo));
    assert.ok(actor.kind === 'account' && !('lacksSecondFactor' in actor));
    assert.equal((await accounts.secondFactor.get(database.db, actor)).isRequired, false);
  }
  await create();
  const waived = database.db
    .selectFrom('accounts')
    .select('role')
    .where('second_factor_waived_at', 'is not', null);
  assert.deepEqual((await waived.execute()).map(({ role }) => role).sort(), ['Admin', 'Manager', 'Manager']);
});

test('a sign-in begun without a code does not outlive the moment it is switched on', async () => {
  await create();
  const here = await login();
  const actor = await actorOf(here);
  const { secret } = await accounts.secondFactor.start(database.db, actor, { password });
  const code = codeAt(secret);
  const [, ...others] = await Promise.allSettled([
    accounts.secondFactor.confirm(database.db, actor, { code }),
    ...Array.from({ length: 4 }, () => login()),
  ]);
  for (const other of others) {
    if (other.status === 'fulfilled') await assert.rejects(actorOf(other.value), { code: 'unauthenticated' });
    else assert.equal(other.reason.code, 'second_factor_required');
  }
  await actorOf(here);
});

test('ten wrong codes end the trying for the account, at sign-in and in the profile alike', async () => {
  const { db } = database;
  const attempts = createSignInAttempts(
    createLimiter({ pool: database.pool, secrets: fixtureSecrets, factor: 1, limits: [] }),
  );
  const { accounts: limited } = buildAccounts(db, clock, undefined, attempts);
  const { actor, secret } = await enrolled();
  const tooMany = { code: 'too_many_requests', status: 429 };
  const wrong = { password, code: '000000' };
  for (let round = 0; round < 5; round += 1) {
    const address = `203.0.113.${round}`;
    await assert.rejects(limited.signIn.login(db, { email, ...wrong, address }), wrongAtLogin);
    await assert.rejects(limited.signIn.login(db, { email, password, address }), required, 'that is no try');
    await assert.rejects(limited.secondFactor.renewRecoveryCodes(db, actor, wrong), wrongCode);
  }
  const right = { password, code: codeAt(secret) };
  await assert.rejects(limited.signIn.login(db, { email, ...right, address: '203.0.113.9' }), tooMany);
  await assert.rejects(limited.secondFactor.switchOff(db, actor, right), tooMany);
});
