import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TOTP } from 'otpauth';
import type { Actor, Role } from '#kernel/actor.ts';
import { createSettableClock, minuteMs } from '#kernel/clock.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts } from '../accounts-fixture.ts';
import type { AccountsService } from '../service.ts';

const password = 'Good-pass-1';
const clock = createSettableClock(new Date('2026-03-02T10:00:00Z'));
let database: ThrowawayDatabase;
let accounts: AccountsService;
let count = 0;
before(async () => {
  database = await createThrowawayDatabase();
  ({ accounts } = buildAccounts(database.db, clock));
});
after(() => database.drop());

const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
const wrongCode = { code: 'wrong_code', status: 422 };
const notStarted = { code: 'second_factor_not_started', status: 409 };

/** Somebody with a telephone, and what they can do about another one. */
async function enrolled(role: Role = 'Manager') {
  const { db } = database;
  count += 1;
  const email = `mover-${count}@example.com`;
  const id = await accounts.users.add(db, { email, password, fullName: 'Some Person', role });
  const login = (code?: string) => accounts.signIn.login(db, { email, password, code });
  const actorOf = async (code?: string): Promise<Actor> =>
    accounts.signIn.authenticate(db, (await login(code)).token);
  const actor = await actorOf();
  const { secret } = await accounts.secondFactor.start(db, actor, { password });
  const { recoveryCodes } = await accounts.secondFactor.confirm(db, actor, { code: codeOf(secret) });
  clock.advance(minuteMs);
  const start = (given: { password?: string; code: string }, as = actor) =>
    accounts.secondFactor.startMove(db, as, { password, ...given });
  const confirm = (code: string, as = actor) => accounts.secondFactor.confirmMove(db, as, { code });
  return { id, email, login, actorOf, actor, secret, recoveryCodes, start, confirm };
}

test('the former telephone works until the new one has shown a code, and never again after it', async () => {
  const { id, login, actorOf, actor, secret, recoveryCodes, start, confirm } = await enrolled();
  const elsewhere = await login(codeOf(secret));
  clock.advance(minuteMs);
  await assert.rejects(start({ password: 'Wrong-1!', code: codeOf(secret) }), {
    code: 'wrong_current_password',
  });
  await assert.rejects(start({ code: '000000' }), wrongCode);
  await assert.rejects(confirm('123456'), notStarted);
  const { secret: newer } = await start({ code: codeOf(secret) });
  assert.notEqual(newer, secret);
  clock.advance(minuteMs);
  await assert.rejects(confirm(codeOf(secret)), wrongCode, 'a code of the former telephone confirms nothing');
  const abandoned = await actorOf(codeOf(secret));
  clock.advance(minuteMs);

  const { recoveryCodes: renewed } = await confirm(codeOf(newer));
  assert.equal(new Set([...recoveryCodes, ...renewed]).size, 20);
  await assert.rejects(login(codeOf(newer)), { code: 'wrong_second_factor' }, 'the first code is used up');
  clock.advance(minuteMs);
  await assert.rejects(login(codeOf(secret)), { code: 'wrong_second_factor' });
  await assert.rejects(login(recoveryCodes[0]), { code: 'wrong_second_factor' });
  await login(codeOf(newer));
  await login(renewed[0]);
  await assert.rejects(accounts.signIn.authenticate(database.db, elsewhere.token), { status: 401 });
  assert.ok(abandoned.kind === 'account');
  await accounts.secondFactor.get(database.db, actor);
  await assert.rejects(confirm(codeOf(newer)), notStarted);

  const { rows } = await database.pool.query(
    "SELECT event FROM account_events WHERE account_id = $1 AND event LIKE 'second%' ORDER BY id",
    [id],
  );
  assert.deepEqual(
    rows.map(({ event }) => event),
    ['second_factor_on', 'second_factor_moved'],
  );
  const mails = await database.pool.query(
    "SELECT topic FROM outbox WHERE payload->>'accountId' = $1 AND topic LIKE '%moved'",
    [id],
  );
  assert.equal(mails.rows.length, 1);
});

test('whose telephone is lost moves with a recovery code', async () => {
  const { login, recoveryCodes, start, confirm } = await enrolled('User');
  const { secret: newer } = await start({ code: recoveryCodes[0] ?? '' });
  await assert.rejects(start({ code: recoveryCodes[0] ?? '' }), wrongCode, 'it was used up');
  await confirm(codeOf(newer));
  clock.advance(minuteMs);
  await login(codeOf(newer));
});

test('another sign-in cannot finish what one has begun, and after a quarter of an hour nobody can', async () => {
  const { actorOf, secret, start, confirm } = await enrolled();
  const other = await actorOf(codeOf(secret));
  clock.advance(minuteMs);
  const { secret: newer } = await start({ code: codeOf(secret) });
  await assert.rejects(confirm(codeOf(newer), other), notStarted);
  clock.advance(15 * minuteMs);
  await assert.rejects(confirm(codeOf(newer)), notStarted);
  assert.ok((await accounts.secondFactor.eraseOldMoves(database.db)) >= 1);
  assert.equal(await accounts.secondFactor.eraseOldMoves(database.db), 0);
});

test('of two confirmations at once one counts', async () => {
  const { secret, start, confirm } = await enrolled();
  const { secret: newer } = await start({ code: codeOf(secret) });
  const outcomes = await Promise.allSettled([confirm(codeOf(newer)), confirm(codeOf(newer))]);
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('who has none moves nothing, and one that was taken off takes the move with it', async () => {
  const { id, actor, secret, start, confirm } = await enrolled('User');
  const { secret: newer } = await start({ code: codeOf(secret) });
  clock.advance(minuteMs);
  await accounts.secondFactor.switchOff(database.db, actor, { password, code: codeOf(secret) });
  await assert.rejects(confirm(codeOf(newer)), { code: 'second_factor_off', status: 409 });
  await assert.rejects(start({ code: codeOf(secret) }), { code: 'second_factor_off', status: 409 });
  const { rows } = await database.pool.query('SELECT 1 FROM second_factor_moves WHERE account_id = $1', [id]);
  assert.equal(rows.length, 0);
});
