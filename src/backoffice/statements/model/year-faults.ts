import {
  balanceOf,
  type CountedUnit,
  type DifferenceCause,
  differenceCause,
  type LineAmounts,
  type LiveSum,
  liveSums,
  type StatementLine,
  wrongSums,
} from '#modules/reports/statement-rules.ts';

/** What does not come out in a statement. */
export type YearFault = Readonly<{
  what: 'balance' | 'sum';
  /** The line whose sum it is; of the balance the whole of equity and liabilities. */
  line: StatementLine;
  /** What the parts come to less what they should. */
  difference: number;
  cause: DifferenceCause | undefined;
}>;

type Statement = Readonly<{ amounts: LineAmounts; unit: CountedUnit }>;

/** Sums of a year that do not come out, the balance first; what unlisted lines may explain is none. */
export function yearFaults({ amounts, unit }: Statement, source: LineAmounts): readonly YearFault[] {
  const balance = balanceOf(amounts);
  const ask = (difference: number, parts?: readonly StatementLine[]) =>
    differenceCause({ difference, lines: amounts, source, unit, ...(parts !== undefined && { parts }) });
  const sums = wrongSums(amounts, source);
  const second = -(balance?.difference ?? 0);
  return [
    ...(balance === null || balance.isRounding
      ? []
      : [
          {
            what: 'balance' as const,
            line: 'equity_and_liabilities' as const,
            difference: second,
            cause: ask(second),
          },
        ]),
    ...sums
      // The whole of the second side is told with the balance.
      .filter(({ whole }) => whole !== 'equity_and_liabilities')
      .map(({ whole, difference, parts }) => ({
        what: 'sum' as const,
        line: whole,
        difference,
        cause: ask(difference, [whole, ...parts]),
      })),
  ];
}

/** The sums of a year by their line. */
export function sumsByLine(amounts: LineAmounts): ReadonlyMap<StatementLine, LiveSum> {
  return new Map(liveSums(amounts).map((sum) => [sum.whole, sum]));
}
