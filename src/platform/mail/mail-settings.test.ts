import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readSettings } from '#platform/config/settings.ts';
import { dkimOf, mailFaults, mailSettings, returnsOf } from './mail-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'countercheck-dkim-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const from = 'Countercheck <reports@mail.countercheck.example>';
const rsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength }).privateKey;
function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}
const pem = String(rsa(2_048).export({ type: 'pkcs8', format: 'pem' }));
const complete = {
  MAIL_DKIM_DOMAIN: 'Countercheck.example',
  MAIL_DKIM_SELECTOR: 'mail2026',
  MAIL_DKIM_KEY_FILE: file('good.pem', pem),
};
const read = (environment: Record<string, string>) => readSettings({ mail: mailSettings }, environment).mail;

test('mails are signed with the key of the file, for the domain of the sender', () => {
  assert.equal(dkimOf(read({})), undefined);
  assert.deepEqual(mailFaults(read({}), undefined, from), []);
  const values = read(complete);
  assert.deepEqual(mailFaults(values, undefined, from), []);
  assert.deepEqual(dkimOf(values), {
    domainName: 'countercheck.example',
    keySelector: 'mail2026',
    privateKey: pem,
  });
});

test('a key that cannot be read or used is named, and not repeated', () => {
  const ed25519 = String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const locked = rsa(2_048).export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' });
  for (const [path, words] of [
    [join(folder, 'absent.pem'), /MAIL_DKIM_KEY_FILE: cannot be read \(ENOENT\)/],
    [folder, /cannot be read \(EISDIR\)/],
    [file('empty.pem', ''), /must be a private RSA key/],
    [file('long.pem', `${'x'.repeat(20_000)}${pem}`), /must be a private RSA key/],
    [file('short.pem', String(rsa(1_024).export({ type: 'pkcs8', format: 'pem' }))), /2048 bits/],
    [file('other.pem', ed25519), /must be a private RSA key/],
    [file('locked.pem', String(locked)), /without a password/],
  ] as const)
    assert.throws(
      () => read({ ...complete, MAIL_DKIM_KEY_FILE: path }),
      (error) => error instanceof Error && words.test(error.message) && !error.message.includes('BEGIN'),
      path,
    );
});

test('half a signature, or one for another domain, is refused', () => {
  const { MAIL_DKIM_SELECTOR: _, ...half } = complete;
  assert.match(mailFaults(read(half), undefined, from).join(), /^MAIL_DKIM_SELECTOR: is needed/);
  for (const domain of ['other.example', 'check.example', 'deep.mail.countercheck.example'])
    assert.match(
      mailFaults(read({ ...complete, MAIL_DKIM_DOMAIN: domain }), undefined, from).join(),
      /must be the domain of MAIL_FROM/,
    );
});

test('where TLS is demanded the address does not look away from certificates', () => {
  const values = read({ MAIL_TLS: 'required' });
  assert.deepEqual(mailFaults(values, 'smtp://mail.example:587', from), []);
  assert.match(
    mailFaults(values, 'smtp://mail.example?tls.rejectUnauthorized=false', from).join(),
    /MAIL_URL/,
  );
});

test('returns are read where a domain is named, and by the mailbox of this machine in any case', () => {
  const mailUrl = 'smtp://mail.example';
  assert.equal(returnsOf(read({}), mailUrl), undefined);
  assert.deepEqual(returnsOf(read({}), undefined), {
    domain: 'returns.invalid',
    secret: undefined,
    port: undefined,
  });
  const secret = 's'.repeat(32);
  const whole = read({
    MAIL_RETURN_DOMAIN: 'Returns.Example',
    MAIL_RETURN_SECRET: secret,
    MAIL_RETURN_PORT: '2525',
  });
  assert.deepEqual(mailFaults(whole, mailUrl, from), []);
  assert.deepEqual(returnsOf(whole, mailUrl), { domain: 'returns.example', secret, port: 2_525 });
  for (const name of ['MAIL_RETURN_SECRET', 'MAIL_RETURN_PORT'] as const)
    assert.match(
      mailFaults({ ...whole, MAIL_RETURN_DOMAIN: undefined }, mailUrl, from).join(),
      new RegExp(name),
    );
  for (const wrong of ['short', `${'s'.repeat(32)} `, 'x y'.repeat(20)])
    assert.throws(() => read({ MAIL_RETURN_SECRET: wrong }), /MAIL_RETURN_SECRET/);
});
