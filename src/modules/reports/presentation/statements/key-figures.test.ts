import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { plain, present } from './presented-fixture.ts';
import { pumpFacts, statementFacts } from './statements-fixture.ts';

describe('the key figures', () => {
  it('are the five of the first page with their change, note and line', () => {
    const { keyFigures } = present(pumpFacts());
    assert.deepEqual(
      keyFigures.figures.map(({ label, shown, change, note }) =>
        [label, plain(shown), change?.direction, change?.shown, change?.tone, plain(note)].join(' | '),
      ),
      [
        'Sales | €12.48 m | down | 3.5% | bad | +3.9% a year since 2022',
        'Operating profit | €0.76 m | down | 24.7% | bad | margin 6.1%',
        'Net profit | €0.44 m | down | 26.9% | bad | 3.5% of sales',
        'Equity | €3.38 m | up | 9.4% | good | 43.5% of assets',
        'Net bank debt | €1.09 m | down | 8.3% | good | 0.9 × EBITDA',
      ],
    );
    assert.deepEqual(
      keyFigures.figures[4]?.points.map(({ label, value }) => [label, value]),
      [
        ['2021', 1_232_000],
        ['2022', 1_318_000],
        ['2023', 1_251_000],
        ['2024', 1_187_000],
        ['2025', 1_089_000],
      ],
    );
    assert.ok(keyFigures.figures.every(({ mark, facts }) => mark === 1 && facts.length > 0));
  });

  it('of a balance sheet alone are others, and the first place says why', () => {
    const rows = [
      {
        period_end: '2020-12-31',
        equity: 4_100,
        total_assets: 40_300,
        cash: 5_200,
        total_liabilities: 36_200,
      },
      {
        period_end: '2021-12-31',
        equity: 6_600,
        total_assets: 61_000,
        cash: 11_000,
        total_liabilities: 54_400,
      },
      {
        period_end: '2022-12-31',
        equity: 5_560,
        total_assets: 71_790,
        cash: 9_480,
        total_liabilities: 66_230,
      },
      {
        period_end: '2023-12-31',
        equity: -26_420,
        total_assets: 57_890,
        cash: 2_140,
        total_liabilities: 84_310,
        creditors_within_1y: 84_310,
      },
    ];
    const view = present(statementFacts(rows, 'EUR', 1));
    assert.deepEqual(
      view.keyFigures.figures.map(({ label, shown, change, note }) =>
        [label, plain(shown), change?.direction, change?.shown, change?.tone, plain(note)].join(' | '),
      ),
      [
        'Sales, operating profit | not stated |  |  |  | ',
        'Equity | −€26,420 | down | from €5,560 | bad | liabilities exceed assets',
        'Total assets | €57,890 | down | 19.4% | none | ',
        'Cash | €2,140 | down | 77.4% | bad | covers 2.5% of debts',
        'Liabilities | €84,310 | up | 27.3% | bad | all due within a year',
      ],
    );
    assert.match(view.keyFigures.figures[0]?.reason ?? '', /balance sheet only/);
    assert.deepEqual(
      view.keyFigures.figures[1]?.points.map(({ label, value }) => [label, value]),
      [
        ['2020', 4_100],
        ['2021', 6_600],
        ['2022', 5_560],
        ['2023', -26_420],
        ['2024', null],
        ['2025', null],
      ],
    );
    assert.equal(view.statementsTitle, 'Debts exceed assets at the end of 2023; profit is not published');
    const gearing = view.ratios.rows.find(({ name }) => name === 'total_debt');
    assert.equal(gearing?.cells.at(-1)?.reason, 'equity is not positive');
    const days = view.ratios.rows.find(({ name }) => name === 'debtor_days');
    assert.deepEqual(days?.cells.at(-1), {
      value: null,
      shown: '–',
      reason: 'not stated: trade debtors, sales',
    });
  });

  it('tell a change of flows only from the period before, as long as the newest', () => {
    const ends = (before: string, months = 12) =>
      statementFacts([
        { period_end: before, sales: 14_000, equity: 300, total_assets: 900, period_months: months },
        { period_end: '2025-12-31', sales: 10_000, equity: 330, total_assets: 900, period_months: 12 },
      ]);
    const changes = (facts: ReturnType<typeof statementFacts>) =>
      present(facts).keyFigures.figures.flatMap(({ label, change }) =>
        change === null ? [] : [`${label} ${change.shown}`],
      );
    assert.deepEqual(changes(ends('2024-12-31')), ['Sales 28.6%', 'Equity 10.0%', 'Total assets 0.0%']);
    assert.deepEqual(changes(ends('2023-12-31')), ['Equity 10.0%', 'Total assets 0.0%']);
    assert.deepEqual(changes(ends('2024-12-31', 7)), ['Equity 10.0%', 'Total assets 0.0%']);
  });

  it('are a reason where nothing is known', () => {
    const view = present([]);
    assert.deepEqual(view.statements, []);
    assert.deepEqual(
      view.keyFigures.figures.map(({ shown, reason }) => [shown, reason]),
      [['none known', 'Not published.']],
    );
    assert.equal(view.statementsTitle, 'No statements are known');
    assert.deepEqual([view.ratios.rows, view.years], [[], []]);
  });
});
