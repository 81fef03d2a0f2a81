import { type CountedUnit, filedUnit } from '#findings/statements/balance.ts';
import { numberFormat } from '#kernel/formats/intl-formats.ts';
import { type Locale, languages } from '#kernel/locale.ts';
import { words as amountWords } from '../../texts/amounts/words.ts';
import { words } from '../../texts/statements/words.ts';
import { showMoney, showNumberIn, showSigned } from '../context/number-words.ts';

/** In units of how many a table shows its figures. */
export type Scale = CountedUnit;

/** Above these the figures of a table become unreadable in the smaller unit. */
const thousandsFrom = 5_000_000;
const millionsFrom = 100_000_000_000;

/** The scale in which figures are readable, and exact enough: that of the filing where it is large enough. */
export function scaleOf(values: readonly number[]): Scale {
  const largest = Math.max(0, ...values.map(Math.abs));
  const filed = filedUnit(values);
  if (largest >= millionsFrom || (filed === 1_000_000 && largest >= 1_000_000_000)) return 1_000_000;
  return largest >= thousandsFrom || (filed >= 1_000 && largest >= 100_000) ? 1_000 : 1;
}

/** A figure in a scale. What is not zero is never shown as zero. */
export function printScaled(locale: Locale, value: number, scale: Scale): string {
  const scaled = value / scale;
  if (value === 0 || Math.abs(scaled) >= 0.5) return showNumberIn(locale, scaled);
  const digits = numberFormat(languages[locale].intl, { maximumSignificantDigits: 1 }).format(scaled);
  return digits.replace('-', '\u2212');
}

/** `€ thousand`, `тыс. €`. */
export function unitWords(locale: Locale, currency: string, scale: Scale | 1_000_000_000): string {
  return words[locale].scales[scale](currencySign(locale, currency));
}

/** The sign or code of a currency, as its readers write it. */
export function currencySign(locale: Locale, currency: string): string {
  const parts = numberFormat(languages[locale].money, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** How a figure changed: per cent where both are positive, else the difference in the scale of the table. */
export function printChange(locale: Locale, before: number, after: number, scale: Scale): string {
  if (before > 0 && after >= 0) return printChangePercent(locale, before, after);
  const difference = after - before;
  const shown = printScaled(locale, difference, scale);
  return difference > 0 ? `+${shown}` : shown;
}

/** `+3.9%`, `−26,9 %`; of figures that are not negative. */
export function printChangePercent(locale: Locale, before: number, after: number): string {
  const percent = (after / before - 1) * 100;
  return amountWords[locale].percent(showSigned(locale, percent, Math.abs(percent) >= 1_000 ? 0 : 1));
}

/** A sum in a sentence: whole, with all its digits. */
export function printSum(locale: Locale, value: number, currency: string): string {
  return showMoney(locale, value, currency, Number.isInteger(value) ? 0 : 2);
}

/** A ratio with three digits that count. */
export function printRatio(locale: Locale, value: number): string {
  const size = Math.abs(value);
  const digits = size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2;
  return showNumberIn(locale, value, digits, true).replace(/^−(0[.,]?0*)$/, '$1');
}
