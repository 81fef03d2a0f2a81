import type { Corpus } from './corpus.ts';
import type { Country } from './country.ts';
import { latinCountries } from './latin-countries.ts';
import { otherCountries } from './other-countries.ts';

/** Twenty countries, the large ones first; shares are those of registers a buyer from Russia and Belarus asks about. */
export const countries: readonly Country[] = [...otherCountries, ...latinCountries].toSorted(
  (a, b) => b.share - a.share,
);

/** The register of coined words. */
export const coinedCorpus = (seed: number): Corpus => ({ seed, countries, lookalikes: 0 });
