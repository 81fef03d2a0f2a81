import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRecoveryCodes, readCode, recoveryCodeHash } from './recovery-codes.ts';

test('ten codes, each of sixty bits in letters that do not look alike', () => {
  const codes = Array.from({ length: 50 }, createRecoveryCodes).flat();
  assert.equal(codes.length, 500);
  assert.equal(new Set(codes).size, 500);
  for (const code of codes) assert.match(code, /^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
});

test('a code is read however it was written down', () => {
  const recovery = { kind: 'recovery', code: '0k1p-x0mz-91qd' };
  for (const typed of ['0k1p-x0mz-91qd', 'OKLP X0MZ 9IQD', ' 0k1px0mz91qd ']) {
    assert.deepEqual(readCode(typed), recovery, typed);
  }
  for (const typed of ['123456', '123 456', ' 123-456']) {
    assert.deepEqual(readCode(typed), { kind: 'app', code: '123456' }, typed);
  }
  for (const typed of ['', '12345', '1234567', '١٢٣٤٥٦', '0k1p-x0mz-91q', '0k1p-x0mz-91qu', 'é'.repeat(12)]) {
    assert.equal(readCode(typed), undefined, typed);
  }
});

test('a hash is of one account and one installation', () => {
  const hash = recoveryCodeHash(Buffer.alloc(32, 1), 'a', '0k1p-x0mz-91qd');
  assert.match(hash, /^[0-9a-f]{64}$/);
  assert.notEqual(hash, recoveryCodeHash(Buffer.alloc(32, 1), 'b', '0k1p-x0mz-91qd'));
  assert.notEqual(hash, recoveryCodeHash(Buffer.alloc(32, 2), 'a', '0k1p-x0mz-91qd'));
});
