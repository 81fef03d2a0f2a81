import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals of placing an order. */
export const placeOrderProblems = nameProblems(words, {
  priceChanged: { code: 'price_changed', status: 409 },
  tariffOfOtherCountry: { code: 'tariff_of_other_country', status: 422 },
  noCredit: { code: 'no_credit', status: 409 },
  otherCurrency: { code: 'other_currency', status: 409 },
  limitReached: { code: 'limit_reached', status: 409 },
  unknownCompany: { code: 'unknown_company', status: 404 },
});
