import assert from 'node:assert/strict';
import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, verify } from 'node:crypto';
import { after, afterEach, before, test } from 'node:test';
import { startScriptedSmtp } from '#testing/scripted-smtp.ts';
import { createMailer, type Mail } from './mailer.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const dkim = {
  domainName: 'countercheck.example',
  keySelector: 'mail2026',
  privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
};
const published = createPublicKey(privateKey);

let smtp: Awaited<ReturnType<typeof startScriptedSmtp>>;
before(async () => {
  smtp = await startScriptedSmtp();
});
afterEach(() => smtp.mend());
after(() => smtp.close());

const mail: Mail = {
  to: 'buyer@demo.countercheck.example',
  subject: 'Отчёт о компании «Nord AG» готов, и он длиннее одной строки заголовка письма',
  text: 'Текст  с пробелами \n\n\n',
  html: '<p>Текст</p>',
  messageId: '<report.1.1@countercheck.example>',
  attachments: [{ fileName: 'отчёт.pdf', bytes: Buffer.alloc(300_000, 7), contentType: 'application/pdf' }],
};

async function send(beforeContent?: () => Promise<void>): Promise<string> {
  const mailer = createMailer(smtp.url, 'Countercheck <reports@countercheck.example>', () => {}, { dkim });
  try {
    await mailer.send(mail, beforeContent);
    return smtp.taken[0]?.raw ?? '';
  } finally {
    mailer.close();
  }
}

/** Verifies a signature as RFC 6376 says it, relaxed/relaxed, with nothing of the code that made it. */
function isSigned(raw: string, key: KeyObject): boolean {
  const end = raw.indexOf('\r\n\r\n');
  const fields = raw.slice(0, end).split(/\r\n(?![ \t])/);
  const signature = fields.find((field) => /^dkim-signature:/i.test(field)) ?? '';
  const tags = Object.fromEntries(
    signature
      .replace(/^[^:]*:/, '')
      .split(';')
      .map((tag) => tag.split(/=(.*)/s, 2).map((part) => part.trim())),
  );
  assert.deepEqual(
    [tags.v, tags.a, tags.c, tags.d, tags.s],
    ['1', 'rsa-sha256', 'relaxed/relaxed', dkim.domainName, dkim.keySelector],
  );
  const body = raw
    .slice(end + 4)
    .split('\r\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''))
    .join('\r\n')
    .replace(/(\r\n)*$/, '\r\n');
  if (createHash('sha256').update(body).digest('base64') !== tags.bh?.replaceAll(/\s/g, '')) return false;
  const rest = [...fields];
  const signed = String(tags.h)
    .split(':')
    .flatMap((name) => {
      const at = rest.findLastIndex((field) =>
        field.toLowerCase().startsWith(`${name.trim().toLowerCase()}:`),
      );
      return at < 0 ? [] : rest.splice(at, 1);
    });
  for (const name of ['from', 'to', 'subject', 'message-id', 'date'])
    assert.match(String(tags.h), new RegExp(`(^|:)\\s*${name}(:|$)`, 'i'));
  const text = [...signed.map(relax), relax(signature.replace(/([;:]\s*b=)[^;]*/, '$1'))].join('\r\n');
  return verify('sha256', Buffer.from(text), key, Buffer.from(tags.b ?? '', 'base64'));
}

function relax(field: string): string {
  const [name = '', value = ''] = field.split(/:(.*)/s, 2);
  return `${name.trim().toLowerCase()}:${value.replaceAll(/\s+/g, ' ').trim()}`;
}

test('a mail carries a signature that holds for what arrives, and for nothing else', async () => {
  const raw = await send();
  assert.ok(isSigned(raw, published));
  assert.ok(!isSigned(raw.replace(/^Subject: /m, 'Subject: X'), published), 'another subject');
  assert.ok(!isSigned(raw.replace('BwcHBwcH', 'BwcHBwcI'), published), 'another attachment');
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  assert.ok(!isSigned(raw, stranger.publicKey), 'another key');
});

test('signing begins when the server asks for the mail: what runs before can still stop it', async () => {
  const steps: string[] = [];
  smtp.pauses.data = async () => void steps.push('DATA asked');
  await send(async () => void steps.push('before content'));
  assert.deepEqual(steps, ['DATA asked', 'before content']);
  smtp.mend();
  await assert.rejects(
    send(() => Promise.reject(new Error('stop'))),
    /stop/,
  );
  assert.deepEqual(smtp.taken, []);
});
