import type { Country } from './country.ts';

/** A made-up register: the same seed and countries make the same companies. */
export type Corpus = Readonly<{
  seed: number;
  /** Their shares are percents, together a hundred. */
  countries: readonly Country[];
  /** Share of companies whose rare word is one slip away from another company's. */
  lookalikes: number;
}>;
