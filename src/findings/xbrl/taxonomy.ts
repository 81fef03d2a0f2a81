import type { StatementLine } from '../statements/chart.ts';

/** Where a concept goes in our chart: a line, under the members that make it that line. */
export type ConceptRow = Readonly<{
  concept: string;
  line: StatementLine;
  /** Dimension and member that the figure must have, such as creditors within one year. */
  members?: Readonly<Record<string, string>>;
  /** The concept counts the other way round than our line. */
  isNegated?: boolean;
  /** Of concepts for one line that may stand beside each other only those of the lowest rank count; 0 where it is left out. */
  rank?: number;
}>;

/** How figures of a family of taxonomies are read. */
export type Taxonomy = Readonly<{
  /** Name of the rules, as the report prints it. */
  standard: 'IFRS' | 'US-GAAP' | 'local';
  isOfFamily(uri: string): boolean;
  rows: readonly ConceptRow[];
  /** The dimension that tells the group from the company, and what no member of it means. */
  scope: Readonly<{
    dimension: string;
    consolidated: readonly string[];
    individual: readonly string[];
    default: 'individual' | 'consolidated' | 'unstated';
  }>;
  /** Dimensions whose members change nothing where they are these. */
  neutral: Readonly<Record<string, readonly string[]>>;
}>;

/** Concepts by the line to which they go, the one that says it best first. */
export type ConceptTable = Readonly<Partial<Record<StatementLine, readonly string[]>>>;

/** Rows of a table. Ranked, a concept counts only where none before it is filed; else all of a line must say the same. */
export function rowsOf(table: ConceptTable, isRanked: boolean): ConceptRow[] {
  return Object.entries(table).flatMap(([line, concepts]) =>
    concepts.map(
      (concept, rank): ConceptRow => ({
        concept,
        // Keys of a literal that is typed by them.
        line: line as StatementLine,
        ...(isRanked && { rank }),
      }),
    ),
  );
}
