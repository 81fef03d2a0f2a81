import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of the countries room. */
export const countryProblems = nameProblems(words, {
  unknownCountry: { code: 'unknown_country', status: 404 },
  unknownCountryGroup: { code: 'unknown_country_group', status: 404 },
  unknownTariff: { code: 'unknown_tariff', status: 404 },
});
