import { type ReportKind, usualReportKind } from '#kernel/reports/report-kind.ts';
import { hasSection } from '../dossier/report-sections.ts';
import { activityFacts } from './activity-facts.ts';
import { annualFacts, taxRegistration } from './annual-facts.ts';
import type { AssemblyInput } from './assembly-input.ts';
import { sortFindings } from './found-findings.ts';
import { historyFacts } from './history-facts.ts';
import { identityFacts, registeredCapital } from './identity-facts.ts';
import { legalFacts } from './legal-facts.ts';
import type { MachineFact } from './make-facts.ts';
import { groupFacts, ownershipFacts } from './ownership-facts.ts';
import { peopleFacts } from './people-facts.ts';
import { screeningFacts } from './screening-facts.ts';
import { statementFacts } from './statement-facts.ts';

/** All facts of a report of this kind that what sources said makes; the rating comes of them, and of those of people, when they are laid in. Pure: same readings, same facts, in whatever order they come. */
export function assembleFacts(input: AssemblyInput, kind: ReportKind = usualReportKind): MachineFact[] {
  const findings = sortFindings(input);
  const legal = legalFacts(findings, input);
  const facts = [
    ...identityFacts(findings),
    ...historyFacts(findings),
    ...registeredCapital(findings),
    ...ownershipFacts(findings),
    ...groupFacts(findings),
    ...peopleFacts(findings),
    ...activityFacts(findings),
    ...statementFacts(findings),
    ...(hasSection(kind, 'taxes') ? [] : taxRegistration(findings)),
    ...legal,
    ...annualFacts(findings, legal),
    ...screeningFacts(input),
  ];
  return facts.filter(({ section }) => hasSection(kind, section));
}
