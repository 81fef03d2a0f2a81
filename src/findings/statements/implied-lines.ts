import { type Amount, compareAmounts, sumAmounts } from '../vocabulary/amount.ts';
import type { StatementLine } from './chart.ts';
import type { FinancialStatement } from './statement.ts';

/** A line that the filing leaves to its reader, and of which lines it is the sum. */
type Implied = Readonly<{ amount: Amount; place: string }>;

const assets: readonly (readonly StatementLine[])[] = [
  ['fixed_assets', 'current_assets'],
  ['ta_less_cl', 'creditors_within_1y'],
];

/**
 * Totals that British balance sheets do not print: assets in all, and equity under its own name. Computed only where every way that can
 * be gone comes to the same.
 */
export function impliedLines(
  lines: FinancialStatement['lines'],
): Readonly<Partial<Record<'total_assets' | 'equity', Implied>>> {
  const ways = lines.total_assets === undefined ? assets.flatMap((parts) => sumOf(lines, parts)) : [];
  const [first] = ways;
  const isSure = ways.every(
    ({ amount }) => first !== undefined && compareAmounts(amount, first.amount) === 0,
  );
  return {
    ...(first !== undefined && isSure && { total_assets: first }),
    ...(lines.equity === undefined &&
      lines.net_assets !== undefined && {
        equity: { amount: lines.net_assets.amount, place: 'net_assets' },
      }),
  };
}

function sumOf(lines: FinancialStatement['lines'], parts: readonly StatementLine[]): Implied[] {
  const amounts = parts.flatMap((part) => lines[part]?.amount ?? []);
  return amounts.length < parts.length ? [] : [{ amount: sumAmounts(amounts), place: parts.join(' + ') }];
}
