import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderAgainOn } from './order-again.ts';

test('a report is asked for again on the same day three months later, or on the last day of that month', () => {
  for (const [issued, again] of [
    ['2026-11-22T23:59:59Z', '2027-02-22'],
    ['2026-11-30T00:00:00Z', '2027-02-28'],
    ['2027-11-30T12:00:00Z', '2028-02-29'],
    ['2026-12-31T12:00:00Z', '2027-03-31'],
    ['2026-08-31T12:00:00Z', '2026-11-30'],
  ] as const)
    assert.equal(orderAgainOn(new Date(issued)), again);
});
