import type { Fact } from '../../dossier/dossier.ts';
import type { StatementsPart } from '../../parts/statements-part.ts';
import type { ReportView } from '../../view/report-view.ts';
import type { ReportContext } from '../context/report-context.ts';
import { keyFigures } from './key-figures.ts';
import { knownYears, type MainStatements } from './known-years.ts';
import type { Peers } from './peers.ts';
import { ratioRows } from './ratio-rows.ts';
import { statementTables } from './statement-tables.ts';
import { statementsTitle } from './statements-title.ts';
import { yearBars } from './year-bars.ts';

/** What statements are presented with beside the part itself. */
export type StatementsInput = Readonly<{
  /** The periods that count, of one scope: those that the rating is computed of. Undefined where there are none. */
  main: MainStatements | undefined;
  facts: readonly Fact[];
  /** The day of the report, `YYYY-MM-DD`. */
  asOf: string;
  /** Why there are no statements, in the reader's words. */
  whyNone: string;
  peers: Peers;
}>;

/** The parts of the view that statements fill. */
export type PresentedStatements = Pick<
  ReportView,
  'statements' | 'statementsTitle' | 'years' | 'yearsUnit' | 'ratios' | 'keyFigures'
>;

/** Statements, key figures, ratios and bars of a report in one language. Pure. */
export function presentStatements(
  part: StatementsPart,
  { main, facts, asOf, whyNone, peers }: StatementsInput,
  context: ReportContext,
): PresentedStatements {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const known = knownYears(main);
  const bars = yearBars(known, context.locale);
  return {
    keyFigures: keyFigures(known, { facts: byId, asOf, whyNone }, context),
    statements: statementTables(part, byId, context),
    statementsTitle: statementsTitle(known, context.locale),
    years: bars.years,
    yearsUnit: bars.unit,
    ratios: ratioRows(known, peers, context.locale),
  };
}
