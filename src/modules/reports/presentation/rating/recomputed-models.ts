import type { Figures } from '#rating/figures/figures.ts';
import { type ModelResult, modelOf } from '#rating/models/models.ts';
import { words } from '../../texts/rating-models/words.ts';
import { showNumberIn, showPercent } from '../context/number-words.ts';
import type { RatingView } from './rated-blocks.ts';
import { figuresOf, type RatedCompany } from './rated-company.ts';

/** A term of a formula: its weight, and a ratio under the name that the formula gives it. */
type Term = readonly [weight: number, ratio: number, name: string];

type Row = readonly [
  item: 'z_double_prime' | 'z_prime' | 'zmijewski',
  name: string,
  result: ModelResult,
  start: number,
  after: readonly string[],
];

const digits = 3;
const ratioDigits = 4;

/** Formulas of the models that count, with the figures in them: whoever adds up what is printed gets what is printed. */
export function recomputedModels(company: RatedCompany): RatingView['recompute'] {
  const { locale } = company.context;
  const said = words[locale];
  const figures = figuresOf(company);
  const reasonOf = (item: string) => company.rating.contributions.find((one) => one.item === item)?.reason;
  const minus = modelOf('zmijewski_minus_sign', figures);
  const plus = modelOf('zmijewski', figures);
  const zmijewskiAfter = [
    ...(minus.defaultPercent === undefined
      ? []
      : [said.recompute.normal(showPercent(locale, minus.defaultPercent))]),
    ...(plus.value === null ? [] : [said.recompute.otherSign(showNumberIn(locale, plus.value, 2, true))]),
  ];
  const rows: readonly Row[] = [
    ['z_double_prime', 'Z″', modelOf('z_double_prime', figures), 0, []],
    ['z_prime', 'Z′', modelOf('z_prime', figures), 0, []],
    ['zmijewski', said.names.zmijewski, minus, -4.336, zmijewskiAfter],
  ];
  return rows.flatMap(([item, name, result, start, after]) => {
    if (result.value === null || reasonOf(item) !== undefined) return [];
    const formula = [spelled(start, termsOf(item, figures), company), ...after].join('; ');
    return [{ name, formula, result: showNumberIn(locale, result.value, 2, true) }];
  });
}

function termsOf(item: 'z_double_prime' | 'z_prime' | 'zmijewski', figures: Figures): Term[] {
  const {
    current_assets: ca = 0,
    current_liabilities: cl = 0,
    total_assets: ta = 1,
    sales = 0,
    ebit = 0,
  } = figures;
  const { retained_earnings: re = 0, equity = 0, total_liabilities: tl = 1, net = 0 } = figures;
  const wc = (ca - cl) / ta;
  if (item === 'zmijewski')
    return [
      [-4.513, net / ta, 'NI/TA'],
      [5.679, tl / ta, 'TL/TA'],
      [-0.004, ca / cl, 'CA/CL'],
    ];
  const [a, b, c, d] = item === 'z_prime' ? [0.717, 0.847, 3.107, 0.42] : [6.56, 3.26, 6.72, 1.05];
  return [
    [a, wc, 'WC/TA'],
    [b, re / ta, 'RE/TA'],
    [c, ebit / ta, 'EBIT/TA'],
    [d, equity / tl, 'E/TL'],
    ...(item === 'z_prime' ? [[0.998, sales / ta, 'S/TA'] as const] : []),
  ];
}

/** `6.56 × 0.2813 WC/TA − 0.004 × 1.7767 CA/CL`. */
function spelled(start: number, terms: readonly Term[], { context: { locale } }: RatedCompany): string {
  const first = start === 0 ? '' : showNumberIn(locale, start, digits);
  return terms.reduce((formula, [weight, ratio, name]) => {
    const sign = weight < 0 ? '\u2212' : formula === '' ? '' : '+';
    const shownRatio = showNumberIn(locale, ratio, ratioDigits, true);
    const factor = ratio < 0 ? `(${shownRatio})` : shownRatio;
    const term = `${showNumberIn(locale, Math.abs(weight), digits)} × ${factor}\u00a0${name}`;
    return [formula, sign, term].filter((part) => part !== '').join(' ');
  }, first);
}
