import type { Locale } from '#kernel/locale.ts';
import type { Fact } from '../../dossier/dossier.ts';
import { createEvidenceList } from '../../dossier/evidence-list.ts';
import { statementsPart } from '../../parts/statements-part.ts';
import { reportView } from '../../view/report-view.ts';
import { noPeers, type Peers } from './peers.ts';
import { presentStatements } from './present-statements.ts';
import { mainStatements, type statementFacts } from './statements-fixture.ts';

const shape = reportView.pick({
  statements: true,
  statementsTitle: true,
  years: true,
  yearsUnit: true,
  ratios: true,
  keyFigures: true,
});

/** The parts of a report that facts of statements fill; their shape is checked. */
export function present(facts: readonly Fact[], locale: Locale = 'en', peers: Peers = noPeers(locale)) {
  const part = statementsPart(facts);
  const main = mainStatements(part);
  return shape.parse(
    presentStatements(
      part,
      { main, facts, asOf: '2026-11-22', whyNone: 'Not published.', peers },
      { locale, evidence: createEvidenceList(), countryNames: {} },
    ),
  );
}

/** With plain spaces. */
export const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
/** A line of the first table. */
export const line = (view: ReturnType<typeof present>, code: string) =>
  view.statements[0]?.groups.flatMap(({ lines }) => lines).find((one) => one.code === code);
/** What its cells show. */
export const shownOf = (view: ReturnType<typeof present>, code: string) =>
  line(view, code)?.cells.map((cell) => cell?.shown ?? null);
/** A row of the company's own figures of twelve months. */
export const year = (end: string, more: Parameters<typeof statementFacts>[0][number]) => ({
  period_end: end,
  statement_scope: 'individual',
  period_months: 12,
  ...more,
});
