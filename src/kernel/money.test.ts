import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { locales } from './locale.ts';
import { currencies, formatMoney, isSameMoney, money } from './money.ts';

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

test('nothing is an amount, and the largest that is exact is one', () => {
  assert.deepEqual(money(0, 'GBP'), { amountMinor: 0, currency: 'GBP' });
  assert.equal(money(Number.MAX_SAFE_INTEGER, 'EUR').amountMinor, Number.MAX_SAFE_INTEGER);
  for (const wrong of [Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1, -0.01])
    assert.throws(() => money(wrong, 'EUR'), /RangeError: not an amount in minor units/);
});

test('two amounts are the same only if both the figure and the currency are', () => {
  const amount = fc.tuple(fc.nat(3), fc.constantFrom(...currencies));
  fc.assert(
    fc.property(amount, amount, (a, b) =>
      assert.equal(isSameMoney(money(...a), money(...b)), a[0] === b[0] && a[1] === b[1]),
    ),
  );
});

test('what is printed can be read back to the cent, in both languages and every currency', () => {
  fc.assert(
    fc.property(
      fc.nat(2_000_000_000),
      fc.constantFrom(...currencies),
      fc.constantFrom(...locales),
      (amountMinor, currency, locale) => {
        const printed = formatMoney(money(amountMinor, currency), locale);
        const figure = printed.replaceAll(/[^0-9.,]/g, '');
        const [whole = '', cents = '00'] = locale === 'en' ? figure.split('.') : figure.split(',');
        assert.match(cents, /^\d\d$/);
        assert.equal(Number(whole.replaceAll(',', '')) * 100 + Number(cents), amountMinor);
        assert.equal(/[.,]00\D*$/.test(printed), false, 'cents of nothing are not printed');
      },
    ),
  );
});

test('a currency has its sign, never the one of an amount printed before it', () => {
  const printed = (locale: 'en' | 'ru') =>
    currencies.map((currency) => formatMoney(money(150, currency), locale).replaceAll(/[\d.,\s]/g, ''));
  assert.deepEqual(printed('en'), ['€', 'US$', '£', 'RUB']);
  assert.deepEqual(printed('ru'), ['€', '$', '£', '₽']);
});
