import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import PostalMime, { type Email } from 'postal-mime';
import { demoPassword } from '#database/seed/seed.ts';
import type { Actor } from '#kernel/actor.ts';
import { createSettableClock, dayMs, hourMs } from '#kernel/clock.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { startMailboxServer } from '#platform/mail/mailbox-server.ts';
import { createMailer, type Mailer } from '#platform/mail/mailer.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts, fixtureSecrets, goodRegistration } from '../accounts-fixture.ts';
import { registerAccountMails } from '../jobs.ts';
import type { AccountsService } from '../service.ts';
import { mayInviteAs } from './invitation-rules.ts';

const clock = createSettableClock(new Date('2026-11-18T10:00:00Z'));
let database: ThrowawayDatabase;
let mailbox: Awaited<ReturnType<typeof startMailboxServer>>;
let mailer: Mailer;
let accounts: AccountsService;
let outbox: Outbox;
let admin: Actor;
before(async () => {
  database = await createThrowawayDatabase();
  const { db } = database;
  mailbox = await startMailboxServer(db, clock);
  mailer = createMailer(mailbox.url, 'Countercheck <reports@countercheck.example>');
  ({ accounts, outbox } = buildAccounts(db, clock));
  const publicUrl = () => 'https://countercheck.example';
  registerAccountMails({ db, outbox, mailer, accounts, publicUrl, unseal: fixtureSecrets.unseal });
  admin = await actorOf('admin@demo.countercheck.example');
});
after(async () => {
  mailer.close();
  await mailbox.close();
  await database.drop();
});
beforeEach(() =>
  database.pool.query('TRUNCATE staff_invitations, staff_invitation_events, mailbox_messages'),
);

const idOf = (actor: Actor) => (actor.kind === 'account' ? actor.accountId : '');
const rowsOf = async (query: string) => (await database.pool.query(query)).rows;
const typed = { lastName: 'Okafor', name: 'Ada', password: 'Good-pass-1', confirmPassword: 'Good-pass-1' };

async function actorOf(email: string, password = demoPassword): Promise<Actor> {
  const { token } = await accounts.signIn.login(database.db, { email, password });
  return accounts.signIn.authenticate(database.db, token);
}

let invited = 0;
/** Another address each time: who has joined stays. */
const nextAddress = () => {
  invited += 1;
  return `Ada.${invited}@example.com`;
};
function invite(email = nextAddress(), role: 'Manager' | 'Admin' = 'Manager', actor = admin) {
  clock.advance(1_000);
  return accounts.staffInvitations.invite(database.db, actor, { email, role, locale: 'ru' });
}
function resend(id: string, actor = admin) {
  clock.advance(1_000);
  return accounts.staffInvitations.resend(database.db, actor, id);
}
const withdraw = (id: string, actor = admin) => accounts.staffInvitations.withdraw(database.db, actor, id);
const check = (token: string) => accounts.staffInvitations.check(database.db, token);
const accept = (token: string, fields = typed) =>
  accounts.staffInvitations.accept(database.db, { token, ...fields });
const list = () => accounts.staffInvitations.list(database.db);

