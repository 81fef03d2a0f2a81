import type { Evidence, Fact } from './dossier.ts';

/** Numbered evidence: equal evidence has one number, in the order in which the document first needs it. */
export interface EvidenceList {
  /** The number of a fact's evidence, from 1; the first call for a new evidence makes its number. */
  numberOf(fact: Evidence): number;
  entries(): readonly (Evidence & Readonly<{ number: number }>)[];
}

export function createEvidenceList(): EvidenceList {
  const entries = new Map<string, Evidence & { number: number }>();
  return {
    numberOf: ({ source, sourceUrl, retrievedAt, method, evidenceHash }) => {
      const key = JSON.stringify([source, sourceUrl, retrievedAt.toISOString(), method, evidenceHash]);
      const known = entries.get(key);
      if (known !== undefined) return known.number;
      const number = entries.size + 1;
      entries.set(key, { source, sourceUrl, retrievedAt, method, evidenceHash, number });
      return number;
    },
    entries: () => [...entries.values()],
  };
}

/** How many different places the facts come from. */
export function countSources(facts: readonly Fact[]): number {
  return new Set(facts.map(({ source, sourceUrl }) => JSON.stringify([source, sourceUrl]))).size;
}
