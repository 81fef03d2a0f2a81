import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of placing an order. */
export const placeOrderProblems = nameProblems(words, {
  priceChanged: { code: 'price_changed', status: 409 },
  tariffOfOtherCountry: { code: 'tariff_of_other_country', status: 422 },
  unknownCompany: { code: 'unknown_company', status: 404 },
});
