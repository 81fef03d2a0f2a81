import { said } from './fixture-facts.ts';
import { nordwindInput } from './fixture-nordwind-input.ts';
import { type RatedItem, ratedBlock } from './fixture-rating.ts';

const financial: RatedItem[] = [
  ['z_double_prime', 'Altman Z″', '4.58', 132, 200, [9]],
  ['z_prime', 'Altman Z′, manufacturers', '2.77', 33, 50, [9]],
  ['zmijewski', 'Zmijewski default probability', '8.4%', 24, 50, [9]],
  ['current_ratio', 'Current ratio', '1.78', 32, 50, [9]],
  ['equity_percent', 'Equity share of assets', '43.5%', 32, 50, [9]],
  ['trend', 'Trend: sales, margin', '−3.5%, −1.7 pp', 13, 50, [9]],
];
const blocks = [
  ratedBlock('Financial', financial),
  ratedBlock('Size, age, structure', [
    ['age', 'Age', '28.6 years', 32, 40, [1]],
    ['size', 'Size, total assets', '€7.75 m', 18, 30, [9]],
    ['group', 'Group structure', '3 levels', 15, 30, [6]],
  ]),
  ratedBlock('Payment and legal', [
    ['payments', 'Payments, 3 suppliers', '12 days late', 47, 80, [19]],
    ['claims', 'Open claims', '5.5% of equity', 19, 60, [17]],
    ['insolvency', 'Insolvency, enforcement', 'none', 60, 60, [12, 13]],
  ]),
  ratedBlock('Management, ownership', [
    ['owners', 'Owners known', '90.9%', 23, 50, [5, 6, 7]],
    ['managers', 'Management record', '1 failed firm of 4', 25, 50, [15]],
  ]),
  ratedBlock('Country and sector', [
    ['country', 'Germany', 'class 1 of 7', 43, 50, [20]],
    ['sector', 'Machinery', 'insolvencies +14%', 16, 50, [20]],
  ]),
  ratedBlock('Disclosure', [
    ['filing', 'Filing on time', '1 late of 5', 10, 30, [9]],
    ['audit', 'Audited', 'last 3 years', 20, 20, [9]],
  ]),
];

function item(code: string) {
  const found = blocks.flatMap((block) => block.items).find((one) => one.item === code);
  if (found === undefined) throw new Error(`the fixture has no item ${code}`);
  return found;
}

const cap = (label: string, outcome: string, found: string) => ({ label, outcome, found, applies: false });
const notComputed = (name: string, madeFor: string, reason: string) => ({
  name,
  madeFor,
  value: null,
  shown: '–',
  cuts: [],
  zones: [],
  zoneLabel: '–',
  counts: 'not computed',
  reason,
});
const after = (label: string, score: number, grade: 'A' | 'B' | 'C') => ({ label, score, grade });

