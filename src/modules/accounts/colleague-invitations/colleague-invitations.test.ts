import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import PostalMime from 'postal-mime';
import { demoPassword } from '#database/seed/seed.ts';
import type { Actor } from '#kernel/actor.ts';
import { createSettableClock, dayMs, hourMs } from '#kernel/clock.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { startMailboxServer } from '#platform/mail/mailbox-server.ts';
import { createMailer, type Mailer } from '#platform/mail/mailer.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts, fixtureSecrets } from '../accounts-fixture.ts';
import { registerAccountMails } from '../jobs.ts';
import type { AccountsService } from '../service.ts';

const clock = createSettableClock(new Date('2026-11-28T10:00:00Z'));
let database: ThrowawayDatabase;
let mailbox: Awaited<ReturnType<typeof startMailboxServer>>;
let mailer: Mailer;
let accounts: AccountsService;
let outbox: Outbox;
let director: Actor;
let customer: Actor;
before(async () => {
  database = await createThrowawayDatabase();
  const { db } = database;
  mailbox = await startMailboxServer(db, clock);
  mailer = createMailer(mailbox.url, 'Countercheck <reports@countercheck.example>');
  ({ accounts, outbox } = buildAccounts(db, clock));
  const publicUrl = () => 'https://countercheck.example';
  registerAccountMails({ db, outbox, mailer, accounts, publicUrl, unseal: fixtureSecrets.unseal });
  director = await actorOf('director@demo.countercheck.example');
  customer = await actorOf('customer@demo.countercheck.example');
});
after(async () => {
  mailer.close();
  await mailbox.close();
  await database.drop();
});
beforeEach(() =>
  database.pool.query(
    'TRUNCATE colleague_invitations, legal_entity_events, legal_entity_members, mailbox_messages',
  ),
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
const invitations = () => accounts.colleagueInvitations;
const invite = (email = nextAddress(), actor = director) =>
  invitations().invite(database.db, actor, { email, locale: 'ru' });

/** The secret of the latest mail to an address. */
async function tokenOf(email: string): Promise<string> {
  // Mails of one instant have no order.
  clock.advance(1_000);
  await outbox.drain();
  const rows = await rowsOf('SELECT recipients, raw FROM mailbox_messages ORDER BY received_at DESC');
  for (const { recipients, raw } of rows) {
    const token = /join-company#([0-9a-f]{64})/.exec((await PostalMime.parse(raw)).text ?? '')?.[1];
    if (recipients[0].toLowerCase() === email.toLowerCase() && token !== undefined) return token;
  }
  return '';
}
const refused = (code: string) => (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === code;

test('an invited address makes an account that is a colleague; the Director hears of it, the link works once', async () => {
  const { email, invitationId } = await invite();
  const token = await tokenOf(email);
  assert.match(token, /^[0-9a-f]{64}$/);
  const stored = JSON.stringify(await rowsOf('SELECT * FROM colleague_invitations'));
  assert.ok(!stored.includes(token), 'the database holds a hash');
  const open = await invitations().check(database.db, token);
  assert.equal(open.login, email);
  assert.equal(open.invitedBy, 'director@demo.countercheck.example');
  assert.notEqual(open.companyName, '');

  const results = await Promise.allSettled([
    invitations().accept(database.db, { token, ...typed }),
    invitations().accept(database.db, { token, ...typed }),
  ]);
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1);
  await assert.rejects(invitations().check(database.db, token), refused('colleague_invitation_used'));

  const ada = await actorOf(email, typed.password);
  assert.equal(ada.kind === 'account' && ada.role, 'User');
  const [mine, theirs] = [
    await accounts.legalEntities.standingOf(database.db, ada),
    await accounts.legalEntities.standingOf(database.db, director),
  ];
  assert.deepEqual([mine?.isDirector, theirs?.isDirector], [false, true]);
  assert.equal(mine?.entityId, theirs?.entityId);
  await outbox.drain();
  const told = await rowsOf(
    "SELECT subject FROM mailbox_messages WHERE 'director@demo.countercheck.example' = ANY(recipients)",
  );
  assert.equal(told.length, 1);
  const events = await rowsOf('SELECT event FROM legal_entity_events ORDER BY id');
  assert.deepEqual(
    events.map(({ event }) => event),
    ['found', 'invite', 'join'],
  );
  const kept = await rowsOf(`SELECT state, email FROM colleague_invitations WHERE id = '${invitationId}'`);
  assert.deepEqual(kept, [{ state: 'accepted', email: null }]);
});

test('who has an account joins by it, and by no other; the invitation looks the same to the Director', async () => {
  const [known, unknown] = [await invite('customer@demo.countercheck.example'), await invite()];
  const shape = (view: object) => Object.keys(view).toSorted();
  assert.deepEqual(shape(known), shape(unknown));
  const token = await tokenOf('customer@demo.countercheck.example');
  await assert.rejects(
    invitations().accept(database.db, { token, ...typed }),
    refused('colleague_invitation_not_valid'),
    'no account can be made: said as of a link that is none',
  );
  await assert.rejects(
    invitations().join(database.db, director, token),
    refused('invitation_for_other_address'),
  );
  await invitations().join(database.db, customer, token);
  assert.equal((await accounts.legalEntities.standingOf(database.db, customer))?.isDirector, false);
  await assert.rejects(
    invitations().join(database.db, customer, token),
    refused('colleague_invitation_used'),
  );
  const view = await accounts.legalEntities.view(database.db, director);
  assert.deepEqual(
    view?.members.map(({ isDirector }) => isDirector),
    [true, false],
  );
  const seen = await accounts.legalEntities.view(database.db, customer);
  assert.deepEqual(
    seen?.members.map(({ email }) => email !== ''),
    [false, true],
    'a colleague is told no address but the own',
  );
  await assert.rejects(invite('CUSTOMER@demo.countercheck.example'), refused('colleague_already'));
});

test('a Director whose company has no row yet joins no other; an old token founds no company', async () => {
  const email = 'customer@demo.countercheck.example';
  const change = (role: string) =>
    database.pool.query('UPDATE accounts SET role = $1, company_name = $2 WHERE id = $3', [
      ...[role, role === 'Director' ? 'Other' : null, idOf(customer)],
    ]);
  await invite(email);
  const token = await tokenOf(email);
  await change('Director');
  await assert.rejects(
    invitations().join(database.db, customer, token),
    refused('acts_for_a_company_already'),
  );
  const former: Actor = { kind: 'account', accountId: idOf(customer), role: 'Director' };
  const hold = () =>
    database.db.transaction().execute((tx) => accounts.legalEntities.holdStanding(tx, former));
  await change('User');
  assert.equal(await hold(), undefined);
  await invitations().join(database.db, customer, token);
  assert.equal((await hold())?.isDirector, false);
});

test('72 hours, five mails, twenty open: the former link goes with the next, a withdrawn one opens nothing', async () => {
  const { email, invitationId } = await invite();
  const first = await tokenOf(email);
  await assert.rejects(invite(email.toUpperCase()), refused('colleague_invited_already'));
  const resend = () => invitations().resend(database.db, director, invitationId);
  await resend();
  const second = await tokenOf(email);
  assert.notEqual(first, second);
  await assert.rejects(invitations().check(database.db, first), refused('colleague_invitation_not_valid'));
  clock.advance(72 * hourMs);
  await assert.rejects(invitations().check(database.db, second), refused('colleague_invitation_expired'));
  for (let mail = 3; mail <= 5; mail += 1) assert.equal((await resend()).mails, mail);
  await assert.rejects(resend(), refused('colleague_invitation_mailed_too_often'));
  const last = await tokenOf(email);
  await invitations().withdraw(database.db, director, invitationId);
  await assert.rejects(invitations().check(database.db, last), refused('colleague_invitation_withdrawn'));
  await assert.rejects(resend(), refused('colleague_invitation_not_open'));
  for (let open = 0; open < 20; open += 1) await invite();
  await assert.rejects(invite(), refused('too_many_colleagues'));
  clock.advance(34 * dayMs);
  assert.equal(await invitations().expireOld(database.db), 20);
  assert.deepEqual(await invitations().list(database.db, director), []);
});

test('of a Director who is shut out no link opens anything until they are back', async () => {
  const { email } = await invite();
  const token = await tokenOf(email);
  const disable = (at: Date | null) =>
    database.pool.query('UPDATE accounts SET disabled_at = $1 WHERE id = $2', [at, idOf(director)]);
  await disable(new Date());
  await assert.rejects(invitations().check(database.db, token), refused('colleague_invitation_not_valid'));
  await disable(null);
  assert.equal((await invitations().check(database.db, token)).login, email);
});

const handOver = (from: Actor, memberId: string) =>
  database.db.transaction().execute((tx) => accounts.legalEntities.handOver(tx, from, memberId));

test('the directorship changes hands with the role and the company; only to a colleague', async () => {
  await assert.rejects(handOver(director, idOf(customer)), refused('unknown_member'));
  await invite('customer@demo.countercheck.example');
  await invitations().join(database.db, customer, await tokenOf('customer@demo.countercheck.example'));
  const before = await accounts.profiles.get(database.db, director);
  await handOver(director, idOf(customer));
  const [former, now] = [
    await accounts.profiles.get(database.db, director),
    await accounts.profiles.get(database.db, customer),
  ];
  assert.deepEqual([former.role, former.companyName], ['User', '']);
  assert.deepEqual(
    [now.role, now.companyName, now.companyNumber, now.vatCode, now.companyAddress],
    ['Director', before.companyName, before.companyNumber, before.vatCode, before.companyAddress],
  );
  assert.deepEqual(
    (await accounts.legalEntities.view(database.db, director))?.members.map(({ isSelf }) => isSelf),
    [false, true],
  );
  // What the former one may do is asked of the database, whatever their token says.
  await assert.rejects(handOver(director, idOf(customer)), refused('forbidden'));
  const again = await actorOf('customer@demo.countercheck.example');
  await handOver(again, idOf(director));
  assert.equal((await accounts.profiles.get(database.db, director)).companyName, before.companyName);
});

test('staff cannot give another role to who has colleagues; of a Director alone the company ends', async () => {
  const admin = await actorOf('admin@demo.countercheck.example');
  const change = (actor: Actor, role: 'User' | 'Director') =>
    accounts.users.changeRole(database.db, admin, { accountId: idOf(actor), role, reason: 'asked' });
  await invite('customer@demo.countercheck.example');
  await invitations().join(database.db, customer, await tokenOf('customer@demo.countercheck.example'));
  await assert.rejects(change(director, 'User'), refused('acts_for_company'));
  await assert.rejects(change(customer, 'Director'), refused('acts_for_company'));
  await database.pool.query('DELETE FROM legal_entity_members');
  await change(director, 'User');
  assert.equal(await accounts.legalEntities.standingOf(database.db, director), undefined);
  await change(director, 'Director');
  await invite();
  assert.equal((await accounts.legalEntities.standingOf(database.db, director))?.isDirector, true);
});
