import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import PostalMime, { type Email } from 'postal-mime';
import { createSettableClock, dayMs, hourMs, minuteMs } from '#kernel/clock.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { startMailboxServer } from '#platform/mail/mailbox-server.ts';
import { createMailer, type Mailer, MailRefused } from '#platform/mail/mailer.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts, goodCompany, goodRegistration } from '../accounts-fixture.ts';
import { registerAccountMails } from '../jobs.ts';
import type { AccountsService } from '../service.ts';

const { email, password } = goodRegistration;
const clock = createSettableClock(new Date('2026-11-18T10:00:00Z'));
let database: ThrowawayDatabase;
let mailbox: Awaited<ReturnType<typeof startMailboxServer>>;
let mailer: Mailer;
let accounts: AccountsService;
let outbox: Outbox;

before(async () => {
  database = await createThrowawayDatabase();
  const { db } = database;
  mailbox = await startMailboxServer(db, clock);
  mailer = createMailer(mailbox.url, 'Countercheck <reports@countercheck.example>');
  ({ accounts, outbox } = buildAccounts(db, clock));
  const send: Mailer['send'] = (mail) =>
    mail.to.startsWith('refused') ? Promise.reject(new MailRefused(550, 'refused')) : mailer.send(mail);
  const publicUrl = () => 'https://countercheck.example';
  const unseal = (sealed: string) => sealed;
  registerAccountMails({ db, outbox, mailer: { ...mailer, send }, accounts, publicUrl, unseal });
});
after(async () => {
  mailer.close();
  await mailbox.close();
  await database.drop();
});
beforeEach(async () => {
  clock.advance(dayMs);
  const { pool } = database;
  await pool.query('DELETE FROM registrations; DELETE FROM outbox; DELETE FROM mailbox_messages');
  await pool.query('DELETE FROM accounts WHERE email = $1', [email]);
});

const register = (change: object = {}, locale: Locale = 'en') =>
  accounts.registrations.begin(database.db, { ...goodRegistration, ...change }, locale);
const login = (typed = password) => accounts.signIn.login(database.db, { email, password: typed });
const resend = (typed = password) => accounts.registrations.resend(database.db, { email, password: typed });
const confirm = (token: string) => accounts.registrations.confirm(database.db, token);
const gone = { code: 'confirmation_link_not_valid', status: 410 };

/** Sends what is due and answers every mail there is. */
async function mails(): Promise<Email[]> {
  await outbox.drain();
  const rows = await database.db.selectFrom('mailbox_messages').select('raw').orderBy('id').execute();
  return Promise.all(rows.map(({ raw }) => PostalMime.parse(raw)));
}

const tokenIn = (mail: Email | undefined) => /token=([0-9a-f]{64})\b/.exec(mail?.text ?? '')?.[1] ?? 'none';

test('registers, confirms by the link of the mail, signs in; the link works once', async () => {
  await register({ patronymic: 'Ивановна', email: ` ${email}` });
  const [mail, ...more] = await mails();
  assert.equal(more.length, 0);
  assert.equal(mail?.subject, 'Confirm your e-mail');
  assert.match(mail?.text ?? '', /https:\/\/countercheck\.example\/confirm-email\?token=/);
  assert.ok(!/Мюллер|anna/i.test(`${mail?.subject}${mail?.text}${mail?.html}`), 'nothing typed is repeated');
  await assert.rejects(login(), { code: 'email_not_confirmed', status: 403 });
  await assert.rejects(login('Wrong-1!'), { code: 'wrong_credentials', status: 401 });
  assert.deepEqual(await confirm(tokenIn(mail)), { login: email });
  await assert.rejects(confirm(tokenIn(mail)), gone);
  const actor = await accounts.signIn.authenticate(database.db, (await login()).token);
  const profile = await accounts.profiles.get(database.db, actor);
  assert.deepEqual(
    [profile.fullName, profile.role, profile.username, profile.legalEntityType, profile.companyName],
    ['Мюллер Анна Ивановна', 'User', goodRegistration.username, 'Individual', ''],
  );
  const { rows } = await database.pool.query('SELECT event FROM account_events WHERE account_id = $1', [
    profile.userId,
  ]);
  assert.deepEqual(rows, [{ event: 'registered' }]);
});

