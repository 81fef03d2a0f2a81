import type { Locale } from '#kernel/locale.ts';
import type { RatioName } from '#rating/figures/ratios.ts';
import type { PeerGroup } from '../../peers/peer-group.ts';
import type { PeerQuartiles } from '../../peers/quartiles.ts';
import { words } from '../../texts/statements/words.ts';
import { showNumberIn } from '../context/number-words.ts';

/** Peers as a report shows them: who they are in the reader's words, or why there are none. */
export type Peers = Readonly<{ who: string; quartiles: Readonly<Partial<Record<RatioName, PeerQuartiles>>> }>;

/** A group of peers in a language; without one, that there is none. */
export function presentPeers(group: PeerGroup | undefined, countryName: string, locale: Locale): Peers {
  const { peers, sections } = words[locale];
  if (group === undefined) return { who: peers.none, quartiles: {} };
  const count = Math.max(...Object.values(group.quartiles).map((quartiles) => quartiles.count));
  const section = `${group.section} (${sections[group.section] ?? ''})`;
  return {
    who: peers.who(showNumberIn(locale, count), countryName, section, String(group.year)),
    quartiles: group.quartiles,
  };
}

/** No peers, and that it is so. */
export function noPeers(locale: Locale): Peers {
  return presentPeers(undefined, '', locale);
}
