import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { withoutAddresses } from './without-addresses.ts';

test('addresses are left out, the rest is kept up to a bound', () => {
  assert.equal(withoutAddresses('550 <anna@buyer.example>: no mailbox'), '550 <…@…>: no mailbox');
  assert.equal(withoutAddresses('word '.repeat(500)).length, 500);
});

test('of words without an end only the beginning is looked at, and the one at the cut is not kept by half', () => {
  assert.equal(withoutAddresses('x'.repeat(10_000)), '…');
  assert.doesNotMatch(withoutAddresses('anna.petrova@buyer.example '.repeat(1_000)), /anna/);
});

test('what is kept can be stored, whatever was said, and no address is in it', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('anna@buyer.example', '\u0000', '\ud83d', '<anna@buyer.example>', '😀'.repeat(300)),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 12 }), (words) => {
      const kept = withoutAddresses(words.join(' '));
      assert.ok(kept.length <= 500 && kept.isWellFormed() && !kept.includes('\u0000'));
      assert.doesNotMatch(kept, /anna@/);
    }),
  );
});
