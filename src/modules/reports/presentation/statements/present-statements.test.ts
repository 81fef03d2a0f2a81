import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { locales } from '#kernel/locale.ts';
import { presentPeers } from './peers.ts';
import { line, plain, present, shownOf, year } from './presented-fixture.ts';
import { pumpFacts, statementFacts } from './statements-fixture.ts';

describe('statements of a report', () => {
  it('stand side by side, the oldest first, as filed before as restated, what changed marked', () => {
    const view = present(pumpFacts());
    const [table] = view.statements;
    assert.deepEqual(
      table?.periods.map(({ label, note, isSuperseded }) => [label, note, isSuperseded]),
      [
        ['2021', '', false],
        ['2022', '', false],
        ['2023', 'as filed', true],
        ['2023', 'restated', false],
        ['2024', '', false],
        ['2025', '', false],
      ],
    );
    assert.deepEqual([table?.scale, table?.unit], [1_000, '€ thousand']);
    assert.deepEqual(shownOf(view, 'cogs'), ['6,171', '7,168', '7,602', '7,722', '8,262', '8,051']);
    assert.deepEqual(
      line(view, 'cogs')?.cells.map((cell) => cell?.isChanged),
      [false, false, true, true, false, false],
    );
    assert.equal(
      line(view, 'sales')?.cells.some((cell) => cell?.isChanged),
      false,
    );
    assert.equal(line(view, 'ebit')?.change, '−24.7%');
    assert.ok(line(view, 'equity')?.isTotal);
    assert.match(table?.remarks.join(' ') ?? '', /2023 was stated anew: Cost of goods sold 7,602 → 7,722/);
    assert.match(table?.remarks.join(' ') ?? '', /Audited: 2023, 2024, 2025\. Not audited: 2021, 2022\./);
    assert.ok(table?.balance.cells.every((cell) => cell?.value === 0 && cell.isRounding));
  });

  it('never put own figures and those of the group in one table', () => {
    const view = present(
      statementFacts([
        year('2025-12-31', { sales: 100, total_assets: 900, equity: 400 }),
        {
          ...year('2025-12-31', { sales: 700, total_assets: 5_000, equity: 900 }),
          statement_scope: 'consolidated',
        },
      ]),
    );
    assert.deepEqual(
      view.statements.map(({ scope, groups }) => [
        scope,
        groups[0]?.lines[0]?.cells.map((cell) => cell?.value),
      ]),
      [
        ['individual', [100_000]],
        ['consolidated', [700_000]],
      ],
    );
  });

  it('are shown in a scale that hides no figure as zero', () => {
    const shownIn = (values: Readonly<Record<string, number>>, unit: number) => {
      const view = present(statementFacts([year('2025-12-31', values)], 'EUR', unit));
      return [view.statements[0]?.scale, ...Object.keys(values).map((code) => shownOf(view, code)?.[0])];
    };
    assert.deepEqual(shownIn({ sales: 48_211.5, cash: -12 }, 1), [1, '48,212', '−12']);
    assert.deepEqual(shownIn({ sales: 12_345_678, cash: 120, tax: -0.4 }, 1), [
      1_000,
      '12,346',
      '0.1',
      '−0.0004',
    ]);
    assert.deepEqual(shownIn({ sales: 870, cash: 0, tax: 12 }, 1_000), [1_000, '870', '0', '12']);
    assert.deepEqual(
      shownIn(
        { sales: 391_035, cash: 29_943, equity: 56_950, tax: 29_749, net_result: 93_736, cogs: 210_352 },
        1_000_000,
      ).slice(0, 3),
      [1_000_000, '391,035', '29,943'],
    );
  });

  it('say what does not balance; one unit of the filing is rounding', () => {
    const balance = (equity: number) => {
      const rows = [year('2025-12-31', { total_assets: 9_000, total_liabilities: 5_000, equity })];
      const [table] = present(statementFacts(rows)).statements;
      return [
        table?.balance.cells[0]?.shown,
        table?.balance.cells[0]?.isRounding,
        table?.remarks.join(' '),
      ] as const;
    };
    assert.deepEqual(balance(4_001).slice(0, 2), ['−1', true]);
    assert.doesNotMatch(balance(4_001)[2] ?? '', /differ/);
    assert.deepEqual(balance(3_000).slice(0, 2), ['1,000', false]);
    assert.match(balance(3_000)[2] ?? '', /2025: assets differ from liabilities and equity by €1,000,000/);
    const [open] = present(statementFacts([year('2025-12-31', { total_assets: 9, equity: 4 })])).statements;
    assert.deepEqual(open?.balance.cells, [null]);
  });

  it('name periods of other lengths, count them as years in ratios alone, and compare no flows with them', () => {
    const view = present(
      statementFacts([
        { ...year('2024-12-31', { sales: 700, pbt: 70, total_assets: 500, equity: 100 }), period_months: 7 },
        year('2025-12-31', { sales: 1_200, pbt: 120, total_assets: 600, equity: 150 }),
      ]),
    );
    assert.deepEqual(
      view.statements[0]?.periods.map(({ note }) => plain(note)),
      ['7 months', ''],
    );
    assert.match(view.statements[0]?.remarks.join(' ') ?? '', /2024 covers 7 months; ratios count its flows/);
    assert.deepEqual(shownOf(view, 'sales'), ['700', '1,200']);
    assert.deepEqual([line(view, 'sales')?.change, line(view, 'equity')?.change], ['', '+50.0%']);
    const returns = view.ratios.rows.find(({ name }) => name === 'return_on_total_assets');
    assert.deepEqual(
      returns?.cells.map(({ shown }) => shown),
      ['24.0', '20.0'],
    );
    assert.equal(view.keyFigures.figures[0]?.change, null);
  });

  it('say when each was filed, and whether in time where the last day for it is stated', () => {
    const filed = (end: string, more: Readonly<Record<string, string>>) => ({
      ...year(end, { sales: 100 }),
      ...more,
    });
    const [table] = present(
      statementFacts([
        filed('2023-12-31', { filed_on: '2024-06-01' }),
        filed('2024-12-31', { filed_on: '2025-10-02', due_on: '2025-09-30' }),
        filed('2025-12-31', { filed_on: '2026-09-30', due_on: '2026-09-30' }),
      ]),
    ).statements;
    const told = table?.remarks.find((remark) => remark.startsWith('Filed'));
    assert.equal(
      plain(told ?? ''),
      'Filed: 2023 on 1 Jun 2024; 2024 on 2 Oct 2025, late (due by 30 Sept 2025); 2025 on 30 Sept 2026, in time (due by 30 Sept 2026).',
    );
  });

  it('leave out of a table what is in another currency, and say so', () => {
    const facts = [
      ...statementFacts([year('2025-12-31', { sales: 100 })]),
      ...statementFacts([{}, year('2022-12-31', { sales: 90 })], 'HRK'),
    ];
    const [table] = present(facts).statements;
    assert.deepEqual([table?.currency, table?.periods.length], ['EUR', 1]);
    assert.match(table?.remarks.join(' ') ?? '', /Stated in HRK, and not put beside these: 2022\./);
    assert.match(table?.remarks.join(' ') ?? '', /One period is known/);
  });

  it('name the years that are missing between the others', () => {
    const rows = [2021, 2022, 2025].map((at) => year(`${at}-12-31`, { sales: at, equity: at }));
    const view = present(statementFacts(rows));
    assert.match(view.statements[0]?.remarks.join(' ') ?? '', /No statements are known for 2023, 2024\./);
    const points = view.keyFigures.figures.find(({ label }) => label === 'Equity')?.points;
    assert.deepEqual(
      points?.map(({ value }) => value !== null),
      [true, true, false, false, true],
    );
    assert.equal(view.statementsTitle.startsWith('Equity is higher than in 2021'), true);
  });
});

