import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Dossier } from '../dossier/dossier.ts';
import type { CitableDocuments } from '../dossier/evidence/dossier-document.ts';
import { listDocumentHashes } from './documents-repository.ts';

/**
 * What typed values of a dossier may cite, of these hashes and of its own documents: none that was removed, and none that is of other
 * orders alone. What stands in the dossier already was read for it.
 */
export async function citableDocuments(
  db: Db | Tx,
  { facts, documents }: Pick<Dossier, 'facts' | 'documents'>,
  hashes: readonly (string | null)[],
): Promise<CitableDocuments> {
  const standing = new Set(
    facts.flatMap(({ evidenceHash, alternatives = [] }) => [
      evidenceHash,
      ...alternatives.map((other) => other.evidenceHash),
    ]),
  );
  const own = new Map(documents?.map(({ sha256, removedAt }) => [sha256, removedAt]));
  const removed = [...own].filter(([, removedAt]) => removedAt !== null).map(([sha256]) => sha256);
  const asked = hashes
    .filter((hash) => hash !== null)
    .filter((hash) => !own.has(hash) && !standing.has(hash));
  const foreign = await listDocumentHashes(db, asked);
  return { documents, refused: new Set([...removed, ...foreign]) };
}
