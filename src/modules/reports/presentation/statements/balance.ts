import type { StatementPeriod } from '../../parts/statements-part.ts';
import { filedUnit, type Scale } from './print-figures.ts';

/** What is left of the assets without liabilities and equity. One unit of the filing is rounding. */
export type Balance = Readonly<{ difference: number; unit: Scale; isRounding: boolean }>;

/** The difference between the two sides of a balance sheet; null where the filing gives no second side. */
export function balanceOf({ lines }: Pick<StatementPeriod, 'lines'>): Balance | null {
  const assets = lines.total_assets?.value;
  if (assets === undefined) return null;
  const unit = filedUnit(Object.values(lines).map(({ value }) => value));
  const isSmall = (difference: number) => Math.abs(difference) <= unit;
  const rounded = (difference: number) => Math.round(difference * 100) / 100 + 0;
  const [equity, liabilities] = [lines.equity?.value, lines.total_liabilities?.value];
  const whole = lines.equity_and_liabilities?.value;
  const second = equity !== undefined && liabilities !== undefined ? equity + liabilities : whole;
  if (second === undefined) return null;
  const difference = rounded(assets - second);
  const minority = lines.minority_interest?.value ?? 0;
  // Equity of a group stands with or without that of minorities.
  const besideMinority = rounded(difference - minority);
  const told = !isSmall(difference) && isSmall(besideMinority) ? besideMinority : difference;
  return { difference: told, unit, isRounding: isSmall(told) };
}
