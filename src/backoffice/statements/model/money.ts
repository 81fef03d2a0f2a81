import { minorDigits } from '#kernel/formats/intl-formats.ts';
import { scaleAmount } from '#modules/reports/statement-rules.ts';
import type { Fact } from './grid-section.ts';

/** A sum of money in whole units of its currency; undefined of other values. */
export function unitsOf(value: Fact['value']): Readonly<{ units: number; currency: string }> | undefined {
  if (typeof value !== 'object' || !('amountMinor' in value)) return undefined;
  return { units: value.amountMinor / 10 ** minorDigits(value.currency), currency: value.currency };
}

/** An exact amount of whole units as it is stored; undefined where it has more decimals than the currency, or is too large. */
export function minorOf(amount: string, currency: string): number | undefined {
  const minor = scaleAmount(amount, minorDigits(currency));
  const number = Number(minor);
  return minor.includes('.') || !Number.isSafeInteger(number) ? undefined : number;
}
