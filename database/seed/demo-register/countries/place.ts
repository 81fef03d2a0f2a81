import type { LegalForm } from '../forms/legal-form.ts';
import { type Vocabulary, type Word, words } from '../vocabulary/vocabulary.ts';

/** A language in which companies of a country are named, with the forms it writes behind them. */
export type Voice = readonly [Vocabulary, readonly LegalForm[]];

/** What the demo register knows of one country. */
export type Place = Readonly<{
  code: string;
  /** How many companies to make. */
  count: number;
  /** Country calling code; `1 242` for a country within +1. */
  dial: string;
  /** Pattern of `drawPattern`; empty where there are no postcodes. */
  postcode: string;
  /** A voice that stands twice is twice as frequent. */
  voices: readonly Voice[];
  cities: readonly Word[];
}>;

/** Builds a place; cities are comma-separated, `native|latin` where the script is not Latin. */
export function place(
  code: string,
  count: number,
  dial: string,
  postcode: string,
  voices: readonly Voice[],
  cities: string,
): Place {
  return { code, count, dial, postcode, voices, cities: words(cities) };
}
