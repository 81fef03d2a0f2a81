import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priceShares, shareOfPrice, sharePercentOf } from './price-shares.ts';

test('the fuller a report, the larger its share, and a full one costs all of it', () => {
  const shares = Array.from({ length: 101 }, (_, percent) => sharePercentOf(percent));
  assert.ok(shares.every((share, at) => at === 0 || share >= (shares[at - 1] ?? 0)));
  assert.deepEqual(
    [shares[0], shares[29], shares[30], shares[45], shares[59], shares[60], shares[100]],
    [25, 25, 50, 75, 75, 100, 100],
  );
  assert.deepEqual(
    [...priceShares].map(({ fromPercent }) => fromPercent),
    [60, 45, 30, 0],
  );
});

test('a share is rounded in favour of the buyer, and is neither nothing nor more than the price', () => {
  assert.equal(shareOfPrice(8999, 75), 6749);
  assert.equal(shareOfPrice(1, 25), 1);
  assert.equal(shareOfPrice(9000, 140), 9000);
});
