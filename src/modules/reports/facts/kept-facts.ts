import { LRUCache } from 'lru-cache';
import type { Fact } from '../dossier/dossier.ts';

/** Facts of all dossiers together; one takes about a kilobyte. */
const maxFacts = 30_000;
/** Nobody's data stays here longer after it was needed last. */
const unusedMs = 10 * 60_000;

type Kept = Readonly<{ stamp: string; facts: readonly Fact[] }>;

const kept = new LRUCache<string, Kept>({
  maxSize: maxFacts,
  sizeCalculation: ({ facts }) => facts.length + 1,
  ttl: unusedMs,
  updateAgeOnGet: true,
});

/** The facts of a dossier, where this process knows those that the stamp stands for (`facts-repository.ts`). */
export function keptFacts(dossierId: string, stamp: string): readonly Fact[] | undefined {
  const known = kept.get(dossierId);
  return known?.stamp === stamp ? known.facts : undefined;
}

/** Keeps the facts that a stamp stands for, in the order in which they are read. */
export function keepFacts(dossierId: string, stamp: string, facts: readonly Fact[]): void {
  kept.set(dossierId, { stamp, facts });
}
