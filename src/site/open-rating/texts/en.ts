import { en as rating } from '#modules/reports/texts/rating/en.ts';
import type { ModelName } from '#rating/models/models.ts';
import type { RatingBlock } from '#rating/open-rating/rated-item.ts';
import type { ScaleName, ScaleUnit } from '#rating/open-rating/scales.ts';

const blocks: Readonly<Record<RatingBlock, string>> = {
  financial: 'Statements',
  structure: 'Size, age, structure',
  payment_legal: 'Payments and law',
  management: 'Managers and owners',
  country_sector: 'Country and sector',
  disclosure: 'Disclosure',
};

/** What a scale measures, where the item does not say it. */
const scales: Readonly<Record<ScaleName, string>> = {
  z_double_prime: 'Z″',
  z_prime: 'Z′',
  zmijewski: 'Probability of default by the model',
  current_ratio: 'Current assets ÷ current liabilities',
  equity_percent: 'Equity in per cent of assets',
  sales_growth: 'Change of sales within a year; the mean with the change of margin counts',
  margin_change: 'Change of the margin before tax',
  age: 'Age of the company',
  assets: 'Total assets in euros, by powers of ten',
  employees: 'Employees, where the assets in euros are not known',
  payments: 'Mean days that bills are paid late',
  claims: 'Open claims against the company',
  enforcement: 'Sums under enforcement; the lower of this and the record of insolvencies counts',
  owners: 'Capital whose last owner is known by name',
  managers: 'Part of the managers’ other companies that failed',
  country: 'Risk class of the country, 1 to 7',
  sector: 'Change of insolvencies in the sector within a year',
  filing: 'Part of the years filed late',
  audit: 'Part of the years audited',
};

const units: Readonly<Record<ScaleUnit, string>> = {
  value: '',
  percent: '%',
  points_of_percent: '\u00a0pp',
  years: '\u00a0years',
  euros_log10: '',
  people: '',
  days: '\u00a0days',
  percent_of_equity: '% of equity',
  class: '',
  part: '',
};

const models: Readonly<Record<ModelName, Readonly<{ name: string; note: string }>>> = {
  z_prime: {
    name: 'Altman Z′',
    note: 'Made from private manufacturers. Counts for manufacturers and traders only: it rewards turnover, which a service company hardly has.',
  },
  z_double_prime: {
    name: 'Altman Z″',
    note: 'Made for any sector and for emerging markets; needs no market price. Its largest part in the score is for that reason.',
  },
  em_score: {
    name: 'EM score',
    note: 'Z″ with 3.25 added, and its zones shifted by as much. Shown, and not counted: it says the same as Z″.',
  },
  zmijewski: {
    name: 'Zmijewski, as first printed',
    note: 'The normal distribution of the value is a probability of default. Papers disagree on the last sign; both are shown.',
  },
  zmijewski_minus_sign: {
    name: 'Zmijewski, other sign',
    note: 'Points come from this sign: under the other one, paying a debt back could cost points.',
  },
  springate: {
    name: 'Springate',
    note: 'Made from 40 Canadian manufacturers. Shown beside the others, and not counted.',
  },
  taffler: {
    name: 'Taffler',
    note: 'Not computed: its last term could not be checked against the paper, and sources print it in two ways.',
  },
  ohlson_o: {
    name: 'Ohlson O',
    note: 'Needs assets in dollars of a base year and two years of results. Computed where a rate and an index are known; never counted.',
  },
};

