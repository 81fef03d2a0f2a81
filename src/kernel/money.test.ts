import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatMoney, isSameMoney, money } from './money.ts';

test('is whole minor units and nothing else', () => {
  for (const wrong of [0.5, -1, Number.NaN, 2 ** 53]) assert.throws(() => money(wrong, 'EUR'), RangeError);
  assert.ok(isSameMoney(money(100, 'EUR'), money(100, 'EUR')));
  assert.ok(!isSameMoney(money(100, 'EUR'), money(100, 'USD')));
});

test('prints for both languages, with cents only where there are any', () => {
  assert.equal(formatMoney(money(9000, 'EUR'), 'en'), '€90');
  assert.equal(formatMoney(money(9050, 'EUR'), 'en'), '€90.50');
  assert.equal(formatMoney(money(123_450_00, 'EUR'), 'ru'), '123\u00a0450\u00a0€');
});
