import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Secret } from 'otpauth';
import { qrOf } from './qr.ts';
import { createTotpSecret, stepOfCode, totpUri } from './totp.ts';

/** RFC 6238, appendix B, SHA1: of its eight digits an app shows the last six. */
const rfcSecret = Secret.fromLatin1('12345678901234567890').base32;
const vectors: readonly [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

const at = (seconds: number) => new Date(seconds * 1000);

for (const [seconds, code] of vectors) {
  test(`RFC 6238: ${code} at ${seconds} s, and one step around it`, () => {
    const step = Math.floor(seconds / 30);
    for (const near of [-30, 0, 30]) {
      assert.equal(stepOfCode(rfcSecret, code, at(seconds + near)), step, String(near));
    }
    assert.equal(stepOfCode(rfcSecret, code, at(seconds + 60)), undefined);
    if (seconds >= 60) assert.equal(stepOfCode(rfcSecret, code, at(seconds - 60)), undefined);
  });
}

test('secrets have 160 bits and differ', () => {
  const secrets = Array.from({ length: 20 }, createTotpSecret);
  assert.equal(new Set(secrets).size, 20);
  for (const secret of secrets) assert.match(secret, /^[A-Z2-7]{32}$/);
});

test('the address names the issuer and the login, and stays short enough for a picture', () => {
  const uri = new URL(totpUri('JBSWY3DPEHPK3PXP', 'anna+x@demo.example'));
  assert.equal(uri.protocol, 'otpauth:');
  assert.equal(decodeURIComponent(uri.pathname), '/Countercheck:anna+x@demo.example');
  assert.deepEqual(Object.fromEntries(uri.searchParams), {
    issuer: 'Countercheck',
    secret: 'JBSWY3DPEHPK3PXP',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
  for (const login of [
    `${'x'.repeat(240)}@demo.example`,
    `${'ж'.repeat(240)}@demo.example`,
    '😀'.repeat(120),
  ]) {
    const long = totpUri(createTotpSecret(), login);
    assert.ok(long.length <= 500, String(long.length));
    assert.ok(qrOf(long).path.length <= 20_000);
  }
});

test('the picture has its three corners and an empty margin', () => {
  const { size, path } = qrOf(totpUri(createTotpSecret(), 'customer@demo.countercheck.example'));
  assert.match(path, /^(M\d+ \d+h\d+v1h-\d+z)+$/);
  assert.ok(path.startsWith('M4 4h7v1'));
  assert.ok(path.includes(`M${size - 11} 4h7v1`) && path.includes(`M4 ${size - 5}h7v1`));
});
