import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoPassword } from '#database/seed/seed.ts';
import type { Actor, Role } from '#kernel/actor.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts } from '../accounts-fixture.ts';
import type { AccountsService } from '../service.ts';
import type { PersonView } from './contract.ts';

const clock = createSettableClock(new Date('2026-03-02T10:00:00Z'));
const reason = 'Asked for by telephone';
const unauthenticated = { code: 'unauthenticated', status: 401 };
const strangerId = '0195d0f0-0000-7000-8000-000000000001';

let database: ThrowawayDatabase;
let accounts: AccountsService;
let admin: Actor;
before(async () => {
  database = await createThrowawayDatabase();
  ({ accounts } = buildAccounts(database.db, clock));
  admin = await actorOf('admin');
});
after(() => database.drop());

async function signIn(mailbox: string) {
  const email = `${mailbox}@demo.countercheck.example`;
  return accounts.signIn.login(database.db, { email, password: demoPassword });
}

async function actorOf(mailbox: string): Promise<Actor> {
  return accounts.signIn.authenticate(database.db, (await signIn(mailbox)).token);
}

async function idOf(mailbox: string): Promise<string> {
  const { items } = await list({ search: `${mailbox}@demo` });
  return items[0]?.accountId ?? '';
}

const list = (wish: { search?: string; role?: Role; page?: number; pageSize?: number }) =>
  accounts.users.list(database.db, admin, { search: '', page: 1, pageSize: 20, ...wish });

async function eventsOf(accountId: string) {
  const { rows } = await database.pool.query(
    'SELECT event, actor, reason FROM account_events WHERE account_id = $1 ORDER BY id',
    [accountId],
  );
  return rows;
}

async function mailsTo(accountId: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ topic: string }>(
    `SELECT topic FROM outbox WHERE payload->>'accountId' = $1 ORDER BY created_at, key`,
    [accountId],
  );
  return rows.map(({ topic }) => topic);
}

test('people are found by every word of the search, by role, page by page; the erased are not there', async () => {
  const all = await list({ pageSize: 2 });
  assert.deepEqual([all.items.length, all.total], [2, 5]);
  const last = await list({ pageSize: 2, page: 3 });
  assert.equal(last.items.length, 1);
  const found = await list({ search: '  camille  MOREAU ' });
  assert.deepEqual(
    found.items.map(({ fullName, role, isSelf }) => [fullName, role, isSelf]),
    [['Moreau Camille', 'User', false]],
  );
  assert.equal((await list({ search: 'Moreau', role: 'Manager' })).total, 0);
  assert.equal((await list({ search: '%' })).total, 0, 'no wildcards');
  assert.equal((await list({ role: 'Manager' })).total, 2);
  assert.equal((await list({ search: 'whitfield' })).items[0]?.isSelf, true);

  const id = await accounts.users.add(database.db, {
    email: 'gone@example.com',
    password: 'Good-pass-1',
    fullName: 'Gone Person',
    role: 'User',
  });
  await database.db.updateTable('accounts').set({ erased_at: clock.now() }).where('id', '=', id).execute();
  assert.equal((await list({ search: 'gone@' })).total, 0);
  const change = accounts.users.disable(database.db, admin, { accountId: id, reason });
  await assert.rejects(change, { code: 'unknown_person', status: 404 });
});

test('another role counts at the next call, with the tokens of before, and is noted with its reason', async () => {
  const accountId = await idOf('reviewer');
  const tokens = await signIn('reviewer');
  const demoted = await accounts.users.changeRole(database.db, admin, { accountId, role: 'User', reason });
  assert.equal(demoted.role, 'User');
  assert.partialDeepStrictEqual(await accounts.signIn.authenticate(database.db, tokens.token), {
    role: 'User',
  });
  const asCustomer = await accounts.signIn.refresh(database.db, tokens);
  await accounts.users.changeRole(database.db, admin, { accountId, role: 'Manager', reason });
  assert.partialDeepStrictEqual(await accounts.signIn.authenticate(database.db, asCustomer.token), {
    role: 'Manager',
  });
  await accounts.users.changeRole(database.db, admin, { accountId, role: 'Manager', reason });
  const actor = `account:${admin.kind === 'account' ? admin.accountId : ''}`;
  assert.deepEqual(await eventsOf(accountId), [
    { event: 'role_changed', actor, reason: `Manager → User: ${reason}` },
    { event: 'role_changed', actor, reason: `User → Manager: ${reason}` },
  ]);
  assert.deepEqual(await mailsTo(accountId), ['accounts.role-changed', 'accounts.role-changed']);
});

