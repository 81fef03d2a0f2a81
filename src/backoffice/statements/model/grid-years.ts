import {
  type CountedUnit,
  filedUnit,
  type LineAmounts,
  lineOfColumn,
  type StatementLine,
  statementScopes,
} from '#modules/reports/statement-rules.ts';
import type { Cited, Fact, Section } from './grid-section.ts';
import { unitsOf } from './money.ts';

/** One statement: a column of the grid, and a row of the section's table. */
export type GridYear = Readonly<{
  position: number;
  /** As it is stated: a day, a month or a year; empty while nobody has said it. */
  end: string;
  scope: (typeof statementScopes)[number];
  isRestated: boolean;
  basis: string;
  audit: string;
  months: number | undefined;
  currency: string;
  /** The unit in which its filing seems to count. */
  unit: CountedUnit;
  cells: ReadonlyMap<StatementLine, Fact>;
  amounts: LineAmounts;
  /** What the sources said where a person has typed another figure. */
  sourceAmounts: LineAmounts;
  cited: Cited | undefined;
  facts: readonly Fact[];
}>;

const noCurrency = 'EUR';

/** The statements of the section, the newest first; of one period what was stated anew before what was filed. */
export function yearsOf(section: Pick<Section, 'facts' | 'fields'>): readonly GridYear[] {
  const columns = new Set(section.fields.filter(({ isColumn }) => isColumn).map(({ code }) => code));
  const rows = Map.groupBy(
    section.facts.filter(({ field }) => columns.has(field)),
    ({ position }) => position,
  );
  return [...rows]
    .map(([position, facts]) => yearOf(position, facts))
    .toSorted(
      (a, b) =>
        compare(b.end, a.end) ||
        statementScopes.indexOf(a.scope) - statementScopes.indexOf(b.scope) ||
        Number(b.isRestated) - Number(a.isRestated) ||
        a.position - b.position,
    );
}

/** The place of one more statement: after the last. */
export function nextPosition(years: readonly GridYear[]): number {
  return Math.max(-1, ...years.map(({ position }) => position)) + 1;
}

function yearOf(position: number, facts: readonly Fact[]): GridYear {
  const value = (code: string) => facts.find(({ field }) => field === code)?.value;
  const money = facts.flatMap((fact) => {
    const line = lineOfColumn(fact.field);
    const sum = unitsOf(fact.value);
    return line === undefined || sum === undefined ? [] : [{ line, fact, sum }];
  });
  const [most] = [...Map.groupBy(money, ({ sum }) => sum.currency).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const currency = most?.[0]?.sum.currency ?? noCurrency;
  const own = money.filter(({ sum }) => sum.currency === currency);
  const amounts: LineAmounts = Object.fromEntries(own.map(({ line, sum }) => [line, sum.units]));
  const scope = value('statement_scope');
  const months = value('period_months');
  return {
    position,
    end: textOf(value('period_end')),
    scope: statementScopes.find((one) => one === scope) ?? 'unstated',
    isRestated: value('is_restated') === true,
    basis: textOf(value('statement_basis')),
    audit: textOf(value('is_audited')),
    months: typeof months === 'number' ? months : undefined,
    currency,
    unit: filedUnit(Object.values(amounts)),
    cells: new Map(money.map(({ line, fact }) => [line, fact])),
    amounts,
    sourceAmounts: Object.fromEntries(
      own.flatMap(({ line, fact, sum }) => (fact.isFromMachine ? [[line, sum.units]] : [])),
    ),
    cited: citedMost(facts),
    facts,
  };
}

/** The source of most figures of the statement; what was computed has none of its own. */
function citedMost(facts: readonly Fact[]): Cited | undefined {
  const groups = Map.groupBy(
    facts.filter(({ method }) => method !== 'computed'),
    ({ source, sourceUrl, retrievedAt }) => JSON.stringify([source, sourceUrl, retrievedAt]),
  );
  const [most] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  if (most?.[0] === undefined) return undefined;
  const { source, sourceRu, sourceUrl, retrievedAt, method, evidenceHash } = most[0];
  return { source, sourceRu, sourceUrl, retrievedAt, method, evidenceHash };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : isWords(value) ? value.text : '';
}

function isWords(value: unknown): value is { text: string } {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
