import type { FinancialItem } from './financial-items.ts';
import { yearsBetween } from './financial-items.ts';
import type { Measured, RatingItem } from './rated-item.ts';
import type { RatingInput } from './rating-input.ts';
import { groupShares, insolvencyShares, type ScaleName, shareFor } from './scales.ts';

export type CompanyItem = Exclude<RatingItem, FinancialItem>;

const unknown = { reason: 'missing_input' } as const satisfies Measured;

/** The items that no balance sheet tells; one that nobody has looked into has no measure. */
export function companyItems(input: RatingInput): Readonly<Record<CompanyItem, Measured>> {
  const { years, asOf, founded, eurPerUnit, employees, group, insolvency } = input;
  const figures = years[0]?.figures ?? {};
  const assets =
    figures.total_assets === undefined || eurPerUnit === undefined
      ? undefined
      : figures.total_assets * eurPerUnit;
  return {
    age: founded === undefined ? unknown : on('age', yearsBetween(founded, asOf)),
    size: sizeOf(assets, employees),
    group: group === undefined ? unknown : { share: groupShares[group], measure: [group] },
    payments: on('payments', input.daysBeyondTerms),
    claims: ofEquity('claims', input.openClaims, figures.equity),
    insolvency: insolvencyItem(insolvency, input.enforcement, figures.equity),
    owners: on('owners', input.ownersKnownPercent),
    managers: managersItem(input),
    country: on('country', input.countryRisk),
    sector: on('sector', input.sectorInsolvencies),
    filing: shareOfYears(input, ({ isLate }) => isLate, 'filing'),
    audit: shareOfYears(input, ({ isAudited }) => isAudited, 'audit'),
  };
}

function on(name: ScaleName, measure: number | undefined): Measured {
  return measure === undefined ? unknown : { share: shareFor(name, measure), measure: [measure] };
}

/** By total assets in euros, each tenfold a step; by people where the money is not known. */
function sizeOf(assets: number | undefined, employees: number | undefined): Measured {
  if (assets !== undefined) {
    const digits = Math.log10(Math.max(1, assets));
    return { share: shareFor('assets', digits), measure: [assets] };
  }
  return on('employees', employees);
}

/** A sum in per cent of equity. Where equity is gone, or not known, any sum is more than the company has. */
function ofEquity(name: ScaleName, sum: number | undefined, equity: number | undefined): Measured {
  if (sum === undefined) return unknown;
  if (sum === 0) return { share: shareFor(name, 0), measure: [0] };
  if (equity === undefined) return unknown;
  return equity > 0 ? on(name, (sum / equity) * 100) : { share: 0, measure: ['non_positive_equity'] };
}

function insolvencyItem(
  insolvency: RatingInput['insolvency'],
  enforcement: number | undefined,
  equity: number | undefined,
): Measured {
  if (insolvency === undefined) return unknown;
  const enforced = ofEquity('enforcement', enforcement, equity);
  const share = Math.min(insolvencyShares[insolvency], enforced.share ?? 1);
  return { share, measure: [insolvency, ...(enforced.measure ?? [])] };
}

function managersItem({ otherMandates, failedMandates }: RatingInput): Measured {
  if (otherMandates === undefined || failedMandates === undefined) return unknown;
  const share = otherMandates === 0 ? 0 : failedMandates / otherMandates;
  return {
    share: shareFor('managers', share),
    measure: [failedMandates, otherMandates],
  };
}

/** By the share of years of which it is known at all. */
function shareOfYears(
  { years }: RatingInput,
  ask: (year: RatingInput['years'][number]) => boolean | undefined,
  name: ScaleName,
): Measured {
  const known = years.flatMap((year) => ask(year) ?? []);
  if (known.length === 0) return unknown;
  const count = known.filter(Boolean).length;
  return { share: shareFor(name, count / known.length), measure: [count, known.length] };
}
