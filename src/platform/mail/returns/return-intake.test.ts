import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { createTransport } from 'nodemailer';
import { createReturnAddresses } from './return-addresses.ts';
import { createReturnIntake, type MailReturn, type ReturnOutcome } from './return-intake.ts';
import { startReturnServer } from './return-server.ts';
import { writeReport } from './write-report.ts';

const domain = 'returns.example';
const ours = createReturnAddresses({ domain, key: Buffer.alloc(32, 1) });
const other = createReturnAddresses({ domain, key: Buffer.alloc(32, 2) });

function openIntake() {
  const kept: MailReturn[] = [];
  const counted: ReturnOutcome[] = [];
  const intake = createReturnIntake({
    addresses: ours,
    keep: async (returned) => void kept.push(returned),
    count: (outcome) => counted.push(outcome),
  });
  return { intake, kept, counted };
}
const reportTo = (returnTo: string, raw = 'Subject: Your report\r\n\r\n') =>
  writeReport({ returnTo, recipient: 'a@b.example', raw: Buffer.from(raw), at: new Date() });

test('an address names its mail in any case of letters, and fits into 64 signs', () => {
  const id = randomUUID();
  const address = ours.addressOf(id);
  assert.ok(address.indexOf('@') <= 64);
  assert.equal(ours.findMail(address), id);
  assert.equal(ours.findMail(`Delivered-To: <${address.toUpperCase()}>`), id);
});

test('an address that we have not made, or made for another mail or domain, names none', () => {
  const id = randomUUID();
  const address = ours.addressOf(id);
  const changed = address.replace(/\.(.)/, (_, sign: string) => `.${sign === '0' ? '1' : '0'}`);
  const swapped = address.replace(id.replaceAll('-', ''), randomUUID().replaceAll('-', ''));
  const cases = [other.addressOf(id), changed, swapped, address.replace(domain, 'evil.example'), 'b+@', ''];
  for (const text of cases) assert.equal(ours.findMail(text), undefined, text);
  const many = Array.from({ length: 25 }, () => other.addressOf(randomUUID())).join(' ');
  assert.equal(ours.findMail(`${many} ${address}`), undefined, 'a list of guesses is not tried to its end');
});

test('a report is kept under its mail; what nobody signed or nobody can read is dropped and counted', async () => {
  const { intake, kept, counted } = openIntake();
  const id = randomUUID();
  await intake.take(reportTo(ours.addressOf(id)));
  await intake.take(reportTo('support@countercheck.example'), [ours.addressOf(id)]);
  await intake.take(reportTo(other.addressOf(id)));
  await intake.take(Buffer.from(`To: ${ours.addressOf(id)}\r\nSubject: I am away\r\n\r\n`));
  const complaint = [
    'Content-Type: multipart/report; report-type=feedback-report; boundary=x',
    '',
    ...['--x', 'Content-Type: message/feedback-report', '', 'Feedback-Type: abuse'],
    ...[`Original-Mail-From: <${ours.addressOf(id)}>`, '--x--'],
  ].join('\r\n');
  await intake.take(Buffer.from(complaint), ['abuse@countercheck.example']);
  assert.deepEqual(counted, ['bounce', 'bounce', 'unsigned', 'unread', 'complaint']);
  assert.deepEqual(
    kept.map(({ mailId, kind, status }) => [mailId, kind, status]),
    [
      [id, 'bounce', '5.1.1'],
      [id, 'bounce', '5.1.1'],
      [id, 'complaint', 'abuse'],
    ],
  );
});

test('the mail server for returns takes them, and refuses everybody else before their mail is here', async () => {
  const { intake, kept } = openIntake();
  const server = await startReturnServer({ host: '127.0.0.1', port: 0, intake, warn: () => assert.fail() });
  const transport = createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true });
  const id = randomUUID();
  const send = (to: string, raw: Buffer) => transport.sendMail({ envelope: { from: '', to }, raw });
  try {
    const long = Buffer.concat([reportTo(ours.addressOf(id)), Buffer.alloc(3_000_000, 'x')]);
    await send(ours.addressOf(id), long);
    assert.equal(kept[0]?.mailId, id);
    for (const to of ['buyer@b.example', other.addressOf(id), `x@${domain}`])
      await assert.rejects(send(to, reportTo(to)), { responseCode: 550 });
    assert.equal(kept.length, 1);
  } finally {
    transport.close();
    await server.close();
  }
});

test('what cannot be written down now is brought again by whoever has it', async () => {
  const intake = createReturnIntake({
    addresses: ours,
    keep: () => Promise.reject(new Error('the database is away')),
    count: assert.fail,
  });
  const server = await startReturnServer({ host: '127.0.0.1', port: 0, intake, warn: () => {} });
  const transport = createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true });
  const to = ours.addressOf(randomUUID());
  try {
    const sending = transport.sendMail({ envelope: { from: '', to }, raw: reportTo(to) });
    await assert.rejects(sending, { responseCode: 451 });
  } finally {
    transport.close();
    await server.close();
  }
});
