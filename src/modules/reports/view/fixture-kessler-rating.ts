import { ratedBlock } from './fixture-rating.ts';
import type { ReportView } from './report-view.ts';

const blocks = [
  ratedBlock('Financial', [
    ['z_double_prime', 'Altman Z″', 'not known', 100, 200, []],
    ['z_prime', 'Altman Z′', 'no sales: the model does not speak', 25, 50, []],
    ['zmijewski', 'Zmijewski default probability', 'not known', 25, 50, []],
    ['current_ratio', 'Current ratio', '0.55', 0, 50, [6]],
    ['equity_percent', 'Equity share of assets', '−45.6%', 0, 50, [6]],
    ['trend', 'Trend: sales, margin', 'not known', 25, 50, []],
  ]),
  ratedBlock('Size, age, structure', [
    ['age', 'Age', '7.5 years', 15, 40, [1]],
    ['size', 'Size, total assets', '€57,890', 0, 30, [6]],
    ['group', 'Group structure', 'not known', 15, 30, []],
  ]),
  ratedBlock('Payment and legal', [
    ['payments', 'Payments', 'not known', 40, 80, []],
    ['claims', 'Open claims', 'two creditors enforce', 0, 60, [5]],
    ['insolvency', 'Insolvency, enforcement', 'open', 0, 60, [4]],
  ]),
  ratedBlock('Management, ownership', [
    ['owners', 'Owners known', '100%', 50, 50, [1]],
    ['managers', 'Management record', '2 failed firms', 0, 50, [7]],
  ]),
  ratedBlock('Country and sector', [
    ['country', 'Germany', 'class 1 of 7', 43, 50, [1]],
    ['sector', 'Construction', 'not known', 25, 50, []],
  ]),
  ratedBlock('Disclosure', [
    ['filing', 'Filing on time', 'overdue', 0, 30, [6]],
    ['audit', 'Audited', 'no', 0, 20, [6]],
  ]),
];
const moves = blocks.reduce((total, block) => total + block.moveTenths, 0);
const items = blocks.flatMap((block) => block.items).sort((one, two) => one.moveTenths - two.moveTenths);
const down = items.slice(0, 3);
const up = items.filter((one) => one.moveTenths > 0).slice(-3);
const sumOf = (some: typeof items) => some.reduce((total, one) => total + one.moveTenths, 0);
const tenths = (value: number) => `${value < 0 ? '−' : '+'}${(Math.abs(value) / 10).toFixed(1)}`;
const scoreTenths = 500 + moves;

/** The rating of Kessler: E by knock-out. */
export const kesslerRating: NonNullable<ReportView['rating']> = {
  version: 'Open Rating 1.0',
  input: null,
  asOf: '22 November 2026',
  grade: 'E',
  gradeByPoints: 'C',
  score: Math.round(scoreTenths / 10),
  scoreTenths,
  scoreShown: 'not rated',
  tone: 'bad',
  headline: 'Insolvent: do not give credit',
  remark: `${Math.round(scoreTenths / 10)} points before the knock-out, dashed`,
  confidence: {
    level: 1,
    label: 'Low',
    remark: '2 of 5 tests met: identity, owners',
    tests: [
      { label: 'statements of the last 18 months', isMet: false },
      { label: 'three years of statements', isMet: false },
      { label: 'at least 95% of ownership known', isMet: true },
      { label: 'identified by a register number', isMet: true },
      { label: 'audited statements', isMet: false },
    ],
  },
  band: { at: null, label: 'Has occurred', remark: 'no band is printed for grade E' },
  drivers: {
    up,
    down,
    sum: [
      { shown: '50.0', label: 'neutral' },
      { shown: tenths(sumOf(up)), label: 'up' },
      { shown: tenths(sumOf(down)), label: 'three down' },
      { shown: tenths(moves - sumOf(up) - sumOf(down)), label: 'others' },
      { shown: `= ${(scoreTenths / 10).toFixed(1)}`, label: 'score' },
    ],
  },
  blocks,
  caps: [
    {
      label: 'Insolvency, liquidation, deletion',
      outcome: 'E',
      found: 'ordered 3 November 2026',
      applies: true,
    },
    { label: 'Negative equity', outcome: '≤ D', found: '−€26,420', applies: true },
    { label: 'Accounts older than 24 months', outcome: '≤ B', found: '35 months', applies: true },
    { label: 'Sanctions match, or 50% owned', outcome: 'no rating', found: 'no match', applies: false },
  ],
  models: [
    {
      name: 'Altman Z″',
      madeFor: 'any sector, book values',
      value: null,
      shown: '–',
      cuts: [],
      zones: [],
      zoneLabel: '–',
      counts: 'not computed',
      reason: 'no profit and loss account',
    },
  ],
  modelsSay: '',
  whatIf: [],
  history: [],
  recompute: [],
};