/** The rating of Nordwind: 50 + 9.4 = 59.4, B. */
export const nordwindRating = {
  version: 'Open Rating 1.0',
  input: nordwindInput,
  asOf: '22 November 2026',
  grade: 'B' as const,
  gradeByPoints: 'B' as const,
  score: 59,
  scoreTenths: 594,
  scoreShown: '59 of 100',
  tone: 'good' as const,
  headline: 'Low risk, and weakening',
  remark: 'A year ago 67 (B). Scale A–D; E is not rated',
  confidence: {
    level: 2,
    label: 'Medium',
    remark: '4 of 5 tests met; owners known to 91%, not 95%',
    tests: [
      { label: 'statements of the last 18 months', isMet: true },
      { label: 'three years of statements', isMet: true },
      { label: 'at least 95% of ownership known', isMet: false },
      { label: 'identified by a register number', isMet: true },
      { label: 'audited statements', isMet: true },
    ],
  },
  band: { at: 1, label: '0.5–2.0%', remark: 'band of grade B; indicative, not calibrated' },
  drivers: {
    up: [
      { ...item('z_double_prime'), label: 'Balance-sheet strength', measure: 'Altman Z″ 4.58' },
      { ...item('insolvency'), label: 'No insolvency, no enforcement', measure: '' },
      { ...item('country'), label: 'Country: Germany', measure: '' },
    ],
    down: [
      { ...item('trend'), label: 'Two-year trend', measure: 'sales −3.5%, margin −1.7 pp' },
      { ...item('claims'), label: 'Open claim', measure: '5.5% of equity' },
      { ...item('sector'), label: 'Sector: machinery', measure: 'insolvencies rising' },
    ],
    sum: [
      { shown: '50.0', label: 'neutral' },
      { shown: '+8.0', label: 'three up' },
      { shown: '−3.2', label: 'three down' },
      { shown: '+4.6', label: 'twelve others' },
      { shown: '= 59.4', label: 'score' },
    ],
  },
  blocks,
  caps: [
    cap('Insolvency, liquidation, deletion', 'E', 'none'),
    cap('Sanctions match, or 50% owned', 'no rating', 'no match'),
    cap('Negative equity', '≤ D', '€3.38 m'),
    cap('Liabilities above assets, 2 years', '≤ D', 'no'),
    cap('Enforcement over 20% of equity', '≤ D', 'none'),
    cap('No statements', '≤ B', '5 years'),
    cap('Accounts older than 24 months', '≤ B', '11 months'),
    cap('Unaudited', 'confidence −1', 'audited'),
  ],
  models: [
    {
      name: 'Altman Z″',
      madeFor: 'any sector, book values',
      value: 4.58,
      shown: '4.58',
      cuts: [1.1, 2.6],
      zones: ['distress' as const, 'grey' as const, 'safe' as const],
      zoneLabel: 'safe',
      counts: 'counts, 20',
      reason: '',
    },
    {
      name: 'Altman Z′',
      madeFor: 'private manufacturers',
      value: 2.77,
      shown: '2.77',
      cuts: [1.23, 2.9],
      zones: ['distress' as const, 'grey' as const, 'safe' as const],
      zoneLabel: 'grey',
      counts: 'counts, 5',
      reason: '',
    },
    {
      name: 'Zmijewski X',
      madeFor: 'probit; default 8.4%',
      value: -1.38,
      shown: '−1.38',
      cuts: [0],
      zones: ['safe' as const, 'distress' as const],
      zoneLabel: 'pass',
      counts: 'counts, 5',
      reason: '',
    },
    {
      name: 'Springate',
      madeFor: 'Canadian manufacturers',
      value: 1.39,
      shown: '1.39',
      cuts: [0.862],
      zones: ['distress' as const, 'safe' as const],
      zoneLabel: 'pass',
      counts: 'shown only',
      reason: '',
    },
    notComputed('Ohlson O', 'needs deflated US dollars', 'no exchange rate and price index'),
    notComputed('Altman Z 1968', 'needs a market price', 'not listed'),
  ],
  modelsSay: 'models disagree: 3 safe, 1 grey',
  whatIf: [
    after('As it stands', 59, 'B'),
    after('Equity −20%', 53, 'B'),
    after('Equity −30%', 50, 'C'),
    after('Operating profit falls to zero', 56, 'B'),
    after('Pays 30 days late, not 12', 57, 'B'),
    after('Claim settled', 64, 'B'),
    after('Unknown 12% named', 62, 'B'),
  ],
  history: [
    after('2022 accounts', 67, 'B'),
    after('2023 accounts', 69, 'B'),
    after('2024 accounts', 67, 'B'),
    after('2025 accounts', 59, 'B'),
  ],
  recompute: [
    {
      name: 'Z″',
      formula: '6.56 × 0.281 WC/TA + 3.26 × 0.388 RE/TA + 6.72 × 0.098 EBIT/TA + 1.05 × 0.771 E/TL',
      result: '4.58',
    },
    {
      name: 'Z′',
      formula: '0.717 × 0.281 + 0.847 × 0.388 + 3.107 × 0.098 + 0.420 × 0.771 + 0.998 × 1.610 S/TA',
      result: '2.77',
    },
    {
      name: 'Zmijewski',
      formula:
        '−4.336 − 4.513 × 0.057 NI/TA + 5.679 × 0.565 TL/TA + 0.004 × 1.777 CA/CL; normal CDF gives 8.4%',
      result: '−1.38',
    },
  ],
};

/** The limit of Nordwind: the least of three ceilings. */
export const nordwindLimit = {
  amount: said('€320,000', 21),
  text: 'on open account, 30 days; exposure at any one time',
  basis: 'Lowest of three ceilings, rounded down; € thousand',
  ceilings: [
    { label: '15% of tangible net worth (3,233)', amount: 485, shown: '485', isBinding: false },
    { label: '15% of working capital (2,181)', amount: 327, shown: '327', isBinding: true },
    { label: 'One month of purchases', amount: 483, shown: '483', isBinding: false },
  ],
};
