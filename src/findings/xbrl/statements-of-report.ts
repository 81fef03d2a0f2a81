import type { StatementLine } from '../statements/chart.ts';
import { chart } from '../statements/chart.ts';
import { checksOf } from '../statements/checks.ts';
import type {
  FinancialStatement,
  LineFigure,
  SourceLine,
  StatementRemark,
  StatementScope,
} from '../statements/statement.ts';
import { compareAmounts, negateAmount, scaleAmount, subtractAmounts } from '../vocabulary/amount.ts';
import type { Day } from '../vocabulary/days.ts';
import type { ConceptRow, Taxonomy } from './taxonomy.ts';
import type { XbrlFact, XbrlReport } from './xbrl-facts.ts';

const maxStatements = 40;
const maxSourceLines = 400;

type Figure = LineFigure & Readonly<{ scale: number; rank: number }>;
type Draft = {
  scope: StatementScope;
  end: Day;
  /** Figures by line and, for flows, by the first day of what they sum up. */
  stocks: Map<StatementLine, Figure[]>;
  flows: Map<Day, Map<StatementLine, Figure[]>>;
  others: SourceLine[];
};

/** The statements in a report: one for each scope and day, each figure with its place; the latest first. */
export function statementsOfReport(report: XbrlReport, taxonomy: Taxonomy): FinancialStatement[] {
  const rows = Map.groupBy(taxonomy.rows, ({ concept }) => concept);
  const currency = currencyOf(report);
  const drafts = new Map<string, Draft>();
  for (const fact of report.facts) {
    if (fact.amount === undefined || !taxonomy.isOfFamily(fact.uri)) continue;
    const end = endOf(fact);
    if (end === undefined) continue;
    const scope = scopeOf(fact, taxonomy);
    const key = `${scope} ${end}`;
    const draft: Draft = drafts.get(key) ?? {
      scope,
      end,
      stocks: new Map(),
      flows: new Map(),
      others: [],
    };
    drafts.set(key, draft);
    take(draft, currency, fact, lineOf(fact, rows.get(fact.name) ?? [], taxonomy));
  }
  return [...drafts.values()]
    .flatMap((draft) => statementOf(draft, currency, taxonomy) ?? [])
    .toSorted((a, b) => b.periodEnd.localeCompare(a.periodEnd) || a.scope.localeCompare(b.scope))
    .slice(0, maxStatements);
}

const isCurrency = (unit: string) => /^[A-Z]{3}$/.test(unit);