async function mails(): Promise<Email[]> {
  await outbox.drain();
  const rows = await database.db.selectFrom('mailbox_messages').selectAll().orderBy('received_at').execute();
  return Promise.all(rows.map(({ raw }) => PostalMime.parse(raw)));
}
async function newestToken(): Promise<string> {
  const texts = (await mails()).map(({ text = '' }) => text);
  const tokens = texts.flatMap((text) => /\/staff\/join\?lang=ru#([0-9a-f]{64})/.exec(text)?.[1] ?? []);
  return tokens.at(-1) ?? 'none';
}
const eventsOf = (id: string) =>
  rowsOf(`SELECT event, actor FROM staff_invitation_events WHERE invitation_id = '${id}' ORDER BY id`);
const refusal = (code: string) => ({ code: `invitation_${code}`, status: 410 });

/** A second administrator, who can be shut out. */
async function makeAdmin(): Promise<Actor> {
  const email = nextAddress();
  const password = 'Good-pass-1';
  await accounts.users.add(database.db, { email, password, fullName: 'Second Admin', role: 'Admin' });
  return actorOf(email, password);
}

test('the link of the mail makes an account of the staff, once, and the first sign-in needs a second factor', async () => {
  const { invitationId, email } = await invite(' Ada.first@example.com ');
  const [mail, ...more] = await mails();
  assert.equal(more.length, 0);
  assert.equal(mail?.to?.[0]?.address, email);
  assert.equal(mail?.subject, 'Вас приглашают работать в Countercheck');
  assert.match(mail?.text ?? '', /Whitfield Margaret приглашает/);
  assert.match(mail?.text ?? '', /21 ноября 2026/);
  const token = await newestToken();
  const [row] = await rowsOf('SELECT * FROM staff_invitations');
  assert.ok(!JSON.stringify(row).includes(token), 'a hash of the secret is kept, not the secret');
  assert.deepEqual(
    (await list()).map(({ email: to, invitedBy, isExpired }) => [to, invitedBy, isExpired]),
    [['Ada.first@example.com', 'Whitfield Margaret', false]],
  );
  const { login, role } = await check(token);
  assert.deepEqual([login, role], [email, 'Manager']);
  assert.deepEqual(await accept(token), { login: email });
  await assert.rejects(accept(token), refusal('used'));
  await assert.rejects(check(token), refusal('used'));
  const actor = await actorOf(email, typed.password);
  assert.ok(actor.kind === 'account' && actor.role === 'Manager' && actor.lacksSecondFactor === true);
  assert.deepEqual(await eventsOf(invitationId), [
    { event: 'invite', actor: `account:${idOf(admin)}` },
    { event: 'accept', actor: 'visitor' },
  ]);
  const [closed] = await rowsOf('SELECT state, email, account_id FROM staff_invitations');
  assert.deepEqual(closed, { state: 'accepted', email: null, account_id: idOf(actor) });
  const [account] = await rowsOf(`SELECT full_name, locale FROM accounts WHERE id = '${idOf(actor)}'`);
  assert.deepEqual(account, { full_name: 'Okafor Ada', locale: 'ru' });
});

test('of two who open it at once one account comes about', async () => {
  const { email } = await invite();
  const token = await newestToken();
  const outcomes = await Promise.allSettled([accept(token), accept(token), accept(token)]);
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') assert.equal(outcome.reason.code, 'invitation_used');
  }
  const made = await rowsOf(`SELECT id FROM accounts WHERE email = '${email}'`);
  assert.equal(made.length, 1);
  assert.equal((await rowsOf("SELECT id FROM staff_invitation_events WHERE event = 'accept'")).length, 1);
});

test('a link is over after 72 hours to the second, until it is sent again; the former one stays over', async () => {
  const { invitationId } = await invite();
  const first = await newestToken();
  clock.advance(72 * hourMs - 1_000);
  await check(first);
  clock.advance(1_000);
  await assert.rejects(check(first), refusal('expired'));
  await assert.rejects(accept(first), refusal('expired'));
  assert.equal((await list())[0]?.isExpired, true);
  const again = await resend(invitationId);
  assert.deepEqual([again.mails, again.isExpired], [2, false]);
  const second = await newestToken();
  assert.notEqual(second, first);
  await assert.rejects(accept(first), refusal('not_valid'));
  await accept(second);
  assert.deepEqual(
    (await eventsOf(invitationId)).map(({ event }) => event),
    ['invite', 'resend', 'accept'],
  );
});

test('what is withdrawn opens nothing and says so; its address is forgotten, its mail does not leave', async () => {
  const { invitationId } = await invite();
  const token = await newestToken();
  await resend(invitationId);
  await withdraw(invitationId);
  assert.equal((await mails()).length, 1, 'the second mail had not left yet');
  await assert.rejects(check(token), refusal('not_valid'));
  await assert.rejects(withdraw(invitationId), { code: 'invitation_not_open', status: 409 });
  await assert.rejects(resend(invitationId), { code: 'invitation_not_open', status: 409 });
  const unknown = '0195d0f0-0000-7000-8000-000000000001';
  await assert.rejects(withdraw(unknown), { code: 'unknown_invitation', status: 404 });
  assert.deepEqual(await list(), []);
  assert.deepEqual(await rowsOf('SELECT state, email FROM staff_invitations'), [
    { state: 'withdrawn', email: null },
  ]);
  const other = await invite();
  const otherToken = await newestToken();
  await withdraw(other.invitationId);
  await assert.rejects(accept(otherToken), refusal('withdrawn'));
  await assert.rejects(check('0'.repeat(64)), refusal('not_valid'));
});

