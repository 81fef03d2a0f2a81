import type { Locale } from '#kernel/locale.ts';
import { formatMoney } from '#kernel/money.ts';
import type { TariffView } from '#modules/countries/contract.ts';
import type { en } from './texts/en.ts';

/** The price of a tariff for a reader: `€45`, `45 €`. */
export function priceOf(tariff: TariffView, locale: Locale): string {
  return formatMoney({ amountMinor: tariff.tariffPrice, currency: tariff.tariffCurrency }, locale);
}

/** The days of all tariffs together, so that none of them contradicts it: `up to 9 business days` beside `up to 2`. */
export function daysOfAll(tariffs: readonly TariffView[], picker: typeof en): string {
  const soonest = Math.min(...tariffs.map(({ minDays }) => minDays));
  const slowest = Math.max(...tariffs.map(({ maxDays }) => maxDays));
  return picker.days(soonest, slowest);
}
