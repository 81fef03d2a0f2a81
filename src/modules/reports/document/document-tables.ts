import type { Fact } from '../dossier/dossier.ts';
import type { Section } from '../dossier/section-shape.ts';
import { factsOf, oneMark, type PrintContext, type PrintedTable, printFact } from './print-fact.ts';
import { buildStatements } from './statement-tables.ts';

/** The rows of a section on paper, without columns that nobody filled. Statements stand with their years side by side. */
export function buildTables(
  { code, table }: Section,
  facts: readonly Fact[],
  context: PrintContext,
): PrintedTable[] {
  if (table === undefined) return [];
  if (code === 'financials') return buildStatements(table, facts, context);
  const columns = table.columns.filter((column) => facts.some(({ field }) => field === column.code));
  const codes = new Set(columns.map((column) => column.code));
  const positions = [
    ...new Set(facts.filter(({ field }) => codes.has(field)).map(({ position }) => position)),
  ];
  if (positions.length === 0) return [];
  return [
    {
      title: table.title[context.locale],
      columns: columns.map(({ kind, label }) => ({
        title: label[context.locale],
        isNumeric: kind === 'money' || kind === 'number' || kind === 'share',
        isWide: kind === 'text' || kind === 'list',
      })),
      rows: positions
        .sort((a, b) => a - b)
        .map((position) =>
          oneMark(
            columns.map((field) => {
              const fact = factsOf(facts, field).find((candidate) => candidate.position === position);
              return fact === undefined ? null : printFact(fact, field, context);
            }),
          ),
        ),
    },
  ];
}
