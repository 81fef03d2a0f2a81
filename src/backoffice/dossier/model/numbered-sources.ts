import type { DocumentView } from '#modules/reports/contract.ts';
import { sourceOfDocument } from '../../documents/document-source.ts';
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

/** Every source of the dossier, in the order in which its document first needs it; behind them documents that nothing cites yet. */
export function numberSources(
  { sections }: Pick<Dossier, 'sections'>,
  documents: readonly DocumentView[] = [],
): ReadonlyMap<string, NumberedSource> {
  const sources = new Map<string, NumberedSource>();
  const cited = sections.flatMap(({ facts }): Cited[] => [...facts]);
  for (const one of [...cited, ...documents.flatMap((document) => sourceOfDocument(document) ?? [])]) {
    const key = sourceKey(one);
    if (sources.has(key)) continue;
    const { source, sourceRu, sourceUrl, retrievedAt, method, evidenceHash } = one;
    sources.set(key, {
      ...{ source, sourceRu, sourceUrl, retrievedAt, method, evidenceHash },
      ...{ key, number: sources.size + 1 },
    });
  }
  return sources;
}

/** Whether sources bear the same numbers and names. */
export function areSameSources(
  a: ReadonlyMap<string, NumberedSource>,
  b: ReadonlyMap<string, NumberedSource>,
): boolean {
  if (a === b) return true;
  const others = [...b.values()];
  return (
    a.size === b.size &&
    [...a.values()].every(
      (one, at) =>
        one.key === others[at]?.key &&
        one.sourceRu === others[at].sourceRu &&
        one.retrievedAt === others[at].retrievedAt,
    )
  );
}
