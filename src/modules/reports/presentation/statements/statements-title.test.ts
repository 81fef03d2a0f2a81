import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { present, year } from './presented-fixture.ts';
import { pumpFacts, statementFacts } from './statements-fixture.ts';

describe('the sentence over the statements', () => {
  const says = (net: readonly number[], equity: readonly number[] = []) => {
    const first = 2026 - net.length;
    const rows = net.map((net_result, index) =>
      year(`${first + index}-12-31`, { net_result, equity: equity[index], total_assets: 10_000 }),
    );
    return present(statementFacts(rows)).statementsTitle;
  };

  it('follows the figures in every case', () => {
    assert.equal(present(pumpFacts()).statementsTitle, 'Equity grows every year; 2025 earned a quarter less');
    assert.equal(
      says([100, 98], [5, 5]),
      'Equity is what it was in 2024; 2025 earned about as much as the year before',
    );
    assert.equal(says([100, 200]), '2025 earned twice as much');
    assert.equal(says([100, 340]), '2025 earned 3.4 times as much');
    assert.equal(says([39, 7_332]), '2025 earned 188 times as much');
    assert.equal(says([100, 126]), '2025 earned a quarter more');
    assert.equal(says([100, 130]), '2025 earned 30% more');
    assert.equal(says([100, 67]), '2025 earned a third less');
    assert.equal(says([100, 41.7]), '2025 earned 58.3% less');
    assert.equal(says([100, -1]), '2025 made a loss');
    assert.equal(says([-5, -1]), '2025 made a loss again');
    assert.equal(says([-5, 1]), '2025 made a profit after a loss');
    assert.equal(says([0]), '2025 earned nothing and lost nothing');
    assert.equal(says([7], [2_500]), 'Equity is 25% of assets; 2025 made a profit');
    assert.equal(says([1, 1, 1], [9, 5, 3]).split(';')[0], 'Equity shrinks every year');
    assert.equal(says([1, 1, 1], [9, 12, 3]).split(';')[0], 'Equity is lower than in 2023');
  });

  const title = (rows: readonly ReturnType<typeof year>[], locale: 'en' | 'ru' = 'en') =>
    present(statementFacts(rows), locale).statementsTitle.replaceAll('\u00a0', ' ');

  it('sets nothing beside a year that is not the one before', () => {
    const rows = [
      year('2021-12-31', { net_result: 100, equity: 50, total_assets: 90 }),
      year('2025-12-31', { net_result: 70, equity: 50, total_assets: 90 }),
    ];
    assert.equal(title(rows), 'Equity is what it was in 2021; 2025 made a profit');
    const lost = rows.map((row) => ({ ...row, net_result: -5 }));
    assert.doesNotMatch(title(lost as typeof rows), /again/);
  });

  it('says days as days where the year is not that of the calendar', () => {
    const rows = [
      year('2024-06-30', { net_result: 100, equity: 40, total_assets: 90 }),
      year('2025-06-30', { net_result: 100, equity: 50, total_assets: 90 }),
    ];
    assert.match(title(rows), /^Equity is higher than at 30 Jun 2024; the year to 30 Jun 2025 earned about/);
    assert.match(title(rows, 'ru'), /^Собственный капитал больше, чем был на 30\.06\.2024; /);
    const [, last = year('2025-06-30', {})] = rows;
    const inDebt = title([{ ...last, ...year('2025-06-30', { equity: -5, total_assets: 90 }) }], 'ru');
    assert.match(inDebt, /^Обязательства больше активов на 30\.06\.2025/);
  });
});
