import type { Figures } from '../figures/figures.ts';

/** What a business lives from, as far as it decides which models were made for it. */
export const ratedSectors = [
  'manufacturing',
  'trade',
  'services',
  'holding',
  'bank',
  'insurer',
  'fund',
  'unknown',
] as const;
export type RatedSector = (typeof ratedSectors)[number];

/** Figures of one period, in whole units of the currency of the input. */
export type RatedYear = Readonly<{
  /** Last day of the period, `YYYY-MM-DD`. */
  end: string;
  months: number;
  figures: Figures;
  isAudited?: boolean | undefined;
  /** Whether it was filed after its term; undefined where the term is not known. */
  isLate?: boolean | undefined;
}>;

/**
 * Everything that Open Rating 1 reads. What nobody has looked for is left out, and moves no point; zero and `none` mean that
 * it was looked for. Sums are in whole units of `currency`.
 */
export type RatingInput = Readonly<{
  /** The day of the rating, `YYYY-MM-DD`. */
  asOf: string;
  /** ISO 4217. */
  currency: string;
  /** Euros of one unit of the currency; without it the size in money is not known. */
  eurPerUnit?: number | undefined;
  /** Newest first; of one scope and one standard. */
  years: readonly RatedYear[];
  sector: RatedSector;
  status: 'Active' | 'Liquidation' | 'Reorganisation' | 'Deleted';
  /** A day, a month or a year. */
  founded?: string | undefined;
  employees?: number | undefined;
  group?: 'independent' | 'listed' | 'parent_known' | 'opaque' | undefined;
  /** Mean days that bills are paid after their term. */
  daysBeyondTerms?: number | undefined;
  insolvency?: 'none' | 'past' | 'open' | undefined;
  /** Claims before a court that are open, and sums under enforcement. */
  openClaims?: number | undefined;
  enforcement?: number | undefined;
  /** Per cent of the capital whose last owner is known by name. */
  ownersKnownPercent?: number | undefined;
  /** Companies that the managers lead or led elsewhere, and how many of them failed. */
  otherMandates?: number | undefined;
  failedMandates?: number | undefined;
  /** 1 (least risk) to 7. */
  countryRisk?: number | undefined;
  /** Change of insolvencies of the sector within a year, in per cent. */
  sectorInsolvencies?: number | undefined;
  sanctions?: 'none' | 'match' | 'owned_half' | undefined;
  /** Whether the company was told from its namesakes by a number of a register. */
  isIdentified: boolean;
}>;
