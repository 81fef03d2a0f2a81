import type { StatementLine } from '../statements/chart.ts';

/** Where a concept goes in our chart: a line, under the members that make it that line. */
export type ConceptRow = Readonly<{
  concept: string;
  line: StatementLine;
  /** Dimension and member that the figure must have, such as creditors within one year. */
  members?: Readonly<Record<string, string>>;
  /** The concept counts the other way round than our line. */
  isNegated?: boolean;
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
