import { LRUCache } from 'lru-cache';
import type { Fact } from '../dossier/dossier.ts';

/** Facts of all dossiers together; one takes about a kilobyte. */
const maxFacts = 30_000;
/** Nobody's data stays in memory longer after it was needed last, but for the minute between two looks. */
const usualUnusedMs = 10 * 60_000;
const usualLookMs = 60_000;

/** Facts of dossiers that this process knows, each with the stamp that they stand under (`facts-repository.ts`). */
export function createKeptFacts(unusedMs = usualUnusedMs, lookMs = usualLookMs) {
  const kept = new LRUCache<string, Readonly<{ stamp: string; facts: readonly Fact[] }>>({
    maxSize: maxFacts,
    sizeCalculation: ({ facts }) => facts.length + 1,
    ttl: unusedMs,
    updateAgeOnGet: true,
  });
  let isLooking = false;

  /** The cache itself drops what is over when it is asked for it, and nobody may ever ask. */
  function lookLater(): void {
    if (isLooking) return;
    isLooking = true;
    setTimeout(() => {
      isLooking = false;
      kept.purgeStale();
      if (kept.size > 0) lookLater();
    }, lookMs).unref();
  }

  return {
    get(dossierId: string, stamp: string): readonly Fact[] | undefined {
      const known = kept.get(dossierId);
      return known?.stamp === stamp ? known.facts : undefined;
    },
    /** `facts` in the order in which they are read. */
    put(dossierId: string, stamp: string, facts: readonly Fact[]): void {
      kept.set(dossierId, { stamp, facts });
      lookLater();
    },
    /** Of how many dossiers facts are in memory. */
    count: () => kept.size,
  };
}

/** Those of this process. */
export const keptFacts = createKeptFacts();
