import { minorDigits } from '#kernel/formats/intl-formats.ts';
import type { FactValue, Field } from './typed-value.ts';

/** A value that was typed this moment, until the server says how the document prints it. */
export function showTyped(
  value: FactValue,
  options: Field['options'],
  words: { yes: string; no: string; share: (...bounds: number[]) => string },
): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return options.find(({ code }) => code === value)?.label ?? value;
  if (Array.isArray(value))
    return value.map((item) => options.find(({ code }) => code === item)?.label ?? item).join('; ');
  if ('amountMinor' in value) {
    const { amountMinor, currency } = value;
    return `${currency} ${(amountMinor / 10 ** minorDigits(currency)).toLocaleString()}`;
  }
  if ('code' in value) return options.find(({ code }) => code === value.code)?.label ?? value.code;
  if ('min' in value) return words.share(value.min, value.max);
  return value.text;
}