/** How a rating comes about, for whoever wants to check it. */
const openRating = {
  title: 'Open Rating 1.0: how a company is rated',
  description:
    'The formula of the rating in our credit reports: 18 items, 100 points, every map, model, cap and limit, with sources, limits of the method, and how to recompute it.',
  lead: 'Scores in use are secrets. This one is printed: with the figures of a report anybody comes to the same score, by hand or with the program that is open.',
  facts: (version: string) => `Version ${version}`,
  what: 'What it says',
  whatText: [
    'The score runs from 0 to 100 and orders companies by how likely they are to pay. A grade is a range of scores; E is not a low score, but a company that is insolvent, in liquidation or deleted.',
    'Every item starts at half of its points. What was found moves it up or down; what nobody knows moves nothing. So 50 and all moves make the score, to the last printed digit.',
  ],
  grade: 'Grade',
  score: 'Score',
  default: 'Default within 12 months',
  defaultNote:
    'The bands are indicative. They are not calibrated on outcomes of our own: a new method has none, and whoever prints a probability without outcomes guesses.',
  notRated: 'insolvent, in liquidation or deleted',
  below: (score: number) => `below ${score}`,
  from: (low: number, high: number) => `${low}–${high}`,
  points: 'Where the points come from',
  pointsText:
    'Points of statement items without a figure go to the other items of that block in proportion. In all other blocks an unknown item stays at its half: nobody gains by hiding it, and confidence falls.',
  item: 'Item',
  of: 'Points',
  maps: 'From a measure to points',
  mapsText:
    'Between two points of a map the line is straight, beyond its ends it is level. The maps are our judgement; no statistics of our own stand behind them yet. Any change of a figure is a new version of the method.',
  measure: 'Measure',
  share: 'Measure → share of the points',
  kinds: 'Kinds in place of numbers',
  group: 'Group structure',
  groupKinds: {
    listed: 'listed on an exchange',
    independent: 'independent',
    parent_known: 'parent known',
    opaque: 'not transparent',
  },
  insolvency: 'Record of insolvencies',
  insolvencyKinds: { none: 'none', past: 'closed', open: 'open' },
  modelsTitle: 'Models of default',
  modelsText:
    'WC working capital, TA total assets, TL total liabilities, RE retained earnings, E equity, S sales, CA and CL current assets and liabilities, NI net result, PBT profit before tax, FFO funds from operations. Flows are those of twelve months.',
  domain:
    'A model speaks only for companies it was made for: not for banks, insurers, funds and holdings, not in the first year, not without sales. A holding without sales can reach a Z″ of 57 and be worthless.',
  zones: 'Zones',
  source: 'Source',
  ratiosTitle: 'Ratios',
  ratiosText:
    'Returns are in per cent, turnovers in times, debtors and creditors in days of a year of 365. A ratio without a value says why: there is no infinity and no zero for “not given”.',
  ratio: 'Ratio',
  formula: 'Formula',
  capsTitle: 'Caps and knock-outs',
  capsText: 'Whatever the points say, these hold a grade down. Each is tested and printed in every report.',
  confidenceTitle: 'Confidence',
  confidenceText:
    'Five tests of the data: all met is high, three or four medium, fewer low. Without statements, or with statements older than 24 months, confidence is low.',
  limitTitle: 'Credit limit',
  limitText:
    'The least of three ceilings, rounded down to two digits: a part of tangible net worth, the same part of working capital, and a month of purchases (a twelfth of the cost of sales). The first two depend on the grade. Without equity and working capital there is no limit: what is bought says nothing of what can be paid.',
  part: 'Part of net worth and of working capital',
  limitsTitle: 'What it cannot say',
  limits: [
    'It is no probability: grades order companies, and the bands beside them are not calibrated.',
    'It sees what is published. Where accounts are not filed, it sees little; then the grade is B at best and confidence low.',
    'Accounts are months old on the day they are filed. What happened since is seen in courts, announcements and payments, or not at all.',
    'Payments, bank references and most claims are known to no register. They come from people we ask; without them these items stay at half.',
    'Models of default were made from companies of other decades and countries. They are shown side by side, with a remark where they disagree.',
    'It does not rate banks, insurers and funds by their balance sheets, and no private persons at all.',
    'It is computed by a machine. The limit in a report is advice for the customer’s own decision; the analyst’s opinion stands apart from it.',
  ],
  recomputeTitle: 'Recompute it',
  recompute: [
    'Every report carries its rating passport: the input, the version and the result, inside the PDF and as a download. The program that computes it is part of the source code of this site, runs without network, and gives the same result in a browser and on a server.',
    'On the page of a report the figures can be changed, and the score follows.',
  ],
  scales,
  units,
  models,
  blocks,
  noZones: 'none',
};

export const en = { openRating, rating };
