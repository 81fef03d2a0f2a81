import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  compareAmounts,
  negateAmount,
  readAmount,
  scaleAmount,
  subtractAmounts,
  sumAmounts,
} from './amount.ts';

test('an amount is read exactly, in one spelling', () => {
  const read = ['007.50', '-0', '-0.10', '12', '1e3', '1 000', '', '.5', '5.', '9'.repeat(41)].map(
    readAmount,
  );
  assert.deepEqual(read, ['7.5', '0', '-0.1', '12', ...Array(6).fill(undefined)]);
});

test('sums, differences and scales lose nothing', () => {
  assert.equal(sumAmounts([]), '0');
  assert.equal(sumAmounts(['0.1', '0.2', '-0.3']), '0');
  assert.equal(sumAmounts(['9007199254740993', '0.01']), '9007199254740993.01');
  assert.equal(subtractAmounts('1', '1.005'), '-0.005');
  assert.equal(negateAmount('0'), '0');
  assert.deepEqual(
    ([3, 0, -3, -6] as const).map((exponent) => scaleAmount('-12.5', exponent)),
    ['-12500', '-12.5', '-0.0125', '-0.0000125'],
  );
});

test('what is computed of the longest amounts is exact as well', () => {
  const most = '9'.repeat(40);
  assert.equal(readAmount(most), most);
  assert.equal(readAmount(`-${'9'.repeat(30)}.${'1'.repeat(10)}`), `-${'9'.repeat(30)}.${'1'.repeat(10)}`);
  assert.equal(sumAmounts([most, '1']), `1${'0'.repeat(40)}`);
  assert.equal(scaleAmount(most, 15), `${most}${'0'.repeat(15)}`);
  assert.equal(scaleAmount(most, -45), `0.00000${most}`);
  assert.equal(subtractAmounts(negateAmount(most), most), `-1${'9'.repeat(39)}8`);
  assert.equal(compareAmounts(sumAmounts([most, '1']), most), 1);
});

test('amounts are compared by what they say, not by their text', () => {
  assert.deepEqual(
    [compareAmounts('10', '9'), compareAmounts('-10', '9'), compareAmounts('2', '2')],
    [1, -1, 0],
  );
  assert.ok(compareAmounts('0.30', '0.3') === 0);
});
