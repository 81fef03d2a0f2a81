import type { DocumentView } from '#modules/reports/contract.ts';
import { placeText } from '#modules/reports/contract.ts';

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

/** Where it is said to stand: also nowhere in particular, by null; where nothing is said at all, the page at hand. */
export function placeSaid(
  said: string | null | undefined,
  document: DocumentView,
  turned: Parameters<typeof placeAtHand>[1],
): string | null {
  return said === undefined ? placeAtHand(document, turned) : said;
}
