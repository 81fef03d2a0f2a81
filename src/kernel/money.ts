import { numberFormat } from './formats/intl-formats.ts';
import { type Locale, languages } from './locale.ts';

/** Currencies the price list may use; all have two minor digits. */
export const currencies = ['EUR', 'USD', 'GBP', 'RUB'] as const;
export type Currency = (typeof currencies)[number];

/** Whether a word is one of them. */
export function isCurrency(word: string): word is Currency {
  return currencies.some((one) => one === word);
}

/** An amount of money: integer minor units (cents) with its currency. */
export type Money = Readonly<{ amountMinor: number; currency: Currency }>;

/** Builds a Money; throws RangeError unless `amountMinor` is a safe non-negative integer. */
export function money(amountMinor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0) {
    throw new RangeError(`not an amount in minor units: ${amountMinor}`);
  }
  return { amountMinor, currency };
}

export function isSameMoney(a: Money, b: Money): boolean {
  return a.amountMinor === b.amountMinor && a.currency === b.currency;
}

/** Prints money for a reader: `€90` or `90 €`; minor digits only when there are any. */
export function formatMoney({ amountMinor, currency }: Money, locale: Locale): string {
  const minimumFractionDigits = amountMinor % 100 === 0 ? 0 : 2;
  const style = { style: 'currency', currency, minimumFractionDigits, maximumFractionDigits: 2 } as const;
  return numberFormat(languages[locale].money, style).format(amountMinor / 100);
}
