import { minorDigits, numberFormat } from '#kernel/formats/intl-formats.ts';
import { type Locale, languages } from '#kernel/locale.ts';
import { words } from '../../texts/amounts/words.ts';

/** A number with the true minus sign: `−1,234.5`; at most `digits` after the point, and exactly so many where it `isFixed`. */
export function showNumberIn(locale: Locale, value: number, digits = 0, isFixed = false): string {
  return signs(
    numberFormat(languages[locale].intl, {
      minimumFractionDigits: isFixed ? digits : 0,
      maximumFractionDigits: digits,
    }).format(value),
  );
}

/** The same with its sign, a plus too: `+3.2`; nothing before zero. */
export function showSigned(locale: Locale, value: number, digits = 0): string {
  const shown = showNumberIn(locale, value, digits, true);
  if (!/[1-9]/.test(shown)) return showNumberIn(locale, 0, digits, true);
  return value > 0 ? `+${shown}` : shown;
}

/** `43.5%`, `43,5 %`; of a number that is per cent already. */
export function showPercent(locale: Locale, percent: number, digits = 1): string {
  return words[locale].percent(showNumberIn(locale, percent, digits));
}

/** A share in per cent: one that is not the whole, or not nothing, is never told as `100%` or `0%`. */
export function showShare(locale: Locale, percent: number, digits = 1): string {
  const shown = Number(percent.toFixed(digits));
  if (percent < 100 && shown >= 100) return showPercent(locale, Math.min(percent, 99.99), 2);
  if (percent > 0 && shown <= 0) return showPercent(locale, Math.max(percent, 0.01), 2);
  return showPercent(locale, percent, digits);
}

/** `€320,000`, `320 000 €`: whole units of a currency, the sign where its readers expect it. */
export function showMoney(locale: Locale, amount: number, currency: string, digits = 0): string {
  return signs(moneyFormat(locale, currency, digits, digits).format(amount));
}

/** `€12.48 m`, `12,48 млн €`: three digits that count; sums below a thousand whole. */
export function showMoneyShort(locale: Locale, amount: number, currency: string): string {
  const [unit, by] = unitOf(amount);
  if (unit === undefined) return showMoney(locale, amount, currency);
  const scaled = amount / by;
  const digits = Math.abs(scaled) >= 100 ? 0 : Math.abs(scaled) >= 10 && unit === 'thousand' ? 1 : 2;
  const parts = moneyFormat(locale, currency, 0, digits).formatToParts(scaled);
  const last = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction');
  const shown = parts.map(({ value }, index) =>
    index === last ? `${value}\u00a0${words[locale].units[unit]}` : value,
  );
  return signs(shown.join(''));
}

/** Whole units of a sum in the smallest units of its currency, as ISO 4217 counts them. */
export function wholeUnits({ amountMinor, currency }: { amountMinor: number; currency: string }): number {
  return amountMinor / 10 ** minorDigits(currency);
}

function unitOf(amount: number): [keyof (typeof words)['en']['units'] | undefined, number] {
  const size = Math.abs(amount);
  if (size >= 999_500_000) return ['billion', 1_000_000_000];
  if (size >= 999_500) return ['million', 1_000_000];
  return size >= 1_000 ? ['thousand', 1_000] : [undefined, 1];
}

function moneyFormat(locale: Locale, currency: string, least: number, most: number): Intl.NumberFormat {
  return numberFormat(languages[locale].money, {
    style: 'currency',
    currency,
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
}

/** The true minus, and no space at which a line may break. */
function signs(text: string): string {
  return text.replace('-', '\u2212').replaceAll('\u202f', '\u00a0');
}
