import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFormatted } from './number-formats.ts';

test('units and their hundredth parts are one figure', () => {
  const read = (text: string, format = 'numunitdecimal') => readFormatted(text, format);
  assert.deepEqual(
    [
      '5 pounds 5 pence',
      '1,234 dollars 50 cents',
      '1.234 euros 05',
      '12 £ 34',
      '１２円３４銭',
      '1,234.50',
      '12 pounds',
      '',
    ].map((text) => read(text)),
    ['5.05', '1234.5', '1234.05', '12.34', '12.34', undefined, undefined, undefined],
  );
  assert.equal(read('1,23,456 rupees 7 paise', 'num-unit-decimal-in'), '123456.07');
});

test('a zero is written by any sign but another number', () => {
  assert.deepEqual(
    ['-', '–', 'nil', '0', '7'].map((text) => readFormatted(text, 'zerodash')),
    ['0', '0', '0', '0', undefined],
  );
});
