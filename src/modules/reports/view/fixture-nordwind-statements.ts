import { facts, figure } from './fixture-facts.ts';
import { assets, at, counted, liabilities, profitAndLoss, type Years } from './fixture-nordwind-figures.ts';
import type { ReportView } from './report-view.ts';

const codes: Readonly<Record<string, string>> = {
  Sales: 'sales',
  'Operating profit (EBIT)': 'ebit',
  'Net profit': 'net_profit',
  'Total assets': 'total_assets',
  Equity: 'equity',
};

function change(before: number, after: number): string {
  if (before === after) return '';
  const percent = (after / before - 1) * 100;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
}

function group(title: string, lines: Readonly<Record<string, Years>>) {
  return {
    title,
    lines: Object.entries(lines).map(([name, years]) => {
      const label = name.replace('!', '');
      return {
        code: codes[label] ?? label.toLowerCase().replaceAll(/[^a-z]+/g, '_'),
        label,
        isTotal: name.endsWith('!'),
        cells: years.map((value, index) => ({
          value: value * 1000,
          shown: figure(value),
          isChanged: (index === 2 || index === 3) && years[2] !== years[3],
          facts: facts(9),
        })),
        change: change(years[4], years[5]),
      };
    }),
  };
}

const period = (year: number, note = '') => ({
  end: `${year}-12-31`,
  label: String(year),
  note,
  months: 12,
  isRestated: note === 'restated',
  isSuperseded: note === 'as filed',
  mark: 9,
});

export const nordwindStatements: ReportView['statements'] = [
  {
    title: 'Statements',
    scope: 'individual',
    currency: 'EUR',
    scale: 1000,
    unit: '€ thousand',
    remarks: [
      'Individual accounts under German GAAP (HGB), 12 months each, audited from 2023. No consolidated accounts: the parent is exempt.',
      '2023: stocks written down by 120 in the 2024 accounts; dotted = figure changed',
    ],
    periods: [
      period(2021),
      period(2022),
      period(2023, 'as filed'),
      period(2023, 'restated'),
      period(2024),
      period(2025),
    ],
    groups: [
      group('Profit and loss', profitAndLoss),
      group('Assets', assets),
      group('Liabilities and equity', liabilities),
    ],
    balance: {
      label: 'Assets − liabilities − equity',
      cells: Array.from({ length: 6 }, () => ({ value: 0, shown: '0', isRounding: true })),
    },
  },
];

const million = (value: number, digits: number) => (value / 1000).toFixed(digits);

export const nordwindYears: ReportView['years'] = counted.map(([index, label]) => {
  const total = at(assets, 'Total assets!', index);
  const equity = at(liabilities, 'Equity!', index);
  return {
    label,
    sales: at(profitAndLoss, 'Sales!', index) * 1000,
    profit: at(profitAndLoss, 'Operating profit (EBIT)!', index) * 1000,
    equity: equity * 1000,
    undated: null,
    longTerm: (at(liabilities, 'Bank, later', index) + at(liabilities, 'Other, later', index)) * 1000,
    shortTerm: at(liabilities, 'Total current!', index) * 1000,
    salesShown: million(at(profitAndLoss, 'Sales!', index), 1),
    profitShown: million(at(profitAndLoss, 'Operating profit (EBIT)!', index), 2),
    assetsShown: million(total, 2),
    equityPercentShown: `${Math.round((equity / total) * 100)}%`,
  };
});

const points = (lines: Readonly<Record<string, Years>>, name: string) =>
  counted.map(([index, label]) => ({
    label,
    value: at(lines, name, index) * 1000,
  }));
const netBankDebt = counted.map(([index, label]) => ({
  label,
  value:
    (at(liabilities, 'Bank, within a year', index) +
      at(liabilities, 'Bank, later', index) -
      at(assets, 'Cash', index)) *
    1000,
}));
const key = { reason: '', mark: 9, facts: facts(9) };

export const nordwindKeyFigures: ReportView['keyFigures'] = {
  basis: '€, individual accounts under HGB, audited; change against 2024',
  figures: [
    {
      ...key,
      label: 'Sales',
      shown: '€12.48 m',
      change: { shown: '3.5%', direction: 'down', tone: 'bad' },
      note: '+3.9% a year since 2022',
      points: points(profitAndLoss, 'Sales!'),
    },
    {
      ...key,
      label: 'Operating profit',
      shown: '€0.76 m',
      change: { shown: '24.7%', direction: 'down', tone: 'bad' },
      note: 'margin 6.1%',
      points: points(profitAndLoss, 'Operating profit (EBIT)!'),
    },
    {
      ...key,
      label: 'Net profit',
      shown: '€0.44 m',
      change: { shown: '26.9%', direction: 'down', tone: 'bad' },
      note: '3.5% of sales',
      points: points(profitAndLoss, 'Net profit!'),
    },
    {
      ...key,
      label: 'Equity',
      shown: '€3.38 m',
      change: { shown: '9.4%', direction: 'up', tone: 'good' },
      note: '43.5% of assets',
      points: points(liabilities, 'Equity!'),
    },
    {
      ...key,
      label: 'Net bank debt',
      shown: '€1.09 m',
      change: { shown: '8.3%', direction: 'down', tone: 'good' },
      note: '0.9 × EBITDA',
      points: netBankDebt,
    },
  ],
};
