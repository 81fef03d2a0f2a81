import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeVerificationCode, readVerificationCode } from './verification-code.ts';

test('a code has 80 random bits in four groups, without letters that are read as digits', () => {
  const codes = Array.from({ length: 500 }, () => makeVerificationCode());
  assert.equal(new Set(codes).size, 500);
  assert.ok(codes.every((code) => /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/.test(code)));
  // Each sign of the alphabet comes from eight bytes of 256: none is likelier than another.
  const all = Array.from({ length: 16 }, (_, at) => makeVerificationCode(() => bytesFrom(at * 16))).join('');
  const counts = Map.groupBy(all.replaceAll('-', ''), (sign) => sign);
  assert.deepEqual([counts.size, ...new Set([...counts.values()].map(({ length }) => length))], [32, 8]);
});

test('a code is read as people type it', () => {
  for (const typed of [
    '7K3M-Q9TX-41PA-W2Z0',
    '7k3mq9tx41paw2z0',
    ' 7K3M Q9TX 4lPA W2ZO ',
    '7K3M–Q9TX–4iPA—W2Zo',
  ])
    assert.equal(readVerificationCode(typed), '7K3M-Q9TX-41PA-W2Z0', typed);
});

test('what is no code is none', () => {
  for (const typed of [
    '',
    'x',
    '7K3M-Q9TX-41PA-W2Z',
    '7K3M-Q9TX-41PA-W2Z00',
    '7K3M-Q9TX-41PA-W2ZU',
    '７K3M-Q9TX-41PA-W2Z0',
  ])
    assert.equal(readVerificationCode(typed), undefined, typed);
});

function bytesFrom(first: number): Uint8Array {
  return Uint8Array.from({ length: 16 }, (_, at) => first + at);
}