test('an address with an account, or invited already, is said to the administrator; a link says no such thing', async () => {
  const taken = { code: 'person_has_account', status: 409 };
  await assert.rejects(invite('CUSTOMER@demo.countercheck.example'), taken);
  await assert.rejects(invite('no address'), { code: 'invalid_input', status: 400 });
  const { email, invitationId } = await invite();
  await assert.rejects(invite(email.toUpperCase()), { code: 'invited_already', status: 409 });
  const token = await newestToken();
  await accounts.users.add(database.db, {
    ...{ email, password: 'Good-pass-1', fullName: 'Ada Okafor', role: 'User' },
  });
  await assert.rejects(accept(token), refusal('not_valid'));
  await assert.rejects(resend(invitationId), taken);
  assert.deepEqual(await rowsOf(`SELECT role FROM accounts WHERE email = '${email}'`), [{ role: 'User' }]);
});

test('nobody invites above the own role, and customers not at all', async () => {
  assert.deepEqual(
    (['Admin', 'Manager', 'User', 'Director'] as const).map((own) =>
      (['Manager', 'Admin'] as const).map((role) => mayInviteAs(own, role)),
    ),
    [
      [true, true],
      [true, false],
      [false, false],
      [false, false],
    ],
  );
  const { invitationId } = await invite();
  const forbidden = { code: 'forbidden', status: 403 };
  for (const mailbox of ['manager', 'customer', 'director']) {
    const actor = await actorOf(`${mailbox}@demo.countercheck.example`);
    await assert.rejects(invite(nextAddress(), 'Manager', actor), forbidden);
    await assert.rejects(resend(invitationId, actor), forbidden);
    await assert.rejects(withdraw(invitationId, actor), forbidden);
  }
});

test('of an inviter who was shut out the link opens nothing, until another administrator answers for it', async () => {
  const second = await makeAdmin();
  const { invitationId } = await invite(nextAddress(), 'Admin', second);
  const token = await newestToken();
  await accounts.users.disable(database.db, admin, { accountId: idOf(second), reason: 'Has left' });
  await assert.rejects(check(token), refusal('not_valid'));
  await assert.rejects(accept(token), refusal('not_valid'));
  await resend(invitationId);
  const [renewed] = await list();
  assert.equal(renewed?.invitedBy, 'Whitfield Margaret');
  await accept(await newestToken());
});

test('names and password are asked for as everywhere, field by field, and nothing is used up by a mistake', async () => {
  await invite();
  const token = await newestToken();
  const fields = async (wrong: Partial<typeof typed>) => {
    const error = await accept(token, { ...typed, ...wrong }).catch((reason) => reason);
    return error.fields.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
  };
  assert.deepEqual(await fields({ lastName: '', password: 'weak' }), [
    'lastName required',
    'password too_short',
    'confirmPassword password_mismatch',
  ]);
  const common = { password: 'Password-1', confirmPassword: 'Password-1' };
  assert.deepEqual(await fields(common), ['password common_password']);
  await accept(token);
});

test('ten mails are the most, and what nobody opens is forgotten after a month', async () => {
  const { invitationId } = await invite();
  for (let mail = 2; mail <= 10; mail += 1) await resend(invitationId);
  await assert.rejects(resend(invitationId), { code: 'invitation_mailed_too_often', status: 409 });
  // The refused one took a second.
  clock.advance(72 * hourMs + 30 * dayMs - 1_000);
  assert.equal(await accounts.staffInvitations.expireOld(database.db), 0);
  clock.advance(1);
  assert.equal(await accounts.staffInvitations.expireOld(database.db), 1);
  assert.deepEqual(await rowsOf('SELECT state, email FROM staff_invitations'), [
    { state: 'expired', email: null },
  ]);
  assert.deepEqual((await eventsOf(invitationId)).at(-1), { event: 'expire', actor: 'system' });
});

test('an address that is registered and then erased is not kept in an invitation either', async () => {
  const { email } = await invite(goodRegistration.email);
  const id = await accounts.users.add(database.db, {
    ...{ email, password: 'Good-pass-1', fullName: 'Ada Okafor', role: 'User' },
  });
  const { confirmIdentity, erase } = accounts.exportAndErasure;
  const identity = await confirmIdentity(database.db, id, { password: 'Good-pass-1' });
  await database.db.transaction().execute((tx) => erase(tx, identity, email));
  assert.deepEqual(await rowsOf('SELECT state, email FROM staff_invitations'), [
    { state: 'expired', email: null },
  ]);
});
