import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { DB } from '#platform/database/schema.ts';
import { factMethods } from '../dossier/dossier-input.ts';
import {
  type DocumentName,
  type DossierDocument,
  documentTypes,
} from '../dossier/evidence/dossier-document.ts';

export type DocumentEvent =
  | ('added' | 'fetched' | 'described')
  | ('given' | 'withheld' | 'removed' | 'restored');

const columns = [
  ...(['id', 'sha256', 'type', 'bytes', 'pages', 'title', 'publisher', 'url', 'method', 'version'] as const),
  ...(['publisher_ru as publisherRu', 'is_given as isGiven', 'added_by as addedBy'] as const),
  ...(['added_at as addedAt', 'removed_at as removedAt'] as const),
  ...(['fetched_from as fetchedFrom', 'found_title as foundTitle'] as const),
];
/** The driver reads a day as a moment of the machine's zone: its text is the day itself. */
const publishedOn = sql<string | null>`published_on::text`.as('publishedOn');

const moment = z.union([z.date(), z.string().transform((at) => new Date(at))]);
/** A row as it was written here, out of a query or of JSON. */
const storedDocument = z.object({
  id: z.string(),
  sha256: z.string(),
  type: z.enum(documentTypes),
  bytes: z.number(),
  pages: z.number().nullable(),
  title: z.string().nullable(),
  publisher: z.string().nullable(),
  publisherRu: z.string().nullable(),
  publishedOn: z.string().nullable(),
  url: z.string().nullable(),
  method: z.enum(factMethods).nullable(),
  fetchedFrom: z.string().nullable(),
  foundTitle: z.string().nullable(),
  isGiven: z.boolean(),
  version: z.number(),
  addedBy: z.string(),
  addedAt: moment,
  removedAt: moment.nullable(),
});

/** The documents of a dossier's order as a column of its row. */
export const documentsOf = (of: ExpressionBuilder<DB, 'dossiers'>) =>
  jsonArrayFrom(
    of
      .selectFrom('dossier_documents')
      .select(columns)
      .select(publishedOn)
      .whereRef('dossier_documents.order_id', '=', 'dossiers.order_id')
      .orderBy('dossier_documents.id'),
  );

/** A row of `documentsOf`, or of a query here. */
export function toDocument(row: unknown): DossierDocument {
  const { title, publisher, publisherRu, publishedOn, url, method, ...rest } = storedDocument.parse(row);
  const isNamed = title !== null && publisher !== null && method !== null;
  return { ...rest, name: isNamed ? { title, publisher, publisherRu, publishedOn, url, method } : null };
}

/** Every document that was ever put beside an order, the first one first; those that were taken away too. */
export async function listDocuments(db: Db | Tx, orderId: string): Promise<DossierDocument[]> {
  const rows = await db
    .selectFrom('dossier_documents')
    .select(columns)
    .select(publishedOn)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(toDocument);
}

/** Which of these hashes are of documents, of whatever order. */
export async function listDocumentHashes(db: Db | Tx, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom('dossier_documents')
    .select('sha256')
    .distinct()
    .where('sha256', 'in', [...new Set(hashes)])
    .execute();
  return rows.map(({ sha256 }) => sha256);
}

/** Who has said what the documents of an order are, and when. */
export async function listDescribers(
  db: Db | Tx,
  orderId: string,
): Promise<{ sha256: string; by: string; at: Date }[]> {
  return db
    .selectFrom('dossier_document_events as e')
    .innerJoin('dossier_documents as d', 'd.id', 'e.document_id')
    .select(['d.sha256', 'e.actor as by', 'e.at'])
    .where('e.order_id', '=', orderId)
    .where('e.event', '=', 'described')
    .execute();
}

export async function insertDocument(
  tx: Tx,
  orderId: string,
  document: Omit<DossierDocument, 'name' | 'isGiven' | 'version' | 'removedAt'>,
): Promise<void> {
  const { id, sha256, type, bytes, pages, fetchedFrom, foundTitle, addedBy, addedAt } = document;
  const kept = { id, order_id: orderId, sha256, type, bytes, pages };
  await tx
    .insertInto('dossier_documents')
    .values({
      ...kept,
      fetched_from: fetchedFrom,
      found_title: foundTitle,
      added_by: addedBy,
      added_at: addedAt,
    })
    .execute();
}

