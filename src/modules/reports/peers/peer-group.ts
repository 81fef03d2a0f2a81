import type { RatioName } from '#rating/figures/ratios.ts';
import type { PeerQuartiles } from './quartiles.ts';

/** Quartiles of a ratio over the companies of a section of activity in a year. */
export type PeerRow = Readonly<{ section: string; year: number; ratio: RatioName; quartiles: PeerQuartiles }>;

/** Companies of a country and a section of NACE 2, by their accounts of a year. */
export type PeerGroup = Readonly<{
  country: string;
  section: string;
  year: number;
  quartiles: Readonly<Partial<Record<RatioName, PeerQuartiles>>>;
}>;
