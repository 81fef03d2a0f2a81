import type { Fact } from '../dossier/dossier.ts';
import { columnsBeside } from '../dossier/report-sections.ts';
import type { SectionCode } from '../dossier/section-codes.ts';

/** What parts read of a fact: what it says, where it stands, and by which id a reader reaches its evidence. */
export type PartFact = Pick<Fact, 'id' | 'section' | 'field' | 'position' | 'value'>;

/** A row of a section's table: its cells by column. */
export type FactRow<Of extends PartFact = PartFact> = Readonly<{
  position: number;
  /** Columns that have a value. */
  columns: readonly string[];
  cell(column: string): Of | undefined;
  ids: readonly string[];
}>;

/** The rows of a section's table in the order of their positions. */
export function rowsIn<Of extends PartFact>(facts: readonly Of[], section: SectionCode): FactRow<Of>[] {
  const cells = facts.filter((fact) => fact.section === section && columnsBeside(fact).length > 0);
  return [...Map.groupBy(cells, ({ position }) => position)]
    .toSorted(([a], [b]) => a - b)
    .map(([position, row]) => ({
      position,
      columns: row.map(({ field }) => field),
      cell: (column) => row.find(({ field }) => field === column),
      ids: row.map(({ id }) => id),
    }));
}