test('a legal entity becomes a Director with its company; an individual keeps none', async () => {
  await register(goodCompany, 'ru');
  const [mail] = await mails();
  assert.equal(mail?.subject, 'Подтвердите электронную почту');
  assert.match(mail?.text ?? '', /countercheck\.example\/ru\/confirm-email\?token=/);
  await confirm(tokenIn(mail));
  const actor = await accounts.signIn.authenticate(database.db, (await login()).token);
  const { legalEntityType, ...company } = goodCompany;
  const profile = await accounts.profiles.get(database.db, actor);
  assert.deepEqual({ ...profile, ...company }, profile);
  assert.deepEqual([profile.role, profile.legalEntityType], ['Director', legalEntityType]);
  await register({ ...goodCompany, legalEntityType: 'Individual', email: 'b@example.org' });
  const { rows } = await database.pool.query(`SELECT role, company_name FROM registrations`);
  assert.deepEqual(rows, [{ role: 'User', company_name: null }]);
});

test('the database holds no link, no password and no token', async () => {
  await register();
  const [mail] = await mails();
  const tables = ['registrations', 'outbox'];
  const kept = await Promise.all(tables.map((table) => database.pool.query(`SELECT * FROM ${table}`)));
  const text = JSON.stringify(kept.map(({ rows }) => rows));
  assert.ok(!text.includes(tokenIn(mail)) && !text.includes(password));
});

test('an address with an account gets no second one: its owner has one mail a day about it', async () => {
  await register();
  await confirm(tokenIn((await mails())[0]));
  await database.pool.query('DELETE FROM mailbox_messages');
  assert.deepEqual(await register({ password: 'Thief-pass-1', confirmPassword: 'Thief-pass-1' }), { email });
  await register({ email: email.toUpperCase() }, 'ru');
  await outbox.drain();
  const sent = await mails();
  assert.deepEqual(
    sent.map(({ subject }) => subject),
    ['You have an account already'],
  );
  assert.equal(tokenIn(sent[0]), 'none');
  await assert.rejects(login('Thief-pass-1'), { code: 'wrong_credentials' });
  await login();
});

test('two people with one address: who opens the own link has the account, with the own password', async () => {
  await register();
  const [own] = await mails();
  await database.pool.query('DELETE FROM mailbox_messages');
  await register({ password: 'Thief-pass-1', confirmPassword: 'Thief-pass-1' });
  const [thief] = await mails();
  assert.notEqual(tokenIn(own), tokenIn(thief));
  const outcomes = await Promise.allSettled([confirm(tokenIn(own)), confirm(tokenIn(own))]);
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  await login();
  await assert.rejects(login('Thief-pass-1'), { code: 'wrong_credentials' });
  await assert.rejects(confirm(tokenIn(thief)), gone);
});

test('both links opened at once make one account', async () => {
  await register();
  await register();
  const tokens = (await mails()).map(tokenIn);
  const outcomes = await Promise.allSettled(tokens.map(confirm));
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
});

test('a link works for 24 hours; another can be had with the password, once a minute and five times', async () => {
  await register();
  const token = tokenIn((await mails())[0]);
  clock.advance(dayMs);
  await assert.rejects(confirm(token), gone);
  await resend('Wrong-1!');
  assert.equal((await mails()).length, 1);
  for (let round = 0; round < 8; round += 1) {
    await Promise.all([resend(), resend()]);
    await resend();
    clock.advance(minuteMs + 1);
  }
  const sent = await mails();
  assert.equal(sent.length, 5);
  clock.advance(23 * hourMs);
  await confirm(tokenIn(sent.at(-1)));
  await resend();
  assert.equal((await mails()).length, 5);
});

test('what nobody confirms is forgotten after a week', async () => {
  await register();
  clock.advance(7 * dayMs + 1);
  await register({ email: 'later@example.org' });
  const { rows } = await database.pool.query('SELECT email FROM registrations');
  assert.deepEqual(rows, [{ email: 'later@example.org' }]);
  clock.advance(7 * dayMs + 1);
  assert.equal(await accounts.registrations.eraseOld(database.db), 1);
  await assert.rejects(login(), { code: 'wrong_credentials' });
});

test('a mistyped address that takes no mail is nobody’s fault', async () => {
  await register({ email: 'refused@example.org' });
  assert.deepEqual(await mails(), []);
  const { rows } = await database.pool.query('SELECT given_up_at, last_error FROM outbox');
  assert.deepEqual(rows, [{ given_up_at: null, last_error: null }]);
});
