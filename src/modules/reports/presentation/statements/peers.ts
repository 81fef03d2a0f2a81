import type { Locale } from '#kernel/locale.ts';
import type { RatioName } from '#rating/figures/ratios.ts';
import { words } from '../../texts/statements/words.ts';

/** Quartiles of a ratio over peers; `low` and `high` bound the line on which they are drawn. */
export type Quartiles = Readonly<{
  count: number;
  lower: number;
  median: number;
  upper: number;
  low: number;
  high: number;
}>;

/** Peers as a report shows them: handed in as data, with who they are in the reader's words, or why there are none. */
export type Peers = Readonly<{ who: string; quartiles: Readonly<Partial<Record<RatioName, Quartiles>>> }>;

/** No peers, and that it is so. */
export function noPeers(locale: Locale): Peers {
  return { who: words[locale].peers.none, quartiles: {} };
}
