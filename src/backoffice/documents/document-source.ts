import type { DocumentView, FactInput } from '#modules/reports/contract.ts';

type Cited = Pick<FactInput, 'source' | 'sourceRu' | 'sourceUrl' | 'retrievedAt' | 'method' | 'evidenceHash'>;

/** What a value cites that is read of a document; undefined while nobody has said what it is. */
export function sourceOfDocument({ name, sha256, addedAt }: DocumentView): Cited | undefined {
  if (name === null) return undefined;
  const { publisher: source, publisherRu: sourceRu, url: sourceUrl, method } = name;
  return { source, sourceRu, sourceUrl, method, retrievedAt: addedAt, evidenceHash: sha256 };
}
