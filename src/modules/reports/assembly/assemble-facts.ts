import { activityFacts } from './activity-facts.ts';
import type { AssemblyInput } from './assembly-input.ts';
import { sortFindings } from './found-findings.ts';
import { historyFacts } from './history-facts.ts';
import { identityFacts } from './identity-facts.ts';
import { legalFacts } from './legal-facts.ts';
import type { MachineFact } from './make-facts.ts';
import { groupFacts, ownershipFacts } from './ownership-facts.ts';
import { peopleFacts } from './people-facts.ts';
import { registeredCapital } from './registered-capital.ts';
import { screeningFacts } from './screening-facts.ts';
import { statementFacts } from './statement-facts.ts';

/** All facts that what sources said makes; the rating comes of them, and of those of people, when they are laid in. Pure: same readings, same facts, in whatever order they come. */
export function assembleFacts(input: AssemblyInput): MachineFact[] {
  const findings = sortFindings(input);
  return [
    ...identityFacts(findings),
    ...historyFacts(findings),
    ...registeredCapital(findings),
    ...ownershipFacts(findings),
    ...groupFacts(findings),
    ...peopleFacts(findings),
    ...activityFacts(findings),
    ...statementFacts(findings),
    ...legalFacts(findings, input),
    ...screeningFacts(input),
  ];
}