test('who is disabled is out at once, everywhere, and back only after being enabled', async () => {
  const accountId = await idOf('customer');
  const tokens = await signIn('customer');
  const view = await accounts.users.disable(database.db, admin, { accountId, reason });
  assert.equal(view.isDisabled, true);
  await assert.rejects(accounts.signIn.authenticate(database.db, tokens.token), unauthenticated);
  await assert.rejects(signIn('customer'), { code: 'wrong_credentials' });
  await accounts.users.disable(database.db, admin, { accountId, reason });
  assert.equal((await accounts.users.enable(database.db, admin, { accountId, reason })).isDisabled, false);
  await assert.rejects(accounts.signIn.authenticate(database.db, tokens.token), unauthenticated);
  await assert.rejects(accounts.signIn.refresh(database.db, tokens), { code: 'session_ended' });
  await signIn('customer');
  const events = await eventsOf(accountId);
  assert.deepEqual(
    events.map(({ event }) => event),
    ['disabled', 'enabled'],
  );
  assert.deepEqual(await mailsTo(accountId), ['accounts.disabled', 'accounts.enabled']);
});

test('a lost second factor goes with its recovery codes and every sign-in', async () => {
  const accountId = await idOf('director');
  const reset = () => accounts.users.resetSecondFactor(database.db, admin, { accountId, reason });
  await assert.rejects(reset(), { code: 'no_second_factor', status: 409 });
  const { token } = await signIn('director');
  const at = clock.now();
  const secondFactor = { account_id: accountId, secret_sealed: 'x', created_at: at, confirmed_at: at };
  await database.db.insertInto('second_factors').values(secondFactor).execute();
  await database.db.insertInto('recovery_codes').values({ account_id: accountId, code_hash: 'x' }).execute();
  assert.equal((await list({ search: 'director@' })).items[0]?.hasSecondFactor, true);
  assert.equal((await reset()).hasSecondFactor, false);
  await assert.rejects(accounts.signIn.authenticate(database.db, token), unauthenticated);
  for (const table of ['second_factors', 'recovery_codes'] as const) {
    const left = await database.db.selectFrom(table).select('account_id').execute();
    assert.equal(left.length, 0, table);
  }
  const events = await eventsOf(accountId);
  assert.partialDeepStrictEqual(events, [{ event: 'second_factor_off', reason }]);
  assert.deepEqual(await mailsTo(accountId), ['accounts.second-factor-reset']);
});

test('nobody changes the own account, and a stranger is 404', async () => {
  const own = admin.kind === 'account' ? admin.accountId : '';
  const calls = (accountId: string) => [
    () => accounts.users.changeRole(database.db, admin, { accountId, role: 'User', reason }),
    () => accounts.users.disable(database.db, admin, { accountId, reason }),
    () => accounts.users.enable(database.db, admin, { accountId, reason }),
    () => accounts.users.resetSecondFactor(database.db, admin, { accountId, reason }),
  ];
  for (const call of calls(own)) await assert.rejects(call, { code: 'own_account', status: 409 });
  for (const call of calls(strangerId)) await assert.rejects(call, { code: 'unknown_person', status: 404 });
});

test('two administrators who take each other’s role away leave one, whatever the order', async () => {
  const [first, second] = [admin, await actorOf('manager')];
  assert.ok(first.kind === 'account' && second.kind === 'account');
  for (let round = 0; round < 5; round += 1) {
    await database.db
      .updateTable('accounts')
      .set({ role: 'Admin' })
      .where('id', 'in', [first.accountId, second.accountId])
      .execute();
    const outcomes: PromiseSettledResult<PersonView>[] = await Promise.allSettled([
      accounts.users.changeRole(database.db, first, { accountId: second.accountId, role: 'User', reason }),
      accounts.users.disable(database.db, second, { accountId: first.accountId, reason }),
    ]);
    assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    assert.equal(refused?.reason.code, 'forbidden');
    await database.db.updateTable('accounts').set({ disabled_at: null }).execute();
  }
});
