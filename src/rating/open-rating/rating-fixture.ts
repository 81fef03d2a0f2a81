import type { RatedYear, RatingInput } from './rating-input.ts';

const year = (end: string, sales: number, pbt: number): RatedYear => ({
  end,
  months: 12,
  isAudited: true,
  isLate: false,
  figures: {
    sales,
    cogs: sales * 0.64,
    ebit: pbt + 118_000,
    interest: 118_000,
    pbt,
    net: pbt * 0.7,
    current_assets: 4_989_000,
    inventory: 2_308_000,
    cash: 731_000,
    intangible: 142_000,
    total_assets: 7_752_000,
    current_liabilities: 2_808_000,
    total_liabilities: 4_377_000,
    equity: 3_375_000,
    retained_earnings: 3_000_000,
  },
});

/** A maker of pumps, invented, of whom everything is known. */
export const pumpMaker: RatingInput = {
  asOf: '2026-11-22',
  currency: 'EUR',
  eurPerUnit: 1,
  years: [
    year('2025-12-31', 12_483_000, 643_000),
    year('2024-12-31', 12_941_000, 878_000),
    year('2023-12-31', 12_064_000, 850_000),
  ],
  sector: 'manufacturing',
  status: 'Active',
  founded: '1998-04-16',
  employees: 86,
  group: 'parent_known',
  daysBeyondTerms: 12,
  insolvency: 'none',
  openClaims: 186_400,
  enforcement: 0,
  ownersKnownPercent: 90.9,
  otherMandates: 4,
  failedMandates: 1,
  countryRisk: 1,
  sectorInsolvencies: 14,
  sanctions: 'none',
  isIdentified: true,
};

/** The same company with other figures in its newest statement. */
export function withFigures(input: RatingInput, change: RatedYear['figures']): RatingInput {
  const [latest, ...before] = input.years;
  if (latest === undefined) return input;
  return { ...input, years: [{ ...latest, figures: { ...latest.figures, ...change } }, ...before] };
}
