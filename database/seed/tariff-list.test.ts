import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryList } from './country-list.ts';
import { tariffList } from './tariff-list.ts';

test('every country has an economy, a standard and an express tariff, and two of the annual report', () => {
  for (const { id, code } of countryList) {
    const all = tariffList.filter(({ countryId }) => countryId === id);
    const own = all.filter(({ reportKind }) => reportKind === 'credit');
    const annual = all.filter(({ reportKind }) => reportKind === 'annual');
    assert.deepEqual(
      annual.map((tariff) => tariff.id),
      [id * 10 + 5, id * 10 + 6],
    );
    for (const { name, priceMinor, maxDays } of annual) {
      const credit = own.find((tariff) => tariff.name.en === name.en);
      assert.ok(credit !== undefined && priceMinor < credit.priceMinor && maxDays === credit.maxDays, code);
    }
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
    const own = tariffList.filter(({ countryId, reportKind }) => countryId === id && reportKind === 'credit');
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
