import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import PostalMime, { type Email } from 'postal-mime';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock, dayMs, hourMs, minuteMs } from '#kernel/clock.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { startMailboxServer } from '#platform/mail/mailbox-server.ts';
import { createMailer, type Mailer } from '#platform/mail/mailer.ts';
import { sha256Hex } from '#platform/secrets/secrets.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts, fixtureSecrets } from '../accounts-fixture.ts';
import { registerAccountMails } from '../jobs.ts';
import type { AccountsService, Tokens } from '../service.ts';

const email = 'customer@demo.countercheck.example';
const newPassword = 'Other-pass-1';
const clock = createSettableClock(new Date('2026-11-18T10:00:00Z'));
let database: ThrowawayDatabase;
let mailbox: Awaited<ReturnType<typeof startMailboxServer>>;
let mailer: Mailer;
let isMailDown = false;
let accounts: AccountsService;
let outbox: Outbox;
let original = '';
before(async () => {
  database = await createThrowawayDatabase();
  const { db } = database;
  mailbox = await startMailboxServer(db, clock);
  mailer = createMailer(mailbox.url, 'Countercheck <reports@countercheck.example>');
  ({ accounts, outbox } = buildAccounts(db, clock));
  const send: Mailer['send'] = (mail) =>
    isMailDown ? Promise.reject(new Error('the mail server is away')) : mailer.send(mail);
  const publicUrl = () => 'https://countercheck.example';
  const { unseal } = fixtureSecrets;
  registerAccountMails({ db, outbox, mailer: { ...mailer, send }, accounts, publicUrl, unseal });
  ({ password_hash: original } = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow());
});
after(async () => {
  mailer.close();
  await mailbox.close();
  await database.drop();
});
beforeEach(async () => {
  isMailDown = false;
  clock.advance(dayMs);
  await database.pool.query(
    'TRUNCATE account_events, sessions, outbox, outbox_events, mailbox_messages, password_resets, email_changes, second_factors',
  );
  await database.pool.query('UPDATE accounts SET password_hash = $1, disabled_at = NULL WHERE email = $2', [
    original,
    email,
  ]);
});

const ask = (address = email, locale: Locale = 'en') =>
  accounts.passwords.askReset(database.db, address, locale);
const reset = (token: string, password = newPassword) =>
  accounts.passwords.reset(database.db, { token, newPassword: password, confirmPassword: password });
const signIn = (password = demoPassword) => accounts.signIn.login(database.db, { email, password });
const refresh = ({ refreshToken }: Tokens) => accounts.signIn.refresh(database.db, { refreshToken });
const rowsOf = async (query: string) => (await database.pool.query(query)).rows;
const gone = { code: 'reset_link_not_valid', status: 410 };

