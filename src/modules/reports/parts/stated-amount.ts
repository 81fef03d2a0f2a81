import { minorDigits } from '#kernel/formats/intl-formats.ts';
import type { FactValue } from '../dossier/fact-value.ts';

/** A sum in whole units of its currency, as a picture or a formula wants it. */
export type StatedAmount = Readonly<{ amount: number; currency: string }>;

/** The sum that a fact states; undefined where its value is no money. */
export function amountOf(value: FactValue | undefined): StatedAmount | undefined {
  if (typeof value !== 'object' || !('amountMinor' in value)) return undefined;
  const { amountMinor, currency } = value;
  return { amount: amountMinor / 10 ** minorDigits(currency), currency };
}
