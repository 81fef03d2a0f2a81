import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maxPriceMinor, raisedPrice, terms } from './terms.ts';

test('a raise is rounded half up to the step, without the errors of broken numbers', () => {
  const cases: readonly [price: number, perMille: number, step: number, after: number][] = [
    [35_00, 75, 1_00, 38_00],
    [35_00, 75, 1, 37_63],
    [30_00, 50, 1_00, 32_00],
    [30_00, 49, 1_00, 31_00],
    [45_00, -100, 1_00, 41_00],
    [45_00, -100, 5_00, 40_00],
    [1_10, 100, 1, 1_21],
    [29_00, 1, 1, 29_03],
    [35_00, 0, 5_00, 35_00],
  ];
  for (const [price, perMille, stepMinor, after] of cases)
    assert.equal(raisedPrice(price, { perMille, stepMinor }), after, `${price} by ${perMille}`);
});

test('a price never falls to nothing and never grows without end', () => {
  assert.equal(raisedPrice(20, { perMille: -900, stepMinor: 1_00 }), 1_00);
  assert.equal(raisedPrice(maxPriceMinor, { perMille: 1_000, stepMinor: 10_00 }), maxPriceMinor);
});

test('terms with days the wrong way round, or a price of nothing, are none', () => {
  const good = { priceMinor: 1, minDays: 0, maxDays: 0, isOffered: true };
  assert.ok(terms.safeParse(good).success);
  for (const wrong of [{ minDays: 1 }, { priceMinor: 0 }, { priceMinor: 1.5 }, { maxDays: 61 }])
    assert.equal(terms.safeParse({ ...good, ...wrong }).success, false, JSON.stringify(wrong));
});
