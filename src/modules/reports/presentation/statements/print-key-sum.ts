import { numberFormat } from '#kernel/formats/intl-formats.ts';
import type { Locale } from '#kernel/locale.ts';
import { languages } from '#kernel/locale.ts';
import { words } from '../../texts/amounts/words.ts';
import { showMoney } from '../context/number-words.ts';

const units = [
  ['billion', 1_000_000_000],
  ['million', 1_000_000],
] as const;

/**
 * `€12.48 m`, `−€26,420`: sums side by side in one unit, that of the largest; one that would lose its digits in it stands in the next
 * smaller unit.
 */
export function printKeySum(locale: Locale, value: number, currency: string, largest: number): string {
  const unit = units.find(
    ([, by]) => largest >= (by === 1_000_000_000 ? 10 * by : by) && Math.abs(value) >= by / 10,
  );
  if (unit === undefined) return showMoney(locale, value, currency, isWhole(value, largest) ? 0 : 2);
  const [name, by] = unit;
  const scaled = value / by;
  const digits = Math.abs(scaled) >= 1_000 ? 0 : Math.abs(scaled) >= 100 ? 1 : 2;
  const format = numberFormat(languages[locale].money, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const parts = format.formatToParts(scaled);
  const last = parts.findLastIndex(({ type }) => type === 'integer' || type === 'fraction');
  return parts
    .map(({ value: part }, index) => (index === last ? `${part}\u00a0${words[locale].units[name]}` : part))
    .join('')
    .replace('-', '\u2212')
    .replaceAll('\u202f', '\u00a0');
}

/** Cents count only in sums that are small. */
function isWhole(value: number, largest: number): boolean {
  return Number.isInteger(value) || (largest >= 10_000 && Math.abs(value) >= 1);
}
