import { abjadCountries } from './abjads.ts';
import { cyrillicCountries } from './iso-9.ts';

const others = new Set('GR CY GE AM CN TW HK MO JP KR KP TH LA KH MM IN NP BD LK ET'.split(' '));

/** Whether names of a country's register are written in Latin letters: else their letters here are a reading of ours. */
export const writesLatin = (country: string): boolean =>
  !(others.has(country) || cyrillicCountries.has(country) || abjadCountries.has(country));
