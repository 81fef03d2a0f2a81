import { nameProblems } from '#kernel/problem.ts';
import { words } from './texts/problems/words.ts';

/** Refusals about prices that are edited and published. */
export const pricingProblems = nameProblems(words, {
  unknownDraftTariff: { code: 'unknown_tariff', status: 404 },
  changedMeanwhile: { code: 'prices_changed_meanwhile', status: 409 },
  nothingToPublish: { code: 'nothing_to_publish', status: 409 },
  wrongTime: { code: 'publish_time_out_of_bounds', status: 422 },
  countryWithoutTariff: { code: 'country_without_tariff', status: 422 },
  notAPriceFile: { code: 'not_a_price_file', status: 422 },
  unknownPriceList: { code: 'unknown_price_list', status: 404 },
  notScheduled: { code: 'price_list_not_scheduled', status: 409 },
  notRestorable: { code: 'price_list_not_restorable', status: 409 },
});
