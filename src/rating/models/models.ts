import type { FigureName, Figures } from '../figures/figures.ts';
import { type Outcome, outcomeOf, type UndefinedReason, undefinedFor } from '../figures/outcome.ts';
import { normalDistribution } from './normal-distribution.ts';

/** Beside the figures of the year: what one model needs and no statement of that year has. */
export type ModelContext = Readonly<{
  /** Net result of the year before, in the same unit. */
  netPrevious?: number | undefined;
  /** US dollars of one unit of the figures, and the index of prices: Ohlson's size is one of deflated dollars. */
  usdPerUnit?: number | undefined;
  priceIndex?: number | undefined;
}>;

export type ModelZone = 'safe' | 'grey' | 'distress' | 'pass' | 'failed';

/** What a model says. `defaultPercent`: the probability that it names itself. */
export type ModelResult = Outcome & Readonly<{ zone?: ModelZone; defaultPercent?: number }>;

type Known = Readonly<Record<FigureName, number>>;
type Model = Readonly<{
  /** Author, year, and the paper. */
  source: string;
  formula: string;
  /** Below the first it is the one, above the second the other; between them grey. */
  cuts: readonly number[];
  compute(figures: Figures, context: ModelContext): ModelResult;
}>;

const altmanReads = [
  'current_assets',
  'current_liabilities',
  'total_assets',
  'retained_earnings',
  'ebit',
  'equity',
  'total_liabilities',
] as const;
const emShift = 3.25;
const zDoublePrimeCuts = [1.1, 2.6] as const;
const zPrimeCuts = [1.23, 2.9] as const;
const emCuts = [1.1 + emShift, 2.6 + emShift] as const;
const springateCut = 0.862;

const zDoublePrime = (f: Pick<Known, (typeof altmanReads)[number]>) =>
  6.56 * (workingCapital(f) / f.total_assets) +
  3.26 * (f.retained_earnings / f.total_assets) +
  6.72 * (f.ebit / f.total_assets) +
  1.05 * (f.equity / f.total_liabilities);

/** Models of default, each as its paper has it. They are shown side by side; which of them count is the rating's business. */
export const models = {
  z_prime: {
    source: 'E. I. Altman, Corporate Financial Distress, 1983: private firms',
    formula: '0.717 WC/TA + 0.847 RE/TA + 3.107 EBIT/TA + 0.420 E/TL + 0.998 S/TA',
    cuts: zPrimeCuts,
    compute: (figures) =>
      zoned(
        outcomeOf(
          figures,
          [...altmanReads, 'sales'],
          (f) =>
            0.717 * (workingCapital(f) / f.total_assets) +
            0.847 * (f.retained_earnings / f.total_assets) +
            3.107 * (f.ebit / f.total_assets) +
            0.42 * (f.equity / f.total_liabilities) +
            0.998 * (f.sales / f.total_assets),
        ),
        zPrimeCuts,
      ),
  },
  z_double_prime: {
    source: 'E. I. Altman, Corporate Financial Distress and Bankruptcy, 1993: any sector',
    formula: '6.56 WC/TA + 3.26 RE/TA + 6.72 EBIT/TA + 1.05 E/TL',
    cuts: zDoublePrimeCuts,
    compute: (figures) => zoned(outcomeOf(figures, altmanReads, zDoublePrime), zDoublePrimeCuts),
  },
  em_score: {
    source: 'E. I. Altman, Emerging Markets Review 6, 2005',
    formula: '3.25 + Z″; its zones are shifted by 3.25 as well',
    cuts: emCuts,
    compute: (figures) =>
      zoned(
        outcomeOf(figures, altmanReads, (f) => zDoublePrime(f) + emShift),
        emCuts,
      ),
  },
  zmijewski: {
    source: 'M. E. Zmijewski, Journal of Accounting Research 22, 1984: probit',
    formula: '−4.336 − 4.513 NI/TA + 5.679 TL/TA + 0.004 CA/CL; normal distribution',
    cuts: [0],
    compute: (figures) => zmijewski(figures, 1),
  },
  zmijewski_minus_sign: {
    source: 'the same with the sign of liquidity that other sources print',
    formula: '−4.336 − 4.513 NI/TA + 5.679 TL/TA − 0.004 CA/CL; normal distribution',
    cuts: [0],
    compute: (figures) => zmijewski(figures, -1),
  },
  springate: {
    source: 'G. L. V. Springate, Simon Fraser University, 1978: Canadian manufacturers',
    formula: '1.03 WC/TA + 3.07 EBIT/TA + 0.66 PBT/CL + 0.4 S/TA',
    cuts: [springateCut],
    compute: springate,
  },
  taffler: {
    source: 'R. J. Taffler: its fourth term could not be checked against the paper',
    formula: '0.53 PBT/CL + 0.13 CA/TL + 0.18 CL/TA + 0.16 no-credit interval',
    cuts: [],
    compute: () => undefinedFor('disabled_no_primary_source'),
  },
  ohlson_o: {
    source: 'J. A. Ohlson, Journal of Accounting Research 18, 1980: logit',
    formula:
      '−1.32 − 0.407 ln(TA/index) + 6.03 TL/TA − 1.43 WC/TA + 0.0757 CL/CA − 1.72 [TL > TA] − 2.37 NI/TA − 1.83 FFO/TL + 0.285 [two losses] − 0.521 ΔNI/(|NI| + |NI₋₁|)',
    cuts: [],
    compute: ohlson,
  },
} as const satisfies Readonly<Record<string, Model>>;

