import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAmount, writeAmount } from './amount.ts';

test('an amount is read with a point or a comma, and never above what is left', () => {
  for (const [typed, minor] of [
    ['30', 3_000],
    ['30.5', 3_050],
    [' 30,05 ', 3_005],
    ['0.01', 1],
    ['80.00', 8_000],
  ] as const)
    assert.equal(readAmount(typed, 8_000), minor, typed);
  for (const typed of ['', '0', '-1', '80.01', '1e3', '3 0', '30.555', '€30', '99999999'])
    assert.equal(readAmount(typed, 8_000), undefined, typed);
  assert.equal(readAmount(writeAmount(8_000), 8_000), 8_000);
});
