import { type Figures, type Measure, ownersAccesses, registerDepths } from './figures.ts';
import type { Offer } from './offer.ts';

/** So many looks there are; what comes last is the faintest. */
const mostSteps = 4;

/** One look of the map: how many countries have it, one of them, and the offers of all. */
export type Level = Readonly<{
  /** 0 is the strongest; `none` is where there is nothing to colour by. */
  look: number | 'none';
  offers: readonly Offer[];
  one: Figures;
  count: number;
}>;

/** The looks of a measure, from the best; `lookOf` says which one a country has. */
export function levelsOf(
  all: readonly Figures[],
  measure: Measure,
): { levels: Level[]; lookOf: (figures: Figures) => Level['look'] } {
  const lookOf = measure === 'days' || measure === 'price' ? byOffer(all, measure) : byWord(measure);
  const levels = new Map<Level['look'], { offers: Offer[]; one: Figures; count: number }>();
  for (const figures of all) {
    const look = lookOf(figures);
    const own = levels.get(look) ?? { offers: [], one: figures, count: 0 };
    if (figures.offer !== undefined) own.offers.push(figures.offer);
    own.count += 1;
    levels.set(look, own);
  }
  return {
    levels: [...levels]
      .map(([look, level]) => ({ look, ...level }))
      .toSorted((a, b) => orderOf(a.look) - orderOf(b.look)),
    lookOf,
  };
}

/** Days and prices fall into at most four steps of as many different values each. */
function byOffer(all: readonly Figures[], measure: 'days' | 'price') {
  // Prices in different currencies cannot be compared: the one that most countries have is coloured.
  const currency = commonCurrency(all);
  const figureOf = ({ offer }: Figures) => {
    if (offer === undefined) return undefined;
    if (measure === 'days') return offer.maxDays;
    return offer.cheapest.tariffCurrency === currency ? offer.cheapest.tariffPrice : undefined;
  };
  const values = [...new Set(all.flatMap((figures) => figureOf(figures) ?? []))].sort((a, b) => a - b);
  const wide = Math.max(1, values.length / mostSteps);
  return (figures: Figures): Level['look'] => {
    const value = figureOf(figures);
    return value === undefined ? 'none' : Math.floor(values.indexOf(value) / wide);
  };
}

function byWord(measure: 'register' | 'owners') {
  return (figures: Figures): Level['look'] => {
    if (measure === 'register') {
      return figures.register === 'closed' ? 'none' : registerDepths.indexOf(figures.register);
    }
    return figures.owners === 'unknown' ? 'none' : ownersAccesses.indexOf(figures.owners);
  };
}

function commonCurrency(all: readonly Figures[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { offer } of all) {
    const own = offer?.cheapest.tariffCurrency;
    if (own !== undefined) counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

const orderOf = (look: Level['look']) => (look === 'none' ? mostSteps : look);
