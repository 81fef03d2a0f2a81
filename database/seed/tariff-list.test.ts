import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryList } from './country-list.ts';
import { tariffList } from './tariff-list.ts';

test('every country has an economy, a standard and an express tariff', () => {
  for (const { id, code } of countryList) {
    const own = tariffList.filter(({ countryId }) => countryId === id);
    assert.deepEqual(
      own.map((tariff) => tariff.id),
      [id * 10 + 1, id * 10 + 2, id * 10 + 3],
      code,
    );
    assert.ok(
      own.some(({ maxDays }) => maxDays <= 3),
      `${code} has no tariff of at most 3 days`,
    );
  }
  assert.equal(new Set(tariffList.map(({ id }) => id)).size, tariffList.length);
});

test('the faster a tariff, the dearer', () => {
  for (const { id, code } of countryList) {
    const own = tariffList.filter(({ countryId }) => countryId === id);
    for (const [index, tariff] of own.entries()) {
      const slower = own[index - 1];
      if (slower === undefined) continue;
      assert.ok(tariff.priceMinor > slower.priceMinor && tariff.maxDays < slower.maxDays, code);
    }
  }
});

test('prices are whole minor units in euros and days are a range', () => {
  for (const { priceMinor, currency, minDays, maxDays } of tariffList) {
    assert.ok(Number.isSafeInteger(priceMinor) && priceMinor > 0);
    assert.equal(currency, 'EUR');
    assert.ok(minDays >= 0 && minDays < maxDays);
  }
  assert.ok(tariffList.some(({ minDays }) => minDays === 0));
});
