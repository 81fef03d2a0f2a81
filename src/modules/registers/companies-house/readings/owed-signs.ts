import type { StatementLine } from '#findings/statements/chart.ts';
import type { FinancialStatement } from '#findings/statements/statement.ts';
import {
  type Amount,
  compareAmounts,
  negateAmount,
  subtractAmounts,
  sumAmounts,
} from '#findings/vocabulary/amount.ts';

/** What is left of a total once the owed is taken away. */
const sums: readonly Readonly<{ of: StatementLine; owed: readonly StatementLine[]; left: StatementLine }>[] =
  [
    { of: 'current_assets', owed: ['creditors_within_1y'], left: 'net_current_assets' },
    { of: 'ta_less_cl', owed: ['creditors_after_1y', 'provisions'], left: 'net_assets' },
  ];

/**
 * Many mark what is owed as it is printed, in brackets and so with a minus. Where the sum comes out only with what is owed as a
 * plus, it is one; where nothing settles it, the figure stays as it was filed.
 */
export function withOwedSigns(statement: FinancialStatement): FinancialStatement {
  let { lines, remarks } = statement;
  for (const { of, owed, left } of sums) {
    const [total, rest] = [lines[of]?.amount, lines[left]?.amount];
    const filed = owed.filter((line) => lines[line] !== undefined);
    if (total === undefined || rest === undefined) continue;
    const taken = subtractAmounts(total, rest);
    const amountsWith = (turned: readonly StatementLine[]): Amount[] =>
      filed.map((line) => {
        const amount = lines[line]?.amount ?? '0';
        return turned.includes(line) ? negateAmount(amount) : amount;
      });
    const isRight = (turned: readonly StatementLine[]) =>
      compareAmounts(sumAmounts(amountsWith(turned)), taken) === 0;
    const minus = filed.filter((line) => lines[line]?.amount.startsWith('-'));
    const turned = subsetsOf(minus).find(isRight) ?? [];
    if (turned.length === 0) continue;
    for (const line of turned) {
      const figure = lines[line];
      if (figure !== undefined)
        lines = { ...lines, [line]: { ...figure, amount: negateAmount(figure.amount) } };
    }
    remarks = [...new Set([...remarks, 'owed_with_minus' as const])];
  }
  return { ...statement, lines, remarks };
}

/** Nothing first: what comes out as filed is left alone. */
function subsetsOf(lines: readonly StatementLine[]): StatementLine[][] {
  const [first, ...rest] = lines;
  if (first === undefined) return [[]];
  return subsetsOf(rest).flatMap((one) => [one, [first, ...one]]);
}
