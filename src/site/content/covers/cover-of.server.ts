import type { Article } from '#modules/content/contract.ts';
import countryDots from '../../world-map/figures/country-dots.json' with { type: 'json' };
import closeUps from './close-ups.json' with { type: 'json' };
import { type Cover, dotPath, signOf } from './cover.ts';

/** The cover of an article, from its countries and topics alone: always the same. */
export function coverOf({ countries, topics }: Pick<Article, 'countries' | 'topics'>): Cover {
  const [only, ...others] = countries;
  const closeUp = only !== undefined && others.length === 0 ? closeUps[only.code] : undefined;
  const sign = signOf(topics);
  if (closeUp !== undefined) return { sign, marked: dotPath(closeUp.own), land: dotPath(closeUp.land) };
  // What is about no country in particular holds for all of them.
  const runs = countries.map(({ code }) => countryDots[code]).filter((own) => own !== undefined);
  return { sign, marked: runs.length === 0 ? '' : dotPath(runs.join(' ')), land: undefined };
}
