import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lateMinorOf, latePercentOf, latePrices } from './late-prices.ts';

test('what is on time costs its price, and the later it is the less it costs, down to nothing', () => {
  assert.deepEqual([0, 1, 2, 3, 4, 400].map(latePercentOf), [100, 80, 50, 50, 0, 0]);
  const shares: readonly number[] = latePrices.map(({ sharePercent }) => sharePercent);
  assert.deepEqual(
    shares,
    shares.toSorted((a, b) => b - a),
  );
});

test('what is left of a price is rounded in the buyer’s favour and never above it', () => {
  assert.deepEqual([lateMinorOf(8999, 80), lateMinorOf(9000, 0), lateMinorOf(9000, 140)], [7199, 0, 9000]);
});