/** The one in which most figures are. What is given in another one beside it, for readers abroad, is no line of ours. */
function currencyOf({ facts }: XbrlReport): string {
  const counts = new Map<string, number>();
  for (const { unit = '' } of facts) if (isCurrency(unit)) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

function endOf({ context: { period } }: XbrlFact): Day | undefined {
  if ('instant' in period) return period.instant;
  return 'end' in period ? period.end : undefined;
}

function scopeOf({ context }: XbrlFact, { scope }: Taxonomy): StatementScope {
  const member = context.members.find(({ dimension }) => dimension === scope.dimension)?.member;
  if (member === undefined) return scope.default;
  if (scope.consolidated.includes(member)) return 'consolidated';
  return scope.individual.includes(member) ? 'individual' : 'unstated';
}

/** Names come out of documents: `constructor` is one as well. */
function neutralOf({ neutral }: Taxonomy, dimension: string): readonly string[] {
  return Object.hasOwn(neutral, dimension) ? (neutral[dimension] ?? []) : [];
}

/** The line whose row asks for just the members that the fact has. */
function lineOf(fact: XbrlFact, rows: readonly ConceptRow[], taxonomy: Taxonomy): ConceptRow | undefined {
  const members = fact.context.members.filter(
    ({ dimension, member }) =>
      dimension !== taxonomy.scope.dimension && !neutralOf(taxonomy, dimension).includes(member),
  );
  return rows.find(({ members: wanted = {} }) => {
    const names = Object.keys(wanted);
    return (
      names.length === members.length &&
      members.every(({ dimension, member, isTyped }) => !isTyped && wanted[dimension] === member)
    );
  });
}

function take(draft: Draft, currency: string, fact: XbrlFact, row: ConceptRow | undefined): void {
  const { amount = '0', unit = '', scale, place, name, context } = fact;
  const isMoney = isCurrency(unit);
  const isOurs = unit === currency;
  if (row === undefined || (!isOurs && (isMoney || row.line !== 'employees'))) {
    // Parts of a line, by class of asset or by officer, are the source's own business: only whole lines are shown.
    if (
      isMoney &&
      context.members.every(({ dimension }) => dimension.startsWith('Group')) &&
      draft.others.length < maxSourceLines
    )
      draft.others.push({
        tag: isOurs ? name : `${name} (${unit})`,
        amount,
        isFlow: 'start' in context.period,
        place,
      });
    return;
  }
  const figure: Figure = {
    amount: row.isNegated ? negateAmount(amount) : amount,
    tag: name,
    place,
    scale,
    rank: row.rank ?? 0,
  };
  const { period } = context;
  const isFlow = chart[row.line] === 'flow';
  if ('start' in period && (isFlow || row.line === 'employees')) {
    const flows = draft.flows.get(period.start) ?? new Map<StatementLine, Figure[]>();
    draft.flows.set(period.start, flows);
    add(flows, row.line, figure);
  } else if ('instant' in period && !isFlow) add(draft.stocks, row.line, figure);
}

function add(lines: Map<StatementLine, Figure[]>, line: StatementLine, figure: Figure): void {
  const figures = lines.get(line);
  if (figures === undefined) lines.set(line, [figure]);
  else figures.push(figure);
}

function statementOf(draft: Draft, currency: string, { standard }: Taxonomy): FinancialStatement | undefined {
  const remarks = new Set<StatementRemark>();
  // A year is told by most of its figures; a quarter beside it, or the time since the company began, by few.
  const [start, flows] = [...draft.flows].toSorted(
    ([aStart, a], [bStart, b]) => b.size - a.size || bStart.localeCompare(aStart),
  )[0] ?? [undefined, new Map<StatementLine, Figure[]>()];
  const lines: Partial<Record<StatementLine, LineFigure>> = {};
  for (const [line, figures] of [...draft.stocks, ...flows]) {
    const best = agreed(figures);
    if (best === undefined) remarks.add('conflicting_figures');
    else lines[line] = { amount: best.amount, tag: best.tag, place: best.place };
  }
  const first = Object.values(lines)[0];
  if (first === undefined) return undefined;
  const months = start === undefined ? undefined : monthsBetween(start, draft.end);
  if (months !== undefined && months !== 12) remarks.add('not_twelve_months');
  const checks = checksOf(lines);
  if (checks.some(({ isRounding }) => !isRounding)) remarks.add('does_not_balance');
  return {
    kind: 'statement',
    place: first.place,
    ...(start !== undefined && { periodStart: start }),
    periodEnd: draft.end,
    ...(months !== undefined && { months }),
    currency,
    unit: 1,
    standard,
    scope: draft.scope,
    isRestated: false,
    lines,
    sourceLines: draft.others,
    checks,
    remarks: [...remarks],
  };
}

/** The most exact of figures that say the same, as far as each is exact; undefined where they contradict each other. */
function agreed(figures: readonly Figure[]): Figure | undefined {
  const first = Math.min(...figures.map(({ rank }) => rank));
  const [best, ...others] = figures
    .filter(({ rank }) => rank === first)
    .toSorted((a, b) => a.scale - b.scale);
  if (best === undefined) return undefined;
  const agrees = others.every(({ amount, scale }) => {
    const difference = subtractAmounts(amount, best.amount).replace('-', '');
    return compareAmounts(difference, scale > best.scale ? scaleAmount('1', scale) : '0') <= 0;
  });
  return agrees ? best : undefined;
}

/** Whole months from the first day to the last, both included; a few days more or less do not count. */
function monthsBetween(start: Day, end: Day): number {
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
  return Math.round(days / 30.4375);
}
