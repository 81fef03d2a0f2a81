import type { Fact } from '../dossier/dossier.ts';
import type { Field, Section } from '../dossier/section-shape.ts';
import { showDate } from '../presentation/context/show-value.ts';
import { type PrintContext, type PrintedTable, type PrintedValue, printFact } from './print-fact.ts';

type Table = NonNullable<Section['table']>;

/** Said by the title of the table or the head of a column. */
const inHeads: ReadonlySet<string> = new Set(['period_end', 'statement_scope', 'is_restated']);

/** Statements as they are read: lines down, periods across, the latest first; company and group each in a table of its own. */
export function buildStatements(table: Table, facts: readonly Fact[], context: PrintContext): PrintedTable[] {
  const codes = new Set(table.columns.map(({ code }) => code));
  const cells = facts.filter(({ field }) => codes.has(field));
  const byPeriod = Map.groupBy(cells, ({ position }) => position);
  const scopeOf = (position: number) => textOf(byPeriod.get(position), 'statement_scope');
  const periods = [...byPeriod.keys()].toSorted(
    (a, b) =>
      textOf(byPeriod.get(b), 'period_end').localeCompare(textOf(byPeriod.get(a), 'period_end')) || a - b,
  );
  return [...Map.groupBy(periods, scopeOf)]
    .toSorted(([a], [b]) => orderOf(table, a) - orderOf(table, b))
    .map(([scope, positions]) =>
      buildOne(
        table,
        scope,
        positions.map((position) => byPeriod.get(position) ?? []),
        context,
      ),
    );
}

function buildOne(
  table: Table,
  scope: string,
  periods: readonly (readonly Fact[])[],
  context: PrintContext,
): PrintedTable {
  const { locale } = context;
  const scopeField = fieldOf(table, 'statement_scope');
  const currencies = new Set(
    periods
      .flat()
      .flatMap(({ value }) => (typeof value === 'object' && 'currency' in value ? [value.currency] : [])),
  );
  const [currency = ''] = currencies.size === 1 ? currencies : [];
  const lines = table.columns.filter(
    ({ code }) => !inHeads.has(code) && periods.some((facts) => facts.some(({ field }) => field === code)),
  );
  const columns = periods.map((facts) =>
    markFirst(
      lines.map((line) => {
        const fact = facts.find(({ field }) => field === line.code);
        if (fact === undefined) return null;
        const printed = printFact(fact, line, context);
        return currency === '' ? printed : { ...printed, text: withoutCurrency(printed.text, currency) };
      }),
    ),
  );
  const words = [table.title[locale], scopeField.codes?.[scope]?.[locale], currency];
  return {
    title: words.filter(Boolean).join(' · '),
    columns: [
      { title: '', isNumeric: false, isWide: true },
      ...periods.map((facts) => ({ title: headOf(table, facts, context), isNumeric: true, isWide: false })),
    ],
    rows: lines.map(({ label }, index) => [
      { text: label[locale], note: '', mark: 0, href: '' },
      ...columns.map((column) => column[index] ?? null),
    ]),
  };
}

function headOf(table: Table, facts: readonly Fact[], { locale }: PrintContext): string {
  const end = textOf(facts, 'period_end');
  const restated = facts.some(({ field, value }) => field === 'is_restated' && value === true);
  const words = restated ? fieldOf(table, 'is_restated').label[locale].toLowerCase() : '';
  return [end === '' ? '' : showDate(end, locale), words].filter(Boolean).join(', ');
}

/** Figures of one filing bear its number once, at the first of them; what comes from elsewhere bears its own. */
function markFirst(values: readonly (PrintedValue | null)[]): (PrintedValue | null)[] {
  const head = values.find((value) => value !== null);
  return values.map((value) =>
    value === null || value === head || value.mark !== head?.mark ? value : { ...value, mark: 0 },
  );
}

function withoutCurrency(text: string, currency: string): string {
  return text.replace(new RegExp(`\\s*${currency}\\s*`), '');
}

function textOf(facts: readonly Fact[] = [], code: string): string {
  const value = facts.find(({ field }) => field === code)?.value;
  return typeof value === 'string' ? value : '';
}

function orderOf(table: Table, scope: string): number {
  return Object.keys(fieldOf(table, 'statement_scope').codes ?? {}).indexOf(scope);
}

function fieldOf(table: Table, code: string): Field {
  const field = table.columns.find((column) => column.code === code);
  if (field === undefined) throw new Error(`statements have no column ${code}`);
  return field;
}
