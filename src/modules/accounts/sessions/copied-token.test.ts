import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import PostalMime, { type Email } from 'postal-mime';
import { demoPassword } from '#database/seed/seed.ts';
import { createSettableClock } from '#kernel/clock.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { startMailboxServer } from '#platform/mail/mailbox-server.ts';
import { createMailer, type Mailer } from '#platform/mail/mailer.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { buildAccounts, fixtureSecrets } from '../accounts-fixture.ts';
import { registerAccountMails } from '../jobs.ts';
import type { AccountsService, Tokens } from '../service.ts';
import { repeatMs } from './refresh-rules.ts';

const email = 'customer@demo.countercheck.example';
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36';
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
  const publicUrl = () => 'https://countercheck.example';
  const { unseal } = fixtureSecrets;
  registerAccountMails({ db, outbox, mailer, accounts, publicUrl, unseal });
});
after(async () => {
  mailer.close();
  await mailbox.close();
  await database.drop();
});
beforeEach(async () => {
  clock.set(new Date('2026-11-18T10:00:00Z'));
  await database.pool.query('TRUNCATE account_events, sessions, outbox, outbox_events, mailbox_messages');
});

const signIn = () => accounts.signIn.login(database.db, { email, password: demoPassword, userAgent: chrome });
const refresh = ({ refreshToken }: Tokens) => accounts.signIn.refresh(database.db, { refreshToken });
const ended = { code: 'session_ended', status: 401 };
async function mails(): Promise<Email[]> {
  await outbox.drain();
  const rows = await database.db.selectFrom('mailbox_messages').selectAll().execute();
  return Promise.all(rows.map(({ raw }) => PostalMime.parse(raw)));
}

test('a stolen older token ends the sign-in for both, is noted, and its owner is mailed once', async () => {
  const stolen = await signIn();
  const own = await refresh(stolen);
  clock.advance(repeatMs + 1);
  const copies = await Promise.allSettled(Array.from({ length: 10 }, () => refresh(stolen)));
  assert.ok(copies.every(({ status }) => status === 'rejected'));
  await assert.rejects(refresh(own), ended);
  await assert.rejects(refresh(stolen), ended);
  const { rows } = await database.pool.query('SELECT event, actor FROM account_events');
  assert.deepEqual(rows, [{ event: 'refresh_token_reused', actor: 'visitor' }]);
  const [mail, ...more] = await mails();
  assert.equal(more.length, 0);
  assert.equal(mail?.to?.[0]?.address, email);
  assert.equal(mail?.subject, 'We have ended one of your sign-ins');
  assert.match(mail?.text ?? '', /Device: Chrome, Linux\. Ended: 18 November 2026 at 10:00\u00a0UTC\./);
  assert.match(mail?.text ?? '', /change your password/);
  assert.match(mail?.text ?? '', /https:\/\/countercheck\.example\/profile\/security\n/);
});

test('a grandparent within the grace is a copy too; in Russian, and without a device', async () => {
  await database.pool.query(`UPDATE accounts SET locale = 'ru' WHERE email = $1`, [email]);
  const first = await accounts.signIn.login(database.db, { email, password: demoPassword });
  const second = await refresh(first);
  const third = await refresh(second);
  await assert.rejects(refresh(first), ended);
  await assert.rejects(refresh(third), ended);
  const [mail] = await mails();
  assert.match(
    mail?.text ?? '',
    /Устройство: неизвестно\. Сеанс завершён 18 ноября 2026 г\. в 10:00\u00a0UTC\./,
  );
  await database.pool.query(`UPDATE accounts SET locale = 'en' WHERE email = $1`, [email]);
});

test('50 refreshes of one token at once are nobody’s theft', async () => {
  const tokens = await signIn();
  const pairs = await Promise.all(Array.from({ length: 50 }, () => refresh(tokens)));
  assert.equal(new Set(pairs.map(({ refreshToken }) => refreshToken)).size, 1);
  const rows = await database.db.selectFrom('sessions').selectAll().execute();
  assert.deepEqual(
    [new Set(rows.map(({ family_id }) => family_id)).size, rows.filter((row) => row.used_at === null).length],
    [1, 1],
  );
  assert.deepEqual(await mails(), []);
});
