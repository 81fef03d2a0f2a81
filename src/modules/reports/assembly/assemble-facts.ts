import type { AssemblyInput } from './assembly-input.ts';
import { sortFindings } from './found-findings.ts';
import { historyFacts } from './history-facts.ts';
import { identityFacts } from './identity-facts.ts';
import type { MachineFact } from './make-facts.ts';
import { peopleFacts } from './people-facts.ts';

/** All facts that what sources said makes. Pure: same readings, same facts, in whatever order they come. */
export function assembleFacts(input: AssemblyInput): MachineFact[] {
  const findings = sortFindings(input);
  return [...identityFacts(findings), ...historyFacts(findings), ...peopleFacts(findings)];
}
