import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { systemClock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { createHttpServer } from '#platform/http/create-server.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { mailboxRoutes } from './mailbox-routes.ts';
import { keepMail, listMails } from './repository.ts';

let database: ThrowawayDatabase;
let app: FastifyInstance;
before(async () => {
  database = await createThrowawayDatabase();
  app = await createHttpServer(pino({ level: 'silent' }));
  mailboxRoutes(app, { db: database.db, clock: systemClock });
});
after(async () => {
  await app.close();
  await database.drop();
});

const raw = Buffer.from(
  [
    'From: a@countercheck.example',
    'To: b@countercheck.example',
    'Subject: <script>alert(1)</script>',
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Hello</p><script>alert(2)</script>',
  ].join('\r\n'),
);

test('shows a mail as a page, its HTML in a frame that runs nothing', async () => {
  await keepMail(database.db, {
    receivedAt: new Date(),
    sender: 'a@countercheck.example',
    recipients: ['b@countercheck.example'],
    subject: '<script>alert(1)</script>',
    raw,
  });
  const [mail] = await listMails(database.db);
  const list = await app.inject('/dev/mailbox');
  assert.match(list.body, /^<!doctype html><html[\s\S]*&lt;script&gt;alert\(1\)/);
  const page = await app.inject(`/dev/mailbox/${mail?.id}`);
  assert.match(page.body, /^<!doctype html><html[\s\S]*<iframe src="/);
  const frame = await app.inject(`/dev/mailbox/${mail?.id}/html`);
  assert.match(frame.body, /Hello/);
  assert.match(String(frame.headers['content-security-policy']), /default-src 'none'.*sandbox/);
  assert.equal((await app.inject(`/dev/mailbox/${mail?.id}/raw`)).body, raw.toString());
});

test('what is not there is 404', async () => {
  for (const path of [
    'x',
    '00000000-0000-7000-8000-000000000000',
    '00000000-0000-7000-8000-000000000000/raw',
  ]) {
    assert.equal((await app.inject(`/dev/mailbox/${path}`)).statusCode, 404);
  }
});

test('what only looks like a name of a mail is 404 too, and so is an attachment that it has not', async () => {
  await keepMail(database.db, { receivedAt: new Date(), sender: 'a', recipients: [], subject: '', raw });
  const [mail] = await listMails(database.db);
  for (const path of [
    '-'.repeat(36),
    'a'.repeat(36),
    `${mail?.id}0`,
    String(mail?.id).toUpperCase(),
    `${mail?.id}/attachments/0`,
    `${mail?.id}/attachments/-1`,
    `${mail?.id}/attachments/constructor`,
    'x/html',
  ])
    assert.equal((await app.inject(`/dev/mailbox/${path}`)).statusCode, 404, path);
});

test('an attachment is a file to keep, never a page to run, under its own name', async () => {
  const withFile = Buffer.from(
    [
      'Subject: Report',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html',
      'Content-Disposition: attachment; filename="a b.html"',
      '',
      '<script>alert(3)</script>',
      '--b--',
    ].join('\r\n'),
  );
  await keepMail(database.db, {
    receivedAt: new Date(),
    sender: 'a',
    recipients: [],
    subject: '',
    raw: withFile,
  });
  const [mail] = await listMails(database.db);
  const { headers, body } = await app.inject(`/dev/mailbox/${mail?.id}/attachments/0`);
  assert.equal(headers['content-disposition'], "attachment; filename*=UTF-8''a%20b.html");
  assert.match(body, /alert\(3\)/);
  assert.match((await app.inject(`/dev/mailbox/${mail?.id}`)).body, /attachments\/0">a b\.html</);
});

test('the newest mail stands first, and of more than five hundred the oldest go', async () => {
  await database.db.deleteFrom('mailbox_messages').execute();
  assert.match((await app.inject('/dev/mailbox')).body, /No mail yet/);
  const at = (index: number) => new Date(Date.UTC(2026, 10, 20) + index * 1_000);
  const row = (index: number) => ({
    id: uuidv7(at(index)),
    received_at: at(index),
    sender: 'a',
    recipients: ['b'],
    subject: `mail ${index}`,
    raw,
  });
  await database.db
    .insertInto('mailbox_messages')
    .values(Array.from({ length: 500 }, (_, index) => row(index)))
    .execute();
  await keepMail(database.db, {
    receivedAt: at(500),
    sender: 'a',
    recipients: ['b'],
    subject: 'mail 500',
    raw,
  });
  const listed = await listMails(database.db);
  assert.deepEqual([listed.length, listed[0]?.subject, listed[99]?.subject], [100, 'mail 500', 'mail 401']);
  const kept = await database.db.selectFrom('mailbox_messages').select('subject').orderBy('id').execute();
  assert.deepEqual([kept.length, kept[0]?.subject], [500, 'mail 1']);
  const { items } = (await app.inject('/dev/mailbox.json')).json();
  assert.equal(items.length, 100);
});
