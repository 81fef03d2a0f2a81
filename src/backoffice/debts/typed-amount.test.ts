import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typedAmount } from './typed-amount.ts';

test('an amount is read as people type it, to the cent', () => {
  for (const [typed, minor] of [
    ['80', 8_000],
    ['80.5', 8_050],
    ['80,05', 8_005],
    [' 1 000,00 ', 100_000],
    ['0', 0],
  ] as const)
    assert.equal(typedAmount(typed), minor, typed);
});

test('what is no amount, or could be two, is none', () => {
  for (const typed of ['', '-5', '1.000,00', '1,000.00', '80.005', 'EUR 80', '1e3', '99999999'])
    assert.equal(typedAmount(typed), undefined, typed);
});
