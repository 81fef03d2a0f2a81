import { type Amount, scaleAmount } from '#findings/vocabulary/amount.ts';
import { minorDigits } from '#kernel/formats/intl-formats.ts';
import type { FactValue } from '../dossier/fact-value.ts';

/**
 * An exact amount as money of a report, in the smallest unit of its currency; halves are rounded away from zero. Undefined where the
 * currency is none, or the sum is beyond what a report can hold.
 */
export function statedMoney(amount: Amount, currency: string): FactValue | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  const [whole = '', part = ''] = scaleAmount(amount, minorDigits(currency)).split('.');
  const up = part >= '5' ? Math.sign(Number(amount)) : 0;
  const amountMinor = Number(whole) + up;
  return Number.isSafeInteger(amountMinor) ? { amountMinor: amountMinor + 0, currency } : undefined;
}