export type ModelName = keyof typeof models;
// The keys of the table are the names.
export const modelNames = Object.keys(models) as readonly ModelName[];

/** What one model says of figures whose flows are of twelve months. */
export function modelOf(name: ModelName, figures: Figures, context: ModelContext = {}): ModelResult {
  const { compute }: Model = models[name];
  return compute(figures, context);
}

function workingCapital(f: Pick<Known, 'current_assets' | 'current_liabilities'>): number {
  return f.current_assets - f.current_liabilities;
}

function zoned(outcome: Outcome, [low, high]: readonly [number, number]): ModelResult {
  if (outcome.value === null) return outcome;
  const zone = outcome.value > high ? 'safe' : outcome.value < low ? 'distress' : 'grey';
  return { ...outcome, zone };
}

function zmijewski(figures: Figures, sign: 1 | -1): ModelResult {
  const reads = [
    'net',
    'total_assets',
    'total_liabilities',
    'current_assets',
    'current_liabilities',
  ] as const;
  const outcome = outcomeOf(
    figures,
    reads,
    (f) =>
      -4.336 -
      4.513 * (f.net / f.total_assets) +
      5.679 * (f.total_liabilities / f.total_assets) +
      sign * 0.004 * (f.current_assets / f.current_liabilities),
  );
  if (outcome.value === null) return outcome;
  const zone = outcome.value > 0 ? 'distress' : 'safe';
  return { ...outcome, zone, defaultPercent: normalDistribution(outcome.value) * 100 };
}

function springate(figures: Figures): ModelResult {
  const reads = ['current_assets', 'current_liabilities', 'total_assets', 'ebit', 'pbt', 'sales'] as const;
  const outcome = outcomeOf(
    figures,
    reads,
    (f) =>
      1.03 * (workingCapital(f) / f.total_assets) +
      3.07 * (f.ebit / f.total_assets) +
      0.66 * (f.pbt / f.current_liabilities) +
      0.4 * (f.sales / f.total_assets),
  );
  if (outcome.value === null) return outcome;
  return { ...outcome, zone: outcome.value < springateCut ? 'failed' : 'pass' };
}

function ohlson(figures: Figures, { netPrevious, usdPerUnit, priceIndex = 100 }: ModelContext): ModelResult {
  const reads = [
    'total_assets',
    'total_liabilities',
    'current_assets',
    'current_liabilities',
    'net',
    'cfo',
    'net_previous',
  ] as const;
  const outcome = outcomeOf(
    { ...figures, net_previous: netPrevious },
    reads,
    (f): number | UndefinedReason => {
      const swing = Math.abs(f.net) + Math.abs(f.net_previous);
      if (f.total_assets <= 0 || f.total_liabilities === 0 || f.current_assets === 0 || swing === 0)
        return 'zero_denominator';
      if (usdPerUnit === undefined) return 'missing_fx_or_deflator';
      return (
        -1.32 -
        0.407 * Math.log((f.total_assets * usdPerUnit) / priceIndex) +
        6.03 * (f.total_liabilities / f.total_assets) -
        1.43 * (workingCapital(f) / f.total_assets) +
        0.0757 * (f.current_liabilities / f.current_assets) -
        (f.total_liabilities > f.total_assets ? 1.72 : 0) -
        2.37 * (f.net / f.total_assets) -
        1.83 * (f.cfo / f.total_liabilities) +
        (f.net < 0 && f.net_previous < 0 ? 0.285 : 0) -
        0.521 * ((f.net - f.net_previous) / swing)
      );
    },
  );
  if (outcome.value === null) return outcome;
  return { ...outcome, defaultPercent: 100 / (1 + Math.exp(-outcome.value)) };
}
