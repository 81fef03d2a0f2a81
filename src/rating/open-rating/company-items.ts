import type { FinancialItem } from './financial-items.ts';
import { yearsBetween } from './financial-items.ts';
import type { Measured, RatingItem } from './rated-item.ts';
import type { RatingInput } from './rating-input.ts';
import { type Scale, shareOn } from './scale.ts';

export type CompanyItem = Exclude<RatingItem, FinancialItem>;

const unknown = { reason: 'missing_input' } as const satisfies Measured;

const groupShares = { listed: 0.8, independent: 0.5, parent_known: 0.5, opaque: 0.1 } as const;
const insolvencyShares = { none: 1, past: 0.3, open: 0 } as const;

/** Of the decimal logarithm of total assets in euros. */
const assetScale: Scale = [
  [4.5, 0.1],
  [6, 0.5],
  [7, 0.6],
  [8, 0.9],
  [9, 1],
];

/** The items that no balance sheet tells; one that nobody has looked into has no measure. */
export function companyItems(input: RatingInput): Readonly<Record<CompanyItem, Measured>> {
  const { years, asOf, founded, eurPerUnit, employees, group, insolvency } = input;
  const figures = years[0]?.figures ?? {};
  const assets =
    figures.total_assets === undefined || eurPerUnit === undefined
      ? undefined
      : figures.total_assets * eurPerUnit;
  return {
    age:
      founded === undefined
        ? unknown
        : on(
            [
              [0, 0],
              [2, 0.3],
              [10, 0.6],
              [30, 0.8],
              [60, 1],
            ],
            yearsBetween(founded, asOf),
          ),
    size: sizeOf(assets, employees),
    group: group === undefined ? unknown : { share: groupShares[group], measure: [group] },
    payments: on(
      [
        [0, 0.9],
        [15, 0.5],
        [30, 0.3],
        [60, 0.1],
        [90, 0],
      ],
      input.daysBeyondTerms,
    ),
    claims: ofEquity(
      [
        [0, 1],
        [1, 0.6],
        [5, 0.35],
        [20, 0],
      ],
      input.openClaims,
      figures.equity,
    ),
    insolvency: insolvencyItem(insolvency, input.enforcement, figures.equity),
    owners: on(
      [
        [0, 0],
        [50, 0.25],
        [95, 0.5],
        [100, 0.8],
      ],
      input.ownersKnownPercent,
    ),
    managers: managersItem(input),
    country: on(
      [
        [1, 0.86],
        [7, 0],
      ],
      input.countryRisk,
    ),
    sector: on(
      [
        [-20, 1],
        [0, 0.6],
        [14, 0.32],
        [40, 0],
      ],
      input.sectorInsolvencies,
    ),
    filing: shareOfYears(input, ({ isLate }) => isLate, [
      [0, 0.9],
      [0.2, 0.33],
      [1, 0],
    ]),
    audit: shareOfYears(input, ({ isAudited }) => isAudited, [
      [0, 0.2],
      [1, 1],
    ]),
  };
}

function on(scale: Scale, measure: number | undefined): Measured {
  return measure === undefined ? unknown : { share: shareOn(scale, measure), measure: [measure] };
}

/** By total assets in euros, each tenfold a step; by people where the money is not known. */
function sizeOf(assets: number | undefined, employees: number | undefined): Measured {
  if (assets !== undefined) {
    const digits = Math.log10(Math.max(1, assets));
    return { share: shareOn(assetScale, digits), measure: [assets] };
  }
  return on(
    [
      [0, 0.1],
      [10, 0.4],
      [50, 0.6],
      [250, 0.9],
      [1_000, 1],
    ],
    employees,
  );
}

/** A sum in per cent of equity. Where equity is gone, or not known, any sum is more than the company has. */
function ofEquity(scale: Scale, sum: number | undefined, equity: number | undefined): Measured {
  if (sum === undefined) return unknown;
  if (sum === 0) return { share: shareOn(scale, 0), measure: [0] };
  if (equity === undefined) return unknown;
  return equity > 0 ? on(scale, (sum / equity) * 100) : { share: 0, measure: ['non_positive_equity'] };
}

function insolvencyItem(
  insolvency: RatingInput['insolvency'],
  enforcement: number | undefined,
  equity: number | undefined,
): Measured {
  if (insolvency === undefined) return unknown;
  const enforced = ofEquity(
    [
      [0, 1],
      [5, 0.4],
      [20, 0],
    ],
    enforcement,
    equity,
  );
  const share = Math.min(insolvencyShares[insolvency], enforced.share ?? 1);
  return { share, measure: [insolvency, ...(enforced.measure ?? [])] };
}

function managersItem({ otherMandates, failedMandates }: RatingInput): Measured {
  if (otherMandates === undefined || failedMandates === undefined) return unknown;
  const share = otherMandates === 0 ? 0 : failedMandates / otherMandates;
  return {
    share: shareOn(
      [
        [0, 0.7],
        [0.25, 0.5],
        [1, 0],
      ],
      share,
    ),
    measure: [failedMandates, otherMandates],
  };
}

/** By the share of years of which it is known at all. */
function shareOfYears(
  { years }: RatingInput,
  ask: (year: RatingInput['years'][number]) => boolean | undefined,
  scale: Scale,
): Measured {
  const known = years.flatMap((year) => ask(year) ?? []);
  if (known.length === 0) return unknown;
  const count = known.filter(Boolean).length;
  return { share: shareOn(scale, count / known.length), measure: [count, known.length] };
}
