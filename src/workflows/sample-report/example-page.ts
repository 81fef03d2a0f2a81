import type { ReportView } from '#modules/reports/service.ts';
import type { ExamplePage, ExampleValue } from './contract.ts';
import { shortRating } from './example-card.ts';
import { type EvidenceOf, proofOf } from './example-proof.ts';

const mostYears = 3;
const mostSearches = 4;
const mostSources = 4;
/** Lines of the section of identification and of contacts that a page begins with. */
const shownLines = [
  ['contacts', 0],
  ['identification', 2],
  ['identification', 4],
  ['identification', 5],
] as const;

/** Of the example report what fits on one page, word for word, each value with its source. */
export function pageOf(view: ReportView, evidenceOf: EvidenceOf): ExamplePage {
  const { head, subject, limit, depth, keyFigures, sources } = view;
  const [sales, , , equity] = keyFigures.figures;
  const told = (label: string, shown: string, facts: readonly string[]): ExampleValue => ({
    label,
    shown,
    proof: proofOf(facts, evidenceOf),
  });
  const identity = shownLines.flatMap(([section, at]) => {
    const row = view.sections.find(({ code }) => code === section)?.rows[at];
    const value = row?.values[0];
    return row === undefined || value === undefined ? [] : [told(row.label, value.text, value.facts)];
  });
  const clear = view.flags.filter(({ tone, section }) => tone === 'good' && section !== 'legal');
  const alerts = view.flags.filter(({ tone, section }) => tone === 'warn' && section === 'legal');
  return {
    kind: head.kind,
    number: head.number,
    ordered: head.ordered,
    issued: head.issued,
    company: subject.name,
    line: subject.line,
    status: subject.status.label,
    rating: shortRating(view),
    limit: told('', limit.amount?.text ?? '', limit.amount?.facts ?? []),
    depth: { label: depth.label, remark: depth.remark },
    confidence: view.rating?.confidence.label ?? '',
    identity,
    years: view.years.slice(-mostYears).flatMap(({ label, salesShown, ...year }) =>
      year.sales === null || year.equity === null
        ? []
        : [
            {
              label,
              sales: year.sales,
              equity: year.equity,
              salesShown,
              equityShare: year.equityPercentShown,
            },
          ],
    ),
    yearsUnit: view.yearsUnit,
    newest:
      sales === undefined || equity === undefined
        ? null
        : {
            sales: told(sales.label, sales.shown, sales.facts),
            equity: told(equity.label, equity.shown, equity.facts),
          },
    ownership: view.ownership,
    searches: [...alerts, ...clear]
      .slice(0, mostSearches)
      .map(({ title, detail, facts }) => told(title, detail, facts)),
    signing: view.managersRemark,
    sources: sources.slice(0, mostSources).map(({ method, retrieved }) => ({ method, retrieved })),
  };
}
