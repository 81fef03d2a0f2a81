import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock, dayMs, minuteMs } from '#kernel/clock.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts } from '../accounts-fixture.ts';
import type { AccountsService, Tokens } from '../service.ts';

const clock = createSettableClock(new Date('2026-11-18T10:00:00Z'));
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
let database: ThrowawayDatabase;
let accounts: AccountsService;
before(async () => {
  database = await createThrowawayDatabase();
  ({ accounts } = buildAccounts(database.db, clock));
});
after(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('sessions').execute();
  await database.pool.query('TRUNCATE account_events');
});

const signIn = (name: string, userAgent?: string) =>
  accounts.signIn.login(database.db, {
    email: `${name}@demo.countercheck.example`,
    password: demoPassword,
    userAgent,
  });
const actorOf = ({ token }: Tokens) => accounts.signIn.authenticate(database.db, token);
const refresh = ({ refreshToken }: Tokens) => accounts.signIn.refresh(database.db, { refreshToken });
const list = async (tokens: Tokens) => accounts.sessions.list(database.db, await actorOf(tokens));
const events = async () => {
  const { rows } = await database.pool.query('SELECT event FROM account_events ORDER BY at');
  return rows.map(({ event }) => event);
};
const gone = { code: 'not_found', status: 404 };

test('lists where one is signed in: device, start, last use, and which is this one', async () => {
  const desk = await signIn('customer', firefox);
  clock.advance(minuteMs);
  const phone = await signIn('customer');
  await signIn('director', firefox);
  clock.advance(minuteMs);
  const renewed = await refresh(desk);
  const [first, second, ...more] = await list(renewed);
  assert.deepEqual(more, []);
  assert.deepEqual(
    { ...first, id: '' },
    {
      id: '',
      device: 'Firefox, Windows',
      startedAt: new Date(clock.now().getTime() - 2 * minuteMs).toISOString(),
      lastUsedAt: clock.now().toISOString(),
      isCurrent: true,
    },
  );
  assert.deepEqual([second?.device, second?.isCurrent], ['', false]);
  assert.deepEqual(
    (await list(phone)).map(({ isCurrent }) => isCurrent),
    [false, true],
  );
  const kept = JSON.stringify(await database.db.selectFrom('sessions').selectAll().execute());
  assert.ok(!kept.includes('Gecko'), 'the header itself is not kept');
});

test('what has rested too long, is too old or was ended is not listed', async () => {
  const old = await signIn('customer');
  clock.advance(13 * dayMs);
  const [only] = await list(await signIn('customer'));
  assert.ok(only);
  clock.advance(dayMs);
  const here = await signIn('customer');
  assert.equal((await list(here)).length, 2);
  await accounts.sessions.end(database.db, await actorOf(here), only.id);
  assert.equal((await list(here)).length, 1);
  await assert.rejects(refresh(old), { code: 'session_ended' });
});

test('one sign-in ends at once, a foreign or ended one is 404, and one’s own may be this one', async () => {
  const [here, there, foreign] = [
    await signIn('customer'),
    await signIn('customer'),
    await signIn('director'),
  ];
  const actor = await actorOf(here);
  const end = (id: string | undefined) => accounts.sessions.end(database.db, actor, id ?? '');
  const idOf = async (tokens: Tokens) => (await list(tokens)).find(({ isCurrent }) => isCurrent)?.id;
  await assert.rejects(end(await idOf(foreign)), gone);
  await refresh(foreign);
  const [own, other] = [await idOf(here), await idOf(there)];
  const renewed = await refresh(there);
  // The id of a later token names no sign-in.
  const { rows } = await database.pool.query(
    'SELECT id FROM sessions WHERE parent_id IS NOT NULL AND account_id = $1',
    [actor.kind === 'account' ? actor.accountId : ''],
  );
  await assert.rejects(end(rows[0].id), gone);
  await end(other);
  for (const tokens of [there, renewed]) {
    await assert.rejects(actorOf(tokens), { code: 'unauthenticated' });
    await assert.rejects(refresh(tokens), { code: 'session_ended' });
  }
  await assert.rejects(end(other), gone);
  await end(own);
  await assert.rejects(actorOf(here), { code: 'unauthenticated' });
  assert.deepEqual(await events(), ['session_ended', 'session_ended']);
});

test('all others end and this one stays; with no others nothing is noted', async () => {
  const here = await signIn('customer');
  const others = [await signIn('customer'), await signIn('customer')];
  const foreign = await signIn('director');
  const actor = await actorOf(here);
  await accounts.sessions.endOthers(database.db, actor);
  for (const tokens of others) await assert.rejects(refresh(tokens), { code: 'session_ended' });
  await refresh(foreign);
  await refresh(here);
  await accounts.sessions.endOthers(database.db, actor);
  assert.deepEqual(await events(), ['other_sessions_ended']);
});

test('what was over 30 days ago is cleared away, with all its tokens, and nothing else', async () => {
  const ended = await signIn('customer');
  await refresh(await refresh(ended));
  await accounts.signIn.logout(database.db, ended);
  const forgotten = await signIn('customer');
  clock.advance(29 * dayMs);
  const erase = () => accounts.sessions.eraseOld(database.db);
  assert.equal(await erase(), 0);
  await assert.rejects(refresh(forgotten), { code: 'session_ended' });
  const here = await signIn('customer');
  clock.advance(dayMs + 1);
  assert.equal(await erase(), 1);
  const count = async () => (await database.db.selectFrom('sessions').select('id').execute()).length;
  assert.equal(await count(), 2);
  await refresh(here);
  // 60 days after its beginning it ends by itself, and 30 days later it is gone.
  clock.advance(59 * dayMs);
  assert.equal(await erase(), 0);
  clock.advance(dayMs);
  assert.equal(await erase(), 1);
  for (let index = 0; index < 60; index += 1) {
    await database.pool.query(
      `INSERT INTO sessions (id, family_id, account_id, token_hash, created_at, idle_until, family_until)
       SELECT id, id, (SELECT account_id FROM sessions LIMIT 1), id::text, '2020-01-01', '2020-01-02', '2020-01-02'
       FROM (SELECT gen_random_uuid() AS id) AS made`,
    );
  }
  assert.equal(await erase(), 60);
  assert.equal(await count(), 2);
});