describe('ratios and bars', () => {
  it('are those of the years that count, the oldest first, with their formula', () => {
    const { ratios, years, yearsUnit } = present(pumpFacts());
    assert.deepEqual(ratios.periods, ['2021', '2022', '2023', '2024', '2025']);
    assert.equal(ratios.rows.length, 17);
    const shown = (name: string) =>
      ratios.rows.find((row) => row.name === name)?.cells.map((cell) => cell.shown);
    assert.deepEqual(shown('roce'), ['16.9', '19.5', '20.2', '18.4', '13.0']);
    assert.deepEqual(shown('stock_turnover')?.slice(2), ['5.81', '5.77', '5.41']);
    assert.deepEqual(shown('total_debt')?.slice(2), ['158', '146', '130']);
    assert.equal(yearsUnit, '€ million');
    assert.deepEqual(
      years.map(({ salesShown, profitShown, assetsShown, equityPercentShown }) =>
        [salesShown, profitShown, assetsShown, equityPercentShown].join(' '),
      ),
      [
        '9.6 0.66 5.46 34%',
        '11.1 0.84 6.18 36%',
        '12.1 0.98 6.79 39%',
        '12.9 1.01 7.58 41%',
        '12.5 0.76 7.75 44%',
      ],
    );
  });

  it('say who the peers are, or that there are none', () => {
    const quartiles = { count: 19, lower: 6, median: 7, upper: 9, low: 2, high: 14 };
    const group = { country: 'ru', section: 'C', year: 2024, quartiles: { roce: quartiles } };
    assert.equal(
      presentPeers(group, 'Russia', 'en').who,
      'up to 19 companies, Russia, section C (Manufacturing), accounts of 2024',
    );
    assert.equal(
      present(pumpFacts(), 'ru').ratios.peers,
      'Для этой страны и отрасли данных о других компаниях нет',
    );
  });

  it('show peers from eight on, and the company in their worst quarter', () => {
    const quartiles = { count: 41, lower: 6, median: 7, upper: 9, low: 2, high: 14 };
    const view = present(pumpFacts(), 'en', {
      who: '41 companies',
      quartiles: {
        stock_turnover: quartiles,
        debtor_days: { ...quartiles, count: 7 },
        total_debt: quartiles,
      },
    });
    const peersOf = (name: string) => view.ratios.rows.find((row) => row.name === name)?.peers;
    assert.equal(peersOf('stock_turnover')?.isWorstQuarter, true);
    assert.equal(peersOf('total_debt')?.isWorstQuarter, true);
    assert.equal(peersOf('debtor_days'), null);
    assert.equal(peersOf('roce'), null);
    assert.equal(view.ratios.peers, '41 companies');
  });
});

