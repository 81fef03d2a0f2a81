import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutAddresses } from './without-addresses.ts';

test('addresses are left out, the rest is kept up to a bound', () => {
  assert.equal(withoutAddresses('550 <anna@buyer.example>: no mailbox'), '550 <…@…>: no mailbox');
  assert.equal(withoutAddresses('word '.repeat(500)).length, 500);
});

test('of words without an end only the beginning is looked at, and the one at the cut is not kept by half', () => {
  assert.equal(withoutAddresses('x'.repeat(10_000)), '…');
  assert.doesNotMatch(withoutAddresses('anna.petrova@buyer.example '.repeat(1_000)), /anna/);
});