/** Writes what a document is, or that nobody may have it, over what stood there. */
export async function updateDocument(
  tx: Tx,
  id: string,
  { name, isGiven, version }: Pick<DossierDocument, 'isGiven' | 'version'> & { name: DocumentName },
): Promise<void> {
  const { title, publisher, publisherRu, publishedOn: day, url, method } = name;
  await tx
    .updateTable('dossier_documents')
    .set({ title, publisher, publisher_ru: publisherRu, url, method, is_given: isGiven, version })
    .set({ published_on: day === null ? null : sql`${day}::date` })
    .where('id', '=', id)
    .execute();
}

export async function setRemoved(tx: Tx, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('dossier_documents').set({ removed_at: at }).where('id', '=', id).execute();
}

export async function insertDocumentEvent(
  tx: Tx,
  row: { orderId: string; documentId: string; event: DocumentEvent; actor: string; at: Date },
): Promise<void> {
  const { orderId, documentId, ...rest } = row;
  await tx
    .insertInto('dossier_document_events')
    .values({ order_id: orderId, document_id: documentId, ...rest })
    .execute();
}

/** By which revisions of an order a copy is cited, beside a chosen value too, and whether each is sealed. */
export async function listCiting(
  db: Db | Tx,
  orderId: string,
  sha256: string,
): Promise<{ dossierId: string; isSealed: boolean }[]> {
  const rows = await db
    .selectFrom('dossiers')
    .select(['id', 'sealed_at'])
    .where('order_id', '=', orderId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('facts')
          .select('facts.id')
          .whereRef('facts.dossier_id', '=', 'dossiers.id')
          .where('facts.entered_by', 'like', 'account:%')
          .where(({ or, eb }) => or([eb('facts.evidence_hash', '=', sha256), isBeside(sha256)])),
      ),
    )
    .execute();
  return rows.map(({ id, sealed_at }) => ({ dossierId: id, isSealed: sealed_at !== null }));
}

/** Whether another value of the field, that was not chosen, cites a copy. */
const isBeside = (sha256: string) =>
  sql<boolean>`facts.alternatives @> ${JSON.stringify([{ evidenceHash: sha256 }])}::jsonb`;

/** Calls the source anew wherever people cite a copy in a dossier, beside a chosen value too. */
export async function renameCited(
  tx: Tx,
  dossierId: string,
  sha256: string,
  { publisher, publisherRu, url, method }: DocumentName,
): Promise<void> {
  // The Russian name of another publisher is none of this one's.
  const isOther = publisherRu === null;
  await tx
    .updateTable('facts')
    .set({ source: publisher, source_url: url, method })
    .set({
      source_ru: isOther
        ? sql<string | null>`CASE WHEN source = ${publisher} THEN source_ru END`
        : publisherRu,
    })
    .where('dossier_id', '=', dossierId)
    .where('evidence_hash', '=', sha256)
    .where('entered_by', 'like', 'account:%')
    .execute();
  const named = JSON.stringify({ source: publisher, sourceUrl: url, method });
  const russian = JSON.stringify({ sourceRu: publisherRu });
  await tx
    .updateTable('facts')
    .set({
      alternatives: sql`(
        SELECT jsonb_agg(CASE WHEN a.one->>'evidenceHash' <> ${sha256} OR a.one->>'evidenceHash' IS NULL THEN a.one
          WHEN ${isOther} AND a.one->>'source' = ${publisher} THEN a.one || ${named}::jsonb
          ELSE a.one || ${named}::jsonb || ${russian}::jsonb END
          ORDER BY a.at)
        FROM jsonb_array_elements(alternatives) WITH ORDINALITY AS a (one, at))`,
    })
    .where('dossier_id', '=', dossierId)
    .where('entered_by', 'like', 'account:%')
    .where(isBeside(sha256))
    .execute();
}
