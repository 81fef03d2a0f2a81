import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  showMoney,
  showMoneyShort,
  showNumberIn,
  showPercent,
  showShare,
  showSigned,
  wholeUnits,
} from './number-words.ts';

test('sums stand as their readers write them, short ones in three digits that count', () => {
  assert.equal(showMoney('en', 320_000, 'EUR'), '€320,000');
  assert.equal(showMoney('ru', 320_000, 'EUR'), '320\u00a0000\u00a0€');
  assert.equal(showMoneyShort('en', 12_480_000, 'EUR'), '€12.48\u00a0m');
  assert.equal(showMoneyShort('ru', 12_480_000, 'EUR'), '12,48\u00a0млн\u00a0€');
  assert.equal(showMoneyShort('ru', -26_420, 'EUR'), '−26,4\u00a0тыс.\u00a0€');
  assert.equal(showMoneyShort('en', 999_999, 'EUR'), '€1\u00a0m');
  assert.equal(showMoneyShort('en', 640, 'EUR'), '€640');
  assert.equal(showMoneyShort('en', 4_215_000_000, 'JPY'), 'JP¥4.22\u00a0bn');
});

test('a sign stands before what moved, none before what stayed; the minus is one', () => {
  assert.deepEqual(
    [3.2, 0, -0.04, -1.1].map((value) => showSigned('en', value, 1)),
    ['+3.2', '0.0', '0.0', '−1.1'],
  );
  assert.equal(showNumberIn('ru', -1_234.5, 1), '−1\u00a0234,5');
  assert.equal(showPercent('ru', 43.52), '43,5\u00a0%');
  assert.equal(showPercent('en', 43.52), '43.5%');
});

test('a share that is not the whole is not told as all of it, nor one that is something as none', () => {
  assert.deepEqual(
    [100, 99.996, 99.6, 99.4, 0.6, 0.4, 0.004, 0].map((share) => showShare('en', share, 0)),
    ['100%', '99.99%', '99.6%', '99%', '1%', '0.4%', '0.01%', '0%'],
  );
  assert.equal(showShare('ru', 99.96), '99,96\u00a0%');
  assert.equal(showShare('ru', 43.52), '43,5\u00a0%');
});

test('smallest units become whole ones by the currency', () => {
  assert.equal(wholeUnits({ amountMinor: 123_45, currency: 'EUR' }), 123.45);
  assert.equal(wholeUnits({ amountMinor: 123_45, currency: 'JPY' }), 12_345);
});
