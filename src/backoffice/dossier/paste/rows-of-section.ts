import type { FactInput } from '#modules/reports/contract.ts';
import type { Fact, Section } from '../model/dossier.ts';

type Value = FactInput['value'];

/** A row that stands in the table of a section already: its values by field. */
export type StandingRow = Readonly<{ position: number; facts: ReadonlyMap<string, Fact> }>;

/** The rows of a section's table, in their order. */
export function rowsOfSection({ fields, facts }: Pick<Section, 'fields' | 'facts'>): StandingRow[] {
  const columns = new Set(fields.filter(({ isColumn }) => isColumn).map(({ code }) => code));
  const cells = facts.filter(({ field }) => columns.has(field));
  return [...Map.groupBy(cells, ({ position }) => position)]
    .toSorted(([a], [b]) => a - b)
    .map(([position, row]) => ({ position, facts: new Map(row.map((fact) => [fact.field, fact])) }));
}

/** The words of a value; empty where it has none. */
export function wordsOf(value: Value | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || Array.isArray(value)) return '';
  return 'text' in value ? value.text : 'code' in value ? (value.word ?? value.code) : '';
}
