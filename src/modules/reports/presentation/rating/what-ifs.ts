import { openRating } from '#rating/open-rating/open-rating.ts';
import { type WhatIf, whatIf } from '#rating/open-rating/what-if.ts';
import { words } from '../../texts/rating-models/words.ts';
import { showNumberIn, showPercent } from '../context/number-words.ts';
import type { RatingView } from './rated-blocks.ts';
import { figuresOf, isKnockedOut, type RatedCompany } from './rated-company.ts';
import { signedPercent } from './shown-measure.ts';

const equityLosses = [-20, -30] as const;
const lateDays = 30;

/** What one change would make of score and grade; only changes that mean something for this company, and that change the score. */
export function whatIfs(company: RatedCompany): RatingView['whatIf'] {
  const { input, rating, context } = company;
  if (isKnockedOut(company)) return [];
  const rows = changesOf(company)
    .map(({ label, change }) => ({ label, ...openRating(whatIf(input, change)) }))
    .filter(({ scoreTenths, grade }) => scoreTenths !== rating.scoreTenths || grade !== rating.grade);
  if (rows.length === 0) return [];
  return [{ label: words[context.locale].whatIf.asItStands, ...rating }, ...rows].map(
    ({ label, score, grade }) => ({ label, score, grade }),
  );
}

type Change = Readonly<{ label: string; change: WhatIf }>;

function changesOf({ input, context: { locale } }: RatedCompany): Change[] {
  const said = words[locale].whatIf;
  const { equity, ebit } = figuresOf({ input });
  const { daysBeyondTerms: days, openClaims = 0, ownersKnownPercent: owners = 100 } = input;
  const late = showNumberIn(locale, lateDays);
  return [
    ...equityLosses
      .filter(() => equity !== undefined && equity > 0)
      .map((percent) => ({
        label: said.equity(signedPercent(locale, percent)),
        change: { change: 'equity', percent } as const,
      })),
    ...(ebit !== undefined && ebit > 0
      ? [{ label: said.noProfit, change: { change: 'profit', percent: -100 } as const }]
      : []),
    ...(days === undefined || days < lateDays
      ? [
          {
            label:
              days === undefined || days <= 0
                ? said.daysLate(late)
                : said.daysLateNot(late, showNumberIn(locale, days, 1)),
            change: { change: 'days_late', days: lateDays } as const,
          },
        ]
      : []),
    ...(openClaims > 0 ? [{ label: said.claimsSettled, change: { change: 'claims_settled' } as const }] : []),
    ...(owners < 100
      ? [
          {
            label: said.ownersNamed(showPercent(locale, 100 - owners)),
            change: { change: 'owners_named' } as const,
          },
        ]
      : []),
  ];
}