it('every language says the same figures', () => {
  const numbers = (view: ReturnType<typeof present>) => ({
    statements: view.statements.map(({ periods, groups, balance, scale, currency }) => ({
      scale,
      currency,
      ends: periods.map(({ end, months, isSuperseded, mark }) => [end, months, isSuperseded, mark]),
      lines: groups.flatMap(({ lines }) =>
        lines.map(({ code, cells }) => [
          code,
          cells.map((cell) => cell && [cell.value, cell.isChanged, cell.facts]),
        ]),
      ),
      balance: balance.cells.map((cell) => cell?.value),
    })),
    ratios: view.ratios.rows.map(({ name, cells }) => [name, cells.map(({ value }) => value)]),
    years: view.years.map(({ sales, profit, equity, longTerm, shortTerm }) => [
      sales,
      profit,
      equity,
      longTerm,
      shortTerm,
    ]),
    key: view.keyFigures.figures.map(({ points, change }) => [points, change?.direction, change?.tone]),
    digits: view.keyFigures.figures.map(({ shown }) => shown.replaceAll(/\D/g, '')),
  });
  const [first, ...others] = locales.map((locale) => numbers(present(pumpFacts(), locale)));
  for (const other of others) assert.deepEqual(other, first);
});

describe('what has to be minded of statements', () => {
  it('loses no figure that stands in another money than the rest of its row', () => {
    const facts = statementFacts([
      year('2025-12-31', { sales: 100, equity: 50, total_assets: 90 }),
      year('2024-12-31', { sales: 90, equity: 50, total_assets: 90 }),
    ]).map((fact) =>
      fact.field === 'sales' && fact.position === 0
        ? { ...fact, value: { amountMinor: 777_00, currency: 'USD' } }
        : fact,
    );
    const told = (locale: 'en' | 'ru') =>
      plain(present(facts, locale).statements[0]?.remarks.find((remark) => remark.includes('777')) ?? '');
    assert.match(told('en'), /^2025: stated in another currency .*: Sales US\$777\.$/);
    assert.match(told('ru'), /^2025: указано в другой валюте.*: Выручка 777 \$\.$/);
  });

  it('misses no year that a longer period holds whole', () => {
    const long = { ...year('2025-06-30', { sales: 100 }), period_months: 18 };
    const gaps = (rows: Parameters<typeof statementFacts>[0]) =>
      present(statementFacts(rows)).statements[0]?.remarks.filter((remark) => /No statements/.test(remark));
    assert.deepEqual(gaps([long, year('2023-12-31', { sales: 90 })]), []);
    // Of fourteen months four lie in the year before, which is not known for that.
    const short = { ...long, period_months: 14 };
    assert.deepEqual(gaps([short, year('2023-12-31', { sales: 90 })]), ['No statements are known for 2024.']);
    assert.deepEqual(gaps([year('2025-06-30', { sales: 1 }), year('2023-06-30', { sales: 1 })]), [
      'No statements are known for 2024.',
    ]);
  });
});