async function mails(): Promise<Email[]> {
  await outbox.drain();
  const rows = await database.db.selectFrom('mailbox_messages').selectAll().orderBy('id').execute();
  return Promise.all(rows.map(({ raw }) => PostalMime.parse(raw)));
}
const tokenIn = (mail: Email | undefined) =>
  /reset-password\?token=([0-9a-f]+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
const newestToken = async () => tokenIn((await mails()).at(-1));

test('the link of the mail sets a new password once, ends every sign-in and tells the owner', async () => {
  const [here, there] = [await signIn(), await signIn()];
  await ask(` ${email.toUpperCase()} `, 'ru');
  const [mail, ...more] = await mails();
  assert.equal(more.length, 0);
  assert.equal(mail?.subject, 'Новый пароль для входа');
  assert.match(mail?.text ?? '', /https:\/\/countercheck\.example\/ru\/reset-password\?token=[0-9a-f]{64}\n/);
  const token = tokenIn(mail);
  clock.advance(minuteMs);
  assert.deepEqual(await accounts.passwords.checkReset(database.db, token), { login: email });
  await assert.rejects(reset(token, 'weak'), { code: 'invalid_input', status: 400 });
  assert.deepEqual(await reset(token), { login: email });
  await assert.rejects(reset(token), gone);
  await assert.rejects(accounts.passwords.checkReset(database.db, token), gone);
  for (const tokens of [here, there]) {
    await assert.rejects(refresh(tokens), { code: 'session_ended' });
    await assert.rejects(accounts.signIn.authenticate(database.db, tokens.token), { status: 401 });
  }
  await assert.rejects(signIn(), { code: 'wrong_credentials' });
  await signIn(newPassword);
  const sent = await mails();
  assert.equal(sent.at(-1)?.subject, 'You have a new password');
  assert.equal(sent.at(-1)?.to?.[0]?.address, email);
  assert.deepEqual(await rowsOf('SELECT event, actor FROM account_events ORDER BY at, event DESC'), [
    { event: 'password_reset_asked', actor: 'visitor' },
    { event: 'password_reset', actor: 'visitor' },
  ]);
});

test('asking does the same for every address; an unknown or disabled one gets no mail', async () => {
  await database.pool.query('UPDATE accounts SET disabled_at = now() WHERE email = $1', [email]);
  await ask();
  await ask('nobody@example.org');
  await ask('director@demo.countercheck.example');
  const waiting = await rowsOf('SELECT topic, key, payload FROM outbox');
  assert.equal(waiting.length, 3);
  assert.deepEqual(
    new Set(waiting.map(({ topic, payload }) => `${topic} ${Object.keys(payload).sort()}`)).size,
    1,
  );
  assert.ok(!JSON.stringify(waiting).includes('example'), 'no address lies open in the outbox');
  assert.deepEqual(
    (await mails()).map(({ to }) => to?.[0]?.address),
    ['director@demo.countercheck.example'],
  );
  assert.deepEqual(await rowsOf('SELECT DISTINCT payload FROM outbox'), [{ payload: {} }]);
  await assert.rejects(ask('no address'), { code: 'invalid_input', status: 400 });
  await assert.rejects(ask(''), { code: 'invalid_input', status: 400 });
});

test('an account disabled meanwhile is not opened by its link', async () => {
  await ask();
  const token = await newestToken();
  await database.pool.query('UPDATE accounts SET disabled_at = now() WHERE email = $1', [email]);
  await assert.rejects(reset(token), gone);
});

test('a link works for 30 minutes, and only the newest one', async () => {
  await ask();
  const first = await newestToken();
  clock.advance(minuteMs);
  await ask();
  const second = await newestToken();
  assert.notEqual(first, second);
  await assert.rejects(reset(first), gone);
  clock.advance(30 * minuteMs - 1);
  await accounts.passwords.checkReset(database.db, second);
  clock.advance(1);
  await assert.rejects(reset(second), gone);
  await assert.rejects(reset('ab'.repeat(32)), gone);
});

test('three mails an hour leave, silently no more, and the last link goes on working', async () => {
  for (let round = 0; round < 4; round += 1) {
    clock.advance(1);
    await Promise.all([ask(), ask(), ask()]);
    await Promise.all([outbox.drain(), outbox.drain(), outbox.drain()]);
    // Of those asked at once the newest counts, the others may be overtaken before their mail leaves.
    assert.ok((await mails()).length >= 1);
  }
  assert.ok((await mails()).length <= 3);
  assert.equal((await rowsOf('SELECT id FROM password_resets')).length, 3);
  const sent = await mails();
  const links = sent.map((mail) => accounts.passwords.checkReset(database.db, tokenIn(mail)));
  const outcomes = await Promise.allSettled(links);
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  clock.advance(hourMs);
  await ask();
  assert.equal((await mails()).length, sent.length + 1);
  await reset(await newestToken());
});

test('two uses at once set one password', async () => {
  await ask();
  const token = await newestToken();
  const outcomes = await Promise.allSettled([reset(token), reset(token, 'Third-pass-1')]);
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
});

test('a sign-in with the old password at the very moment leaves nothing alive', async () => {
  await ask();
  const token = await newestToken();
  const [, late] = await Promise.allSettled([reset(token), signIn()]);
  if (late.status === 'fulfilled') await assert.rejects(refresh(late.value), { code: 'session_ended' });
  await signIn(newPassword);
});

test('a mail that could not leave is sent later with the same link, but not once that is over', async () => {
  isMailDown = true;
  await ask();
  await outbox.drain();
  isMailDown = false;
  clock.advance(minuteMs);
  const [mail] = await mails();
  await reset(tokenIn(mail));
  isMailDown = true;
  await ask();
  await outbox.drain();
  isMailDown = false;
  clock.advance(31 * minuteMs);
  const sent = await mails();
  assert.ok(sent.slice(1).every((other) => tokenIn(other) === 'none'));
  assert.deepEqual(await rowsOf('SELECT count(*)::int AS count FROM outbox WHERE done_at IS NULL'), [
    { count: 0 },
  ]);
});

test('the database holds a hash of the link only', async () => {
  await ask();
  const token = await newestToken();
  const kept = JSON.stringify(await rowsOf('SELECT * FROM password_resets'));
  assert.ok(kept.includes(sha256Hex(token)) && !kept.includes(token));
  assert.ok(!JSON.stringify(await rowsOf('SELECT * FROM outbox')).includes(token));
});

test('the second factor stays on; another address that was asked for is forgotten', async () => {
  const [{ id }] = await rowsOf(`SELECT id FROM accounts WHERE email = '${email}'`);
  await database.pool.query(
    `INSERT INTO second_factors (account_id, secret_sealed, created_at, confirmed_at) VALUES ($1, 'x', now(), now())`,
    [id],
  );
  await database.pool.query(
    `INSERT INTO email_changes (account_id, id, new_email, token_hash, created_at)
     VALUES ($1, gen_random_uuid(), 'thief@example.org', 'x', now())`,
    [id],
  );
  await ask();
  await reset(await newestToken());
  const factors = await rowsOf('SELECT confirmed_at IS NOT NULL AS is_on FROM second_factors');
  assert.deepEqual(factors, [{ is_on: true }]);
  assert.deepEqual(await rowsOf('SELECT id FROM email_changes'), []);
});

test('a changed password or e-mail makes the links in the mailbox worthless', async () => {
  await ask();
  const token = await newestToken();
  const { token: accessToken } = await signIn();
  await accounts.passwords.change(database.db, accessToken, {
    currentPassword: demoPassword,
    newPassword,
    confirmPassword: newPassword,
  });
  await assert.rejects(reset(token, 'Third-pass-1'), gone);
  clock.advance(minuteMs);
  await ask();
  const another = await newestToken();
  const actor = await accounts.signIn.authenticate(database.db, (await signIn(newPassword)).token);
  const newEmail = 'moved@demo.countercheck.example';
  await accounts.emailChanges.ask(database.db, actor, { newEmail, password: newPassword });
  clock.advance(1);
  const mail = (await mails()).find(({ to }) => to?.[0]?.address === newEmail);
  const confirmation = /token=([0-9a-f]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await accounts.emailChanges.confirm(database.db, confirmation);
  await database.pool.query('UPDATE accounts SET email = $1 WHERE email = $2', [email, newEmail]);
  await assert.rejects(reset(another, 'Third-pass-1'), gone);
});

test('old links are cleared away after a day', async () => {
  await ask();
  await mails();
  clock.advance(dayMs - minuteMs);
  await ask();
  await mails();
  clock.advance(2 * minuteMs);
  assert.equal(await accounts.passwords.eraseOldResets(database.db), 1);
  assert.equal(await accounts.passwords.eraseOldResets(database.db), 0);
});
