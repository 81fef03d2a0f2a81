import type { DocumentView } from '#modules/reports/contract.ts';
import { placeText } from '#modules/reports/contract.ts';
import type { Fact } from './dossier.ts';

type Cited = Pick<Fact, 'source' | 'sourceRu' | 'sourceUrl' | 'retrievedAt' | 'method' | 'evidenceHash'>;

/** What a value cites that is read of a document; undefined while nobody has said what it is. */
export function sourceOfDocument({ name, sha256, addedAt }: DocumentView): Cited | undefined {
  if (name === null) return undefined;
  const { publisher: source, publisherRu: sourceRu, url: sourceUrl, method } = name;
  return { source, sourceRu, sourceUrl, method, retrievedAt: addedAt, evidenceHash: sha256 };
}

/** Whose copy it is. */
export function documentOfHash(
  evidenceHash: string | null | undefined,
  documents: readonly DocumentView[],
): DocumentView | undefined {
  return evidenceHash == null ? undefined : documents.find(({ sha256 }) => sha256 === evidenceHash);
}

/**
 * Where in a document a value stands unless somebody says otherwise: the page that was turned to by hand, or the only one. Nobody
 * has looked for it on the first of many that was merely open.
 */
export function placeAtHand(
  { id, pages }: DocumentView,
  turned: Readonly<{ id: string; page: number }> | undefined,
): string | null {
  const page = turned?.id === id ? turned.page : pages === 1 ? 1 : null;
  return placeText({ page, heading: '' });
}
