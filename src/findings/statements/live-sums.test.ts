import assert from 'node:assert/strict';
import { test } from 'node:test';
import { balanceOf } from './balance.ts';
import { differenceCause, isSwapped } from './difference-cause.ts';
import { liveSums, wrongSums } from './live-sums.ts';

const balance = {
  ...{ fixed_assets: 3_118_000, inventory: 412_000, debtors: 2_936_000, cash: 1_324_000 },
  ...{ current_assets: 4_672_000, total_assets: 7_790_000, equity: 2_960_000 },
  ...{ long_term_borrowings: 2_140_000, trade_creditors: 1_905_000, other_creditors: 785_000 },
  total_liabilities: 4_830_000,
};

test('both sides are compared; one unit of the filing, and minorities beside equity, are no difference', () => {
  assert.deepEqual(balanceOf(balance), { difference: 0, unit: 1_000, isRounding: true });
  assert.equal(balanceOf({ ...balance, equity: 2_961_000 })?.isRounding, true);
  assert.deepEqual(balanceOf({ ...balance, total_liabilities: 4_875_000 }), {
    ...{ difference: -45_000, unit: 1_000, isRounding: false },
  });
  assert.equal(balanceOf({ ...balance, equity: 2_860_000, minority_interest: 100_000 })?.isRounding, true);
  assert.equal(balanceOf({ equity: 1 }), null);
});

test('sums are made of what is stated, as soon as their lines are there', () => {
  const sums = liveSums({
    ...balance,
    sales: 12_412_000,
    cogs: 8_930_000,
    gross_profit: 3_482_000,
    cash: 1_234_000,
  });
  const of = (whole: string) => sums.find((sum) => sum.whole === whole);
  assert.equal(of('gross_profit')?.difference, 0);
  assert.deepEqual([of('current_assets')?.computed, of('current_assets')?.difference], [4_582_000, -90_000]);
  assert.equal(of('current_assets')?.isWhole, false);
  assert.deepEqual([of('total_assets')?.computed, of('total_assets')?.isWhole], [7_790_000, true]);
  assert.equal(of('equity_and_liabilities')?.stated, undefined);
  assert.equal(of('ebit')?.parts.length, 1);
  assert.deepEqual(
    liveSums({ tangible: 3, intangible: 1 }).map(({ whole, computed }) => [whole, computed]),
    [['fixed_assets', 4]],
  );
});

test('a sum is wrong where its parts are too many, or were right before somebody typed over the source', () => {
  const wrong = (lines = {}, source = {}) =>
    wrongSums({ ...balance, ...lines }, source).map(({ whole }) => whole);
  assert.deepEqual(wrong(), []);
  // Less may be explained by a line that nobody states.
  assert.deepEqual(wrong({ inventory: 400_000 }), []);
  assert.deepEqual(wrong({ inventory: 400_000 }, { inventory: 412_000 }), ['current_assets']);
  assert.deepEqual(wrong({ inventory: 500_000 }), ['current_assets']);
  assert.deepEqual(wrong({ fixed_assets: 3_000_000 }), ['total_assets']);
});

const cause = (difference: number, lines = {}, source = {}, unit = 1_000) =>
  differenceCause({ difference, lines: { ...balance, ...lines }, source, unit });

test('a difference is told with the figure that would explain it', () => {
  assert.deepEqual(cause(45_000, { trade_creditors: 1_950_000 }, { trade_creditors: 1_905_000 }), {
    ...{ is: 'swapped_digits', line: 'trade_creditors', typed: 1_950_000, right: 1_905_000 },
  });
  assert.equal(cause(10_000, { cash: 1_334_000 }, { cash: 1_324_000 })?.is, 'not_as_source');
  assert.deepEqual(cause(-824_000), { is: 'wrong_sign', line: 'inventory', amount: 412_000 });
  assert.deepEqual(cause(785_000), { is: 'left_out', line: 'other_creditors', amount: 785_000 });
  assert.deepEqual(cause(411_588_000), { is: 'wrong_unit', line: 'inventory', amount: 412_000 });
  assert.deepEqual(cause(411_588, { inventory: 412 }, {}, 1), {
    is: 'wrong_unit',
    line: 'inventory',
    amount: 412,
  });
  assert.deepEqual([cause(45_000)?.is, cause(46_000)?.is, cause(0)], ['nines', 'unknown', undefined]);
});

test('neighbouring digits that changed places are seen', () => {
  assert.deepEqual(
    [
      isSwapped(1_950, 1_905),
      isSwapped(1_905, 9_105),
      isSwapped(12, 21),
      isSwapped(-12, -21),
      isSwapped(15, 12),
      isSwapped(1, 10),
    ],
    [true, true, true, true, false, false],
  );
});
