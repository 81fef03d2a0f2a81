import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { SMTPServer } from 'smtp-server';
import { systemClock } from '#kernel/clock.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { startMailboxServer } from './mailbox-server.ts';
import { createMailer, type Mail, MailRefused } from './mailer.ts';
import { findCaughtMail, listMails } from './repository.ts';

let database: ThrowawayDatabase;
before(async () => {
  database = await createThrowawayDatabase();
});
after(() => database.drop());

const mail: Mail = {
  to: 'buyer@demo.countercheck.example',
  subject: 'Отчёт готов',
  text: 'Текст',
  html: '<p>Текст</p>',
  messageId: '<report.1.1@countercheck.example>',
  attachments: [{ fileName: 'отчёт.pdf', bytes: Buffer.from('%PDF-'), contentType: 'application/pdf' }],
};

test('the mailbox takes mails by SMTP and keeps them whole', async () => {
  const mailbox = await startMailboxServer(database.db, systemClock);
  const mailer = createMailer(mailbox.url, 'Countercheck <reports@countercheck.example>');
  try {
    const receipt = await mailer.send(mail);
    assert.match(receipt.response, /^250/);
    const [kept] = await listMails(database.db);
    assert.equal(kept?.subject, 'Отчёт готов');
    assert.deepEqual(kept?.recipients, [mail.to]);
    const { raw } = (await findCaughtMail(database.db, kept?.id ?? '')) ?? {};
    assert.match(String(raw), /Message-ID: <report\.1\.1@countercheck\.example>/);
    assert.match(String(raw), /Auto-Submitted: auto-generated/);
  } finally {
    mailer.close();
    await mailbox.close();
  }
});

test('a mail with a return id leaves under an address of its own, and asks for reports without the whole mail', async () => {
  const seen: unknown[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    hideDSN: false,
    onData(stream, { envelope: { mailFrom, rcptTo, dsn } }, callback) {
      stream.resume();
      const sender = mailFrom === false ? '' : mailFrom.address;
      stream.on('end', () => {
        seen.push([sender, dsn?.ret ?? null, rcptTo[0]?.dsn?.notify ?? null]);
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // listen() on a host and port always gives an AddressInfo
  const { port } = server.server.address() as AddressInfo;
  const mailer = createMailer(`smtp://127.0.0.1:${port}`, 'A <a@countercheck.example>', undefined, {
    returnAddressOf: (id) => `b+${id}@returns.example`,
  });
  try {
    await mailer.send({ ...mail, returnId: '1' });
    await mailer.send(mail);
    assert.deepEqual(seen, [
      ['b+1@returns.example', 'HDRS', ['FAILURE', 'DELAY']],
      ['a@countercheck.example', null, null],
    ]);
  } finally {
    mailer.close();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
});

async function refusingServer(responseCode: number): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, callback) =>
      callback(Object.assign(new Error('not here'), { responseCode })),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

for (const [responseCode, isFinal] of [
  [550, true],
  [450, false],
] as const) {
  test(`${responseCode} is ${isFinal ? 'a refusal for good' : 'worth another try'}`, async () => {
    const server = await refusingServer(responseCode);
    // listen() on a host and port always gives an AddressInfo
    const { port } = server.server.address() as AddressInfo;
    const mailer = createMailer(`smtp://127.0.0.1:${port}`, 'a@countercheck.example');
    try {
      await assert.rejects(mailer.send(mail), (error) => error instanceof MailRefused === isFinal);
    } finally {
      mailer.close();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    }
  });
}

test('a server that is away is worth another try', async () => {
  const mailer = createMailer('smtp://127.0.0.1:1', 'a@countercheck.example');
  await assert.rejects(mailer.send(mail), (error) => !(error instanceof MailRefused));
  mailer.close();
});
