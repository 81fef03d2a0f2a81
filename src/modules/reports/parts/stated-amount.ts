import type { FactValue } from '../dossier/fact-value.ts';

/** A sum in whole units of its currency, as a picture or a formula wants it. */
export type StatedAmount = Readonly<{ amount: number; currency: string }>;

/** Making one costs a hundred times as much as using it. */
const digitsOf = new Map<string, number>();

/** The digits of a currency's smallest unit: two of the euro, none of the yen. */
export function minorDigits(currency: string): number {
  const known = digitsOf.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  digitsOf.set(currency, digits);
  return digits;
}

/** The sum that a fact states; undefined where its value is no money. */
export function amountOf(value: FactValue | undefined): StatedAmount | undefined {
  if (typeof value !== 'object' || !('amountMinor' in value)) return undefined;
  const { amountMinor, currency } = value;
  return { amount: amountMinor / 10 ** minorDigits(currency), currency };
}
