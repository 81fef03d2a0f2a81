import { type LineAmounts, toCents } from './balance.ts';
import { chart, type StatementLine } from './chart.ts';

/** What may have gone wrong where two sides differ; `line` is the figure that would explain it. */
export type DifferenceCause =
  | Readonly<{ is: 'not_as_source' | 'swapped_digits'; line: StatementLine; typed: number; right: number }>
  | Readonly<{ is: 'wrong_sign' | 'left_out' | 'wrong_unit'; line: StatementLine; amount: number }>
  | Readonly<{ is: 'nines' | 'unknown' }>;

/** Figures with which the difference is explained; lines nearest to the balance first. */
type Asked = Readonly<{
  difference: number;
  lines: LineAmounts;
  /** What the source says where somebody typed another figure. */
  source: LineAmounts;
  /** In which figures are typed: digits are swapped in these. */
  unit: number;
  /** Lines of the two sides, where not every line is one of them. */
  parts?: readonly StatementLine[];
}>;

/** The likely cause of a difference, the surest first; undefined where there is none. */
export function differenceCause(asked: Asked): DifferenceCause | undefined {
  const { difference, lines, source, unit } = asked;
  if (difference === 0) return undefined;
  const size = Math.abs(difference);
  const isSize = (value: number) => value !== 0 && toCents(Math.abs(value) - size) === 0;
  const known = stock.flatMap((line) => {
    const amount = lines[line];
    return amount === undefined || (asked.parts !== undefined && !asked.parts.includes(line))
      ? []
      : [{ line, amount }];
  });
  for (const { line, amount } of known) {
    const right = source[line];
    if (right !== undefined && right !== amount && isSize(amount - right))
      return isSwapped(amount / unit, right / unit)
        ? { is: 'swapped_digits', line, typed: amount, right }
        : { is: 'not_as_source', line, typed: amount, right };
  }
  const ofUnit = known.find(({ amount }) => isSize(amount * 999) || isSize(amount * 0.999));
  if (ofUnit !== undefined) return { is: 'wrong_unit', ...ofUnit };
  const twice = known.find(({ amount }) => isSize(2 * amount));
  if (twice !== undefined) return { is: 'wrong_sign', ...twice };
  // A line that is part of neither side is not missing from them.
  const once = stock.find((line) => isSize(lines[line] ?? 0));
  if (once !== undefined) return { is: 'left_out', line: once, amount: lines[once] ?? 0 };
  return { is: Math.round(size / unit) % 9 === 0 && size % unit === 0 ? 'nines' : 'unknown' };
}

/** Sums before their parts would explain everything: a part that does is told first. */
const sums: ReadonlySet<StatementLine> = new Set<StatementLine>([
  ...(['total_assets', 'equity_and_liabilities', 'total_liabilities', 'current_assets'] as const),
  ...(['fixed_assets', 'creditors_within_1y', 'net_assets', 'ta_less_cl', 'net_current_assets'] as const),
]);
const all = (Object.keys(chart) as StatementLine[]).filter((line) => line !== 'employees'); // keys of the chart
const stock = [...all.filter((line) => !sums.has(line)), ...all.filter((line) => sums.has(line))];

/** Whether two figures have the same digits but for two neighbours that changed places. */
export function isSwapped(a: number, b: number): boolean {
  const [one, other] = [String(Math.abs(a)), String(Math.abs(b))];
  if (one.length !== other.length || one === other) return false;
  const at = [...one].findIndex((digit, index) => digit !== other[index]);
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}
