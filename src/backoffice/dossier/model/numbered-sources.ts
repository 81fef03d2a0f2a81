import type { Dossier, Fact } from './dossier.ts';

/** One thing that was read: a source, an address, a day and the copy that is kept of it, under one number everywhere. */
export type NumberedSource = Readonly<
  { number: number; key: string } & Pick<
    Fact,
    'source' | 'sourceRu' | 'sourceUrl' | 'retrievedAt' | 'method' | 'evidenceHash'
  >
>;

type Cited = Omit<NumberedSource, 'number' | 'key'>;

/** By which a source is known again: the hour tells nobody anything. */
export function sourceKey({ source, sourceUrl, retrievedAt, method, evidenceHash }: Cited): string {
  return JSON.stringify([source, sourceUrl, retrievedAt.slice(0, 10), method, evidenceHash]);
}

/** Every source of the dossier, in the order in which its document first needs it. */
export function numberSources({ sections }: Pick<Dossier, 'sections'>): ReadonlyMap<string, NumberedSource> {
  const sources = new Map<string, NumberedSource>();
  for (const { facts } of sections)
    for (const fact of facts) {
      const key = sourceKey(fact);
      if (sources.has(key)) continue;
      const { source, sourceRu, sourceUrl, retrievedAt, method, evidenceHash } = fact;
      sources.set(key, {
        ...{ source, sourceRu, sourceUrl, retrievedAt, method, evidenceHash },
        ...{ key, number: sources.size + 1 },
      });
    }
  return sources;
}
