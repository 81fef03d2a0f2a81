import type { NoMeasure } from '#rating/open-rating/rated-item.ts';

const reasons: Readonly<Record<Exclude<NoMeasure, 'missing_input' | 'one_year_only'>, string>> = {
  not_applicable_sector: 'not made for such a company',
  no_sales: 'no sales: the model does not speak',
  too_young: 'in the first year the model does not speak',
  zero_denominator: 'cannot be computed: a divisor is zero',
};

/** Words of the models side by side, of what would change the score, and of the formulas with their figures. */
export const en = {
  names: {
    z_double_prime: 'Altman Z″',
    z_prime: 'Altman Z′',
    zmijewski: 'Zmijewski X',
    springate: 'Springate',
    em_score: 'Altman EM',
    ohlson_o: 'Ohlson O',
    altman_1968: 'Altman Z 1968',
  },
  madeFor: {
    z_double_prime: 'any sector, book values',
    z_prime: 'private manufacturers and traders',
    zmijewski: 'probit',
    springate: 'Canadian manufacturers',
    em_score: 'emerging markets: Z″ + 3.25',
    ohlson_o: 'needs deflated US dollars',
    altman_1968: 'listed manufacturers, needs a market price',
  },
  withDefault: (madeFor: string, percent: string) => `${madeFor}; default ${percent}`,
  zones: { safe: 'safe', grey: 'grey', distress: 'distress', pass: 'pass', failed: 'fail' },
  noZone: '–',
  counts: (points: string) => `counts, ${points}`,
  shownOnly: 'shown only',
  notComputed: 'not computed',
  reasons,
  missing: (list: string) => `not known: ${list}`,
  noDollars: 'no exchange rate and price index',
  noMarketPrice: 'no market price is read',
  disagree: (list: string) => `models disagree: ${list}`,
  zoneCount: (count: number, zone: string) => `${count} ${zone}`,
  whatIf: {
    asItStands: 'As it stands',
    equity: (percent: string) => `Equity ${percent}`,
    noProfit: 'Operating profit falls to zero',
    daysLate: (days: string) => `Pays ${days} days late`,
    daysLateNot: (days: string, now: string) => `Pays ${days} days late, not ${now}`,
    claimsSettled: 'Claims settled',
    ownersNamed: (percent: string) => `Unknown ${percent} of owners named`,
  },
  accountsOf: (year: string) => `${year} accounts`,
  recompute: {
    normal: (percent: string) => `normal distribution: ${percent}`,
    otherSign: (value: string) => `with + before CA/CL ${value}`,
  },
};
export type Texts = typeof en;
