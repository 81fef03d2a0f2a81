import type { ReportKind } from '#kernel/reports/report-kind.ts';
import type { Fact } from '../../../dossier/dossier.ts';
import type { SectionCode } from '../../../dossier/section-codes.ts';
import type { StatementPeriod } from '../../../parts/statements-part.ts';
import type { Texts } from '../../../texts/flags/en.ts';
import type { ReportView } from '../../../view/report-view.ts';
import type { ReportTone } from '../../../view/shown.ts';
import type { DossierFacts } from '../../context/dossier-facts.ts';
import type { ReportContext } from '../../context/report-context.ts';
import type { RuleName } from '../../verdict/verdict-rules.ts';

/** Something to clear before one signs, or that it is clear, with the facts that say so. */
export type Warning = Readonly<{
  tone: ReportTone;
  title: string;
  detail?: string;
  section: SectionCode;
  facts: readonly Fact[];
  /** Nobody knows, which is no finding. */
  isGap?: true;
  /** The rule of the light that says the same. */
  rule?: RuleName;
}>;

/** What the rules read. */
export type Readable = Readonly<{
  kind: ReportKind;
  facts: DossierFacts;
  /** The statements of which the report speaks, newest first: those that are rated. */
  statements: readonly StatementPeriod[];
  /** The last days of periods that stand in the statements as first filed, too. */
  toldTwice: ReadonlySet<string>;
  managers: ReportView['managers'];
  /** The day of the report, `YYYY-MM-DD`. */
  asOf: string;
  context: ReportContext;
  said: Texts;
}>;

/** The facts of these ids. */
export function factsOf(ids: readonly string[], { facts }: Readable, section: SectionCode): Fact[] {
  const wanted = new Set(ids);
  return facts.in(section).filter(({ id }) => wanted.has(id));
}

/** What belongs together, with commas between; empty parts left out. */
export function listed(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}
