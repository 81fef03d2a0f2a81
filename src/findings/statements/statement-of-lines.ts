import { type Amount, negateAmount, scaleAmount, subtractAmounts, sumAmounts } from '../vocabulary/amount.ts';
import type { Place } from '../vocabulary/place.ts';
import { chart, type StatementLine } from './chart.ts';
import { checksOf } from './checks.ts';
import type { FinancialStatement, LineFigure, SourceLine, StatementRemark } from './statement.ts';

/** A line of a form, by the form's own code, with what it is in our chart. */
export type FormLine = Readonly<{
  label: string;
  /** One line of a form may be two of ours: receivables that a form does not part are debtors and trade debtors. */
  lines?: readonly StatementLine[];
  /** The form has the other sign than our chart. */
  isNegated?: boolean;
  isFlow: boolean;
  /** Counts people or something else that is no money: the unit of the form does not apply to it. */
  isCount?: boolean;
}>;

/** A figure as the form has it. */
export type FormFigure = Readonly<{ tag: string; amount: Amount; place: Place }>;

/** A line of ours that the form does not have and its lines give: those that are not filed count as nothing. */
export type DerivedLine = Readonly<{
  line: StatementLine;
  tags: readonly string[];
  /** Taken away from the sum. */
  minus?: readonly string[];
  /** All of these have to be filed; else nothing is derived. */
  needs: readonly string[];
}>;

type Head = Omit<FinancialStatement, 'kind' | 'lines' | 'sourceLines' | 'checks' | 'remarks'>;

/**
 * A statement out of the lines of a form: ours in whole units, the form's own beside them, sums checked. `besideTax` is what
 * stands in the form between the result before tax and the net one and is no tax, as the form signs it.
 */
export function statementOfLines(
  head: Head,
  figures: readonly FormFigure[],
  form: Readonly<Record<string, FormLine>>,
  more: Readonly<{
    derived?: readonly DerivedLine[];
    besideTax?: readonly string[];
    remarks?: readonly StatementRemark[];
  }> = {},
): FinancialStatement {
  const exponent = Math.log10(head.unit);
  const byTag = new Map(figures.map((figure) => [figure.tag, figure]));
  const lines: Partial<Record<StatementLine, LineFigure>> = {};
  for (const { tag, amount, place } of figures) {
    const row = Object.hasOwn(form, tag) ? form[tag] : undefined;
    const whole = scaleAmount(amount, row?.isCount === true ? 0 : exponent);
    for (const line of row?.lines ?? [])
      lines[line] ??= { amount: row?.isNegated === true ? negateAmount(whole) : whole, tag, place };
  }
  const partsOf = (tags: readonly string[]) => tags.flatMap((tag) => byTag.get(tag) ?? []);
  for (const { line, tags, minus = [], needs } of more.derived ?? []) {
    const [plus, less] = [partsOf(tags), partsOf(minus)];
    const [first] = plus;
    if (lines[line] !== undefined || first === undefined || needs.some((tag) => !byTag.has(tag))) continue;
    const [sum, taken] = [plus, less].map((parts) => sumAmounts(parts.map(({ amount }) => amount)));
    lines[line] = {
      amount: scaleAmount(subtractAmounts(sum ?? '0', taken ?? '0'), exponent),
      tag: [plus.map(({ tag }) => tag).join('+'), ...less.map(({ tag }) => tag)].join('-'),
      place: first.place,
    };
  }
  const beside = sumAmounts((more.besideTax ?? []).flatMap((tag) => byTag.get(tag)?.amount ?? []));
  const checks = withoutBesideTax(checksOf(lines, head.unit), scaleAmount(beside, exponent), head.unit);
  const remarks = new Set<StatementRemark>(more.remarks);
  if (head.months !== undefined && head.months !== 12) remarks.add('not_twelve_months');
  if (checks.some(({ isRounding }) => !isRounding)) remarks.add('does_not_balance');
  return {
    kind: 'statement',
    ...head,
    lines,
    sourceLines: figures.map(({ tag, amount, place }): SourceLine => {
      const row = Object.hasOwn(form, tag) ? form[tag] : undefined;
      return {
        tag,
        ...(row !== undefined && { label: row.label }),
        amount,
        isFlow: row?.isFlow ?? false,
        place,
      };
    }),
    checks,
    remarks: [...remarks],
  };
}

/** A row of a form that is a line of ours, by the side on which the chart has it. */
export function formLine(label: string, ...lines: readonly StatementLine[]): FormLine {
  const [first] = lines;
  return { label, lines, isFlow: first !== undefined && chart[first] === 'flow' };
}

function withoutBesideTax(
  checks: FinancialStatement['checks'],
  beside: Amount,
  unit: number,
): FinancialStatement['checks'] {
  if (beside === '0') return checks;
  return checks.map((one) => {
    if (one.check !== 'net_of_result') return one;
    const difference = subtractAmounts(one.difference, negateAmount(beside));
    const isRounding = BigInt(difference.replace(/^-|\..*$/g, '')) <= BigInt(unit);
    return { ...one, difference, isRounding };
  });
}
