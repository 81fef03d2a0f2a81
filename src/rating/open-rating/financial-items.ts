import { annualised, type Figures } from '../figures/figures.ts';
import { ratioOf } from '../figures/ratios.ts';
import { modelOf } from '../models/models.ts';
import type { Measured, NoMeasure, RatingItem } from './rated-item.ts';
import type { RatingInput } from './rating-input.ts';
import { shareFor } from './scales.ts';

/** Two periods of which one follows the other, even where the year was changed in between. */
export const maxYearsApart = 1.6;

export type FinancialItem = Extract<
  RatingItem,
  'z_double_prime' | 'z_prime' | 'zmijewski' | 'current_ratio' | 'equity_percent' | 'trend'
>;

/** Why models that were made from trading companies do not speak for this one; undefined where they do. */
function outOfDomain({ sector, founded, asOf }: RatingInput, figures: Figures): NoMeasure | undefined {
  if (sector === 'bank' || sector === 'insurer' || sector === 'fund' || sector === 'holding')
    return 'not_applicable_sector';
  if (founded !== undefined && yearsBetween(founded, asOf) < 1) return 'too_young';
  if (figures.sales === undefined) return 'missing_input';
  return figures.sales <= 0 ? 'no_sales' : undefined;
}

/** Years from a day, month or year to a day; a year alone counts from its end, which makes nobody older than it is. */
export function yearsBetween(from: string, to: string): number {
  const [year = '', month = '12', day = '28'] = from.split('-');
  const start = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  return (Date.parse(`${to}T00:00:00Z`) - start) / (365.25 * 86_400_000);
}

/** The six items of the block of statements. */
export function financialItems(input: RatingInput): Readonly<Record<FinancialItem, Measured>> {
  const [latest] = input.years;
  const figures = latest === undefined ? {} : annualised(latest.figures, latest.months);
  const domain = outOfDomain(input, figures);
  const { sector } = input;
  const isMade = sector === 'manufacturing' || sector === 'trade';
  return {
    z_double_prime: model('z_double_prime', figures, domain),
    z_prime: model('z_prime', figures, domain ?? (isMade ? undefined : 'not_applicable_sector')),
    zmijewski: zmijewski(figures, domain),
    current_ratio: ratioItem('current_ratio', figures, sector),
    equity_percent: ratioItem('equity_percent', figures, sector),
    trend: trend(input),
  };
}

/** Without any liability Altman's ratio of equity to them has no value; the nearer to none, the higher it is. */
function model(
  name: 'z_double_prime' | 'z_prime',
  figures: Figures,
  domain: NoMeasure | undefined,
): Measured {
  if (domain !== undefined) return { reason: domain };
  const { value, reason } = modelOf(name, figures);
  if (value !== null) return { share: shareFor(name, value), measure: [value] };
  return reason === 'zero_denominator' && isDebtFree(figures)
    ? { share: 1, measure: ['no_liabilities'] }
    : { reason: 'missing_input' };
}

/**
 * Points come from the sign under which more liquidity never raises the probability: under the other one, which is shown as
 * well, paying a debt back could cost points.
 */
function zmijewski(figures: Figures, domain: NoMeasure | undefined): Measured {
  if (domain !== undefined) return { reason: domain };
  const { value, defaultPercent } = modelOf('zmijewski_minus_sign', figures);
  if (value !== null && defaultPercent !== undefined)
    return { share: shareFor('zmijewski', defaultPercent), measure: [defaultPercent] };
  return hasNoShortDebt(figures) ? { share: 1, measure: ['no_short_debt'] } : { reason: 'missing_input' };
}

function ratioItem(
  name: 'current_ratio' | 'equity_percent',
  figures: Figures,
  sector: RatingInput['sector'],
): Measured {
  if (sector === 'bank' || sector === 'insurer' || sector === 'fund')
    return { reason: 'not_applicable_sector' };
  const { value } = ratioOf(name, figures);
  if (value !== null) return { share: shareFor(name, value), measure: [value] };
  if (name === 'current_ratio' && hasNoShortDebt(figures)) return { share: 1, measure: ['no_short_debt'] };
  return { reason: 'missing_input' };
}

function trend({ years }: RatingInput): Measured {
  const [now, before] = years;
  if (now === undefined) return { reason: 'missing_input' };
  // Where the year between is missing, a change over two years is none of one.
  if (before === undefined || yearsBetween(before.end, now.end) > maxYearsApart)
    return { reason: 'one_year_only' };
  const [one, other] = [annualised(now.figures, now.months), annualised(before.figures, before.months)];
  if (one.sales === undefined || other.sales === undefined) return { reason: 'missing_input' };
  if (other.sales <= 0) return { reason: 'no_sales' };
  const growth = (one.sales / other.sales - 1) * 100;
  const [margin, marginBefore] = [ratioOf('pre_tax_margin', one), ratioOf('pre_tax_margin', other)];
  const growthShare = shareFor('sales_growth', growth);
  if (margin.value === null || marginBefore.value === null) return { share: growthShare, measure: [growth] };
  const change = margin.value - marginBefore.value;
  return { share: (growthShare + shareFor('margin_change', change)) / 2, measure: [growth, change] };
}

const isDebtFree = ({ total_liabilities, equity }: Figures) =>
  total_liabilities === 0 && equity !== undefined && equity > 0;

const hasNoShortDebt = ({ current_liabilities, current_assets }: Figures) =>
  current_liabilities === 0 && current_assets !== undefined && current_assets > 0;
