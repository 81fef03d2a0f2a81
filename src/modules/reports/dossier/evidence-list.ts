import type { Evidence } from './dossier.ts';
import { oncePer } from './once-per.ts';

/**
 * Numbered evidence, in the order in which the document first needs it. One number for one source, address, method, kept
 * copy and day: the hour tells a reader nothing.
 */
export interface EvidenceList {
  /** The number of a fact's evidence, from 1; the first call for a new evidence makes its number. */
  numberOf(fact: Evidence): number;
  entries(): readonly (Evidence & Readonly<{ number: number }>)[];
}

export function createEvidenceList(): EvidenceList {
  const entries = new Map<string, Evidence & { number: number }>();
  return {
    numberOf: (fact) => {
      const key = evidenceKey(fact);
      const known = entries.get(key);
      if (known !== undefined) return known.number;
      const number = entries.size + 1;
      const { source, sourceRu, sourceUrl, retrievedAt, method, evidenceHash } = fact;
      entries.set(key, { source, sourceRu, sourceUrl, retrievedAt, method, evidenceHash, number });
      return number;
    },
    entries: () => [...entries.values()],
  };
}

/** How many lines of the list the facts lead to. */
export function countSources(facts: readonly Evidence[]): number {
  return new Set(facts.map(evidenceKey)).size;
}

/** What has one key has one number. Facts are shared by all who read their dossier, and each reader asks for it several times. */
export const evidenceKey = oncePer(
  ({ source, sourceUrl, retrievedAt, method, evidenceHash }: Evidence): string =>
    JSON.stringify([source, sourceUrl, retrievedAt.toISOString().slice(0, 10), method, evidenceHash]),
);
