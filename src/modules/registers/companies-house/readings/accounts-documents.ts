import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { PersonNeed } from '#findings/reading/reading.ts';
import type { SourceRequest } from '../../sources/source.ts';

/** Each document holds two years: so many give five. */
const maxDocuments = 3;

/** A history without its list is none: `{}` is the answer of somebody who did not look. */
const filings = z.object({
  items: z
    .array(z.object({ links: z.object({ document_metadata: z.string().max(500).nullish() }).nullish() }))
    .max(100),
});

/**
 * The latest accounts that the filing history names, as documents to be fetched in Inline XBRL. Filed on paper they exist as a picture
 * only: the document service says so by 406, and the oldest have no document at all.
 */
export function accountsDocuments(answer: Uint8Array): SourceRequest[] | PersonNeed {
  const { items } = readJson(answer, filings, 2_000_000);
  const documents = items
    .flatMap(({ links }) => /\/document\/([\w-]{1,100})$/.exec(links?.document_metadata ?? '')?.[1] ?? [])
    .slice(0, maxDocuments)
    .map((id) => ({ base: 'documents', path: `/document/${id}/content`, accept: 'application/xhtml+xml' }));
  return documents.length === 0 && items.length > 0 ? 'picture_only' : documents;
}
