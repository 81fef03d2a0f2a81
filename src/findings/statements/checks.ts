import { type Amount, compareAmounts, subtractAmounts, sumAmounts } from '../vocabulary/amount.ts';
import type { StatementLine } from './chart.ts';
import type { BalanceCheck, LineFigure } from './statement.ts';

type Lines = Readonly<Partial<Record<StatementLine, LineFigure>>>;

/** Sums that must come out: what is left of `whole` when the parts are taken away. A part that is not filed counts as zero. */
const sums: readonly Readonly<{
  check: BalanceCheck['check'];
  whole: StatementLine;
  /** All of these must be there. */
  parts: readonly StatementLine[];
  minus?: readonly StatementLine[];
}>[] = [
  { check: 'assets_parts', whole: 'total_assets', parts: ['fixed_assets', 'current_assets'] },
  { check: 'fixed_and_net_current', whole: 'ta_less_cl', parts: ['net_current_assets'] },
  { check: 'net_assets_equity', whole: 'net_assets', parts: ['equity'] },
  { check: 'net_of_result', whole: 'net', parts: ['pbt'], minus: ['tax'] },
  { check: 'assets_equity_liabilities', whole: 'total_assets', parts: ['equity', 'total_liabilities'] },
];

/** Checks every sum whose lines the statement has. `unit` is the step in which the source counts: so much is rounding. */
export function checksOf(lines: Lines, unit = 1): BalanceCheck[] {
  return sums.flatMap(({ check, whole, parts, minus = [] }) => {
    const total = lines[whole]?.amount;
    const needed = [...parts, ...minus];
    if (total === undefined || needed.some((line) => lines[line] === undefined)) return [];
    const amounts = (of: readonly StatementLine[]): Amount[] =>
      of.flatMap((line) => lines[line]?.amount ?? []);
    const more = check === 'fixed_and_net_current' ? amounts(['fixed_assets']) : [];
    const sum = subtractAmounts(sumAmounts([...amounts(parts), ...more]), sumAmounts(amounts(minus)));
    const difference = subtractAmounts(sum, total);
    return [
      { check, difference, isRounding: compareAmounts(difference.replace('-', ''), String(unit)) <= 0 },
    ];
  });
}

/**
 * Whether a total is what its parts give, but for the sign: such a file has lost signs, and no figure of it can be believed.
 * Asked of the two totals of a British balance sheet that are often negative.
 */
export function hasLostSigns(lines: Lines): boolean {
  const of = (line: StatementLine): Amount => lines[line]?.amount ?? '0';
  const isTurned = (total: StatementLine, sum: Amount): boolean =>
    lines[total] !== undefined && sum !== '0' && compareAmounts(of(total), subtractAmounts('0', sum)) === 0;
  return (
    (lines.current_assets !== undefined &&
      lines.creditors_within_1y !== undefined &&
      isTurned('net_current_assets', subtractAmounts(of('current_assets'), of('creditors_within_1y')))) ||
    (lines.net_current_assets !== undefined &&
      isTurned('ta_less_cl', sumAmounts([of('fixed_assets'), of('net_current_assets')])))
  );
}
