import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Actor } from '#kernel/actor.ts';
import { createSettableClock, dayMs } from '#kernel/clock.ts';
import type { Problem } from '#kernel/problem.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Mail, Mailer } from '#platform/mail/mailer.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts, fixtureSecrets, goodRegistration } from '../accounts-fixture.ts';
import { registerAccountMails } from '../jobs.ts';
import type { AccountsService } from '../service.ts';

const password = 'Good-pass-1';
const clock = createSettableClock(new Date('2026-11-18T10:00:00Z'));
let database: ThrowawayDatabase;
let accounts: AccountsService;
let outbox: Outbox;
let mails: Mail[] = [];
let actor: Actor & { kind: 'account' };
let email: string;
let count = 0;

before(async () => {
  database = await createThrowawayDatabase();
  const { db } = database;
  ({ accounts, outbox } = buildAccounts(db, clock));
  const mailer: Mailer = {
    async send(mail) {
      mails.push(mail);
      return { messageId: mail.messageId, response: '250' };
    },
    close() {},
  };
  const publicUrl = () => 'https://countercheck.example';
  const { unseal } = fixtureSecrets;
  registerAccountMails({ db, outbox, mailer, accounts, publicUrl, unseal });
});
after(() => database.drop());
beforeEach(async () => {
  count += 1;
  email = `person-${count}@example.com`;
  const account = { email, password, fullName: 'Lind Eva', role: 'User' } as const;
  actor = { kind: 'account', accountId: await accounts.users.add(database.db, account), role: 'User' };
});

const ask = (newEmail: string, given = password) =>
  accounts.emailChanges.ask(database.db, actor, { newEmail, password: given });

/** Runs the jobs; answers the mails they have sent. */
async function posted(): Promise<Mail[]> {
  mails = [];
  await outbox.drain();
  return mails;
}

function tokenIn(mail: Mail | undefined): string {
  return /token=(\w+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function eventsOf(accountId: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ event: string }>(
    'SELECT event FROM account_events WHERE account_id = $1 ORDER BY id',
    [accountId],
  );
  return rows.map(({ event }) => event);
}

test('the address changes when the link sent there is opened; the old one is told twice', async () => {
  await ask(`new-${count}@example.com`);
  const sent = await posted();
  assert.deepEqual(
    sent.map(({ to }) => to),
    [`new-${count}@example.com`, email],
  );
  assert.equal(tokenIn(sent[1]), '');
  await accounts.signIn.login(database.db, { email, password });
  const token = tokenIn(sent[0]);
  assert.deepEqual(await accounts.emailChanges.confirm(database.db, token), {
    login: `new-${count}@example.com`,
  });
  const [told] = await posted();
  assert.equal(told?.to, email);
  await accounts.signIn.login(database.db, { email: `new-${count}@example.com`, password });
  await assert.rejects(accounts.signIn.login(database.db, { email, password }), {
    code: 'wrong_credentials',
  });
  await assert.rejects(accounts.emailChanges.confirm(database.db, token), {
    code: 'confirmation_link_not_valid',
  });
  assert.deepEqual(await eventsOf(actor.accountId), ['email_change_asked', 'email_changed']);
});

test('a link is refused after a day, and once another was asked for', async () => {
  await ask(`a-${count}@example.com`);
  const [first] = await posted();
  await ask(`b-${count}@example.com`);
  const [second] = await posted();
  const confirm = (mail: Mail | undefined) => accounts.emailChanges.confirm(database.db, tokenIn(mail));
  await assert.rejects(confirm(first), { status: 410 });
  clock.advance(dayMs);
  await assert.rejects(confirm(second), { status: 410 });
  clock.advance(dayMs + 1);
  assert.equal(await accounts.emailChanges.eraseOld(database.db), 1);
});

test('the fields are refused with their names; a wrong password changes nothing', async () => {
  await assert.rejects(ask('nobody'), ({ fields }: Problem) => fields[0]?.field === 'newEmail');
  await assert.rejects(ask(email.toUpperCase()), { status: 400 });
  await assert.rejects(ask('fine@example.com', 'Wrong-pass-1'), {
    code: 'wrong_current_password',
    status: 422,
  });
  assert.deepEqual(await posted(), []);
});

test('an address that has an account is answered alike; its owner is told, and nothing is given away', async () => {
  const owner = { email: `owner-${count}@example.com`, password, fullName: 'Own Er', role: 'User' } as const;
  await accounts.users.add(database.db, owner);
  await ask(owner.email);
  const sent = await posted();
  assert.deepEqual(
    sent.map(({ to }) => to),
    [owner.email],
  );
  assert.equal(tokenIn(sent[0]), '');
});

test('an address that was registered meanwhile is refused like a dead link', async () => {
  const taken = `taken-${count}@example.com`;
  await ask(taken);
  const [mail] = await posted();
  await accounts.users.add(database.db, { email: taken, password, fullName: 'Own Er', role: 'User' });
  await assert.rejects(accounts.emailChanges.confirm(database.db, tokenIn(mail)), { status: 410 });
  await accounts.signIn.login(database.db, { email, password });
});

test('a registration is led to another mailbox by who knows its password; the old link is dead', async () => {
  const typed = { ...goodRegistration, email: `mistyped-${count}@example.com` };
  await accounts.registrations.begin(database.db, typed, 'en');
  const [wrong] = await posted();
  const right = `right-${count}@example.com`;
  const change = (given: string) =>
    accounts.registrations.changeEmail(database.db, { email: typed.email, password: given, newEmail: right });
  await change('Wrong-pass-1');
  assert.deepEqual(await posted(), []);
  await change(typed.password);
  const [link] = await posted();
  assert.equal(link?.to, right);
  await assert.rejects(accounts.registrations.confirm(database.db, tokenIn(wrong)), { status: 410 });
  assert.deepEqual(await accounts.registrations.confirm(database.db, tokenIn(link)), { login: right });
  await accounts.signIn.login(database.db, { email: right, password: typed.password });
});
