import type { EvidenceView } from '#modules/reports/service.ts';
import type { ExampleProof } from './contract.ts';

/** The evidence of a fact of one sample; undefined where it has no such fact. */
export type EvidenceOf = (factId: string) => EvidenceView | undefined;

/** Of the evidence of the first of these facts what fits beside a figure; null where there is none. */
export function proofOf(facts: readonly string[], evidenceOf: EvidenceOf): ExampleProof | null {
  const [first] = facts;
  const evidence = first === undefined ? undefined : evidenceOf(first);
  if (evidence === undefined) return null;
  const { label, of, shown, source, method, retrieved } = evidence;
  return { label, of, shown, source: source.name, mark: source.number, method, retrieved };
}
