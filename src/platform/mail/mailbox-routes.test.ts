import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { createHttpServer } from '#platform/http/create-server.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/throwaway-database.ts';
import { mailboxRoutes } from './mailbox-routes.ts';
import { keepMail, listMails } from './repository.ts';

let database: ThrowawayDatabase;
let app: FastifyInstance;
before(async () => {
  database = await createThrowawayDatabase();
  app = await createHttpServer(pino({ level: 'silent' }));
  mailboxRoutes(app, { db: database.db });
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
