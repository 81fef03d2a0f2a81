import type { StatementLine } from './chart.ts';

/** Figures of one statement in whole units of its currency. */
export type LineAmounts = Readonly<Partial<Record<StatementLine, number>>>;

/** The step in which figures are counted. */
export type CountedUnit = 1 | 1_000 | 1_000_000;

/** What is left of the assets without liabilities and equity. One unit of the filing is rounding. */
export type Balance = Readonly<{ difference: number; unit: CountedUnit; isRounding: boolean }>;

/** Cents that a sum of fractions invents are taken away, and the zero has no sign. */
export const toCents = (sum: number) => Math.round(sum * 100) / 100 + 0;

/** So many figures that are all whole millions, or thousands, are no chance. */
const figuresOfUnit = { 1000000: 6, 1000: 2 } as const;

/** The unit in which a filing seems to count: the largest that divides all of its figures. */
export function filedUnit(values: readonly number[]): CountedUnit {
  const told = values.filter((value) => value !== 0);
  const counts = (unit: keyof typeof figuresOfUnit) =>
    told.length >= figuresOfUnit[unit] && told.every((value) => value % unit === 0);
  if (counts(1_000_000)) return 1_000_000;
  return counts(1_000) ? 1_000 : 1;
}

/**
 * The difference between the two sides of a balance sheet; null where the filing gives no second side. The report prints it, the
 * editor shows it while somebody types, and nobody hands a report over while it is more than rounding.
 */
export function balanceOf(lines: LineAmounts): Balance | null {
  const { total_assets: assets, equity, total_liabilities: liabilities } = lines;
  if (assets === undefined) return null;
  const unit = filedUnit(Object.values(lines));
  const isSmall = (difference: number) => Math.abs(difference) <= unit;
  const second =
    equity !== undefined && liabilities !== undefined ? equity + liabilities : lines.equity_and_liabilities;
  if (second === undefined) return null;
  const difference = toCents(assets - second);
  // Equity of a group stands with or without that of minorities.
  const besideMinority = toCents(difference - (lines.minority_interest ?? 0));
  const told = !isSmall(difference) && isSmall(besideMinority) ? besideMinority : difference;
  return { difference: told, unit, isRounding: isSmall(told) };
}
