import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatPrices, rangeOf } from './price-range.ts';

const offer = (tariffPrice: number, minDays: number, maxDays: number) => ({
  ...{ tariffPrice, minDays, maxDays },
  tariffCurrency: 'EUR' as const,
});

test('a plan is told from its least to its most, whatever is not offered', () => {
  const range = rangeOf([offer(8000, 0, 2), null, offer(4500, 4, 7)]);
  assert.deepEqual([range?.least.amountMinor, range?.most.amountMinor], [4500, 8000]);
  assert.deepEqual([range?.minDays, range?.maxDays], [0, 7]);
  assert.equal(rangeOf([null]), undefined);
  assert.equal(rangeOf(undefined), undefined);
});

test('the sign of the currency stands once, where the language puts it', () => {
  const euros = (least: number, most: number) => ({
    least: { amountMinor: least, currency: 'EUR' as const },
    most: { amountMinor: most, currency: 'EUR' as const },
  });
  assert.equal(formatPrices(euros(4500, 8000), 'en'), '€45–80');
  assert.equal(formatPrices(euros(4500, 8000), 'ru'), '45–80\u00a0€');
  assert.equal(formatPrices(euros(4500, 4500), 'ru'), '45\u00a0€');
  const mixed = { ...euros(4500, 0), most: { amountMinor: 8000, currency: 'USD' as const } };
  assert.equal(formatPrices(mixed, 'en'), '€45 – US$80');
});
