import { isDeepStrictEqual } from 'node:util';
import { type Actor, actorName } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { FileMissing, type FileStore } from '#platform/files/file-store.ts';
import { type DocumentDescription, maxDocuments } from './documents/document-shape.ts';
import { documentTypeOf } from './documents/document-type.ts';
import {
  type DocumentEvent,
  insertDocument,
  insertDocumentEvent,
  listCiting,
  listDocumentHashes,
  listDocuments,
  renameCited,
  setRemoved,
  updateDocument,
} from './documents/documents-repository.ts';
import { countPages, drawSheet, titleOf } from './documents/sheets/sheet-process.ts';
import type { DocumentName, DossierDocument } from './dossier/evidence/dossier-document.ts';
import { readSourceNames } from './dossier/fact-input.ts';
import { reportProblems } from './dossier/problems.ts';
import { keepChanges } from './keep-changes.ts';
import * as repository from './repository.ts';

/** A file that was looked at and lies in the file store, before any row knows of it. */
export type StoredDocument = Readonly<
  Pick<DossierDocument, 'sha256' | 'type' | 'bytes' | 'pages' | 'fetchedFrom' | 'foundTitle'>
>;

/** Documents that analysts put beside a dossier, so that values which they type have a copy to be looked up in. */
export function createDossierDocuments({ clock, files }: { clock: Clock; files: FileStore }) {
  async function find(db: Db | Tx, orderId: string, id: string): Promise<DossierDocument> {
    const document = (await listDocuments(db, orderId)).find((one) => one.id === id);
    if (document === undefined) throw new Problem(reportProblems.unknownDocument);
    return document;
  }

  async function note(tx: Tx, orderId: string, documentId: string, event: DocumentEvent, actor: Actor) {
    await insertDocumentEvent(tx, { orderId, documentId, event, actor: actorName(actor), at: clock.now() });
  }

  /** Throws 404 for one that was taken away as well: of it only what cites it still tells. */
  async function findPresent(db: Db | Tx, orderId: string, id: string): Promise<DossierDocument> {
    const document = await find(db, orderId, id);
    if (document.removedAt !== null && (await listCiting(db, orderId, document.sha256)).length === 0)
      throw new Problem(reportProblems.unknownDocument);
    return document;
  }

  /** The bytes as they came. Throws 404. */
  async function read(
    db: Db,
    orderId: string,
    id: string,
  ): Promise<{ document: DossierDocument; bytes: Buffer }> {
    const document = await findPresent(db, orderId, id);
    return { document, bytes: await bytesOf(document) };
  }

  async function bytesOf({ sha256 }: DossierDocument): Promise<Buffer> {
    try {
      return await files.get(sha256);
    } catch (error) {
      if (error instanceof FileMissing) throw new Problem(reportProblems.unknownDocument, { cause: error });
      throw error;
    }
  }

  return {
    /** Those of an order that can be cited, the first one first. */
    async list(db: Db | Tx, orderId: string): Promise<DossierDocument[]> {
      return (await listDocuments(db, orderId)).filter(({ removedAt }) => removedAt === null);
    },

    /**
     * Tells what a file is, and lays it where it stays: outside of any transaction. Of a page of the web the address that answered is
     * given, and its title is read. Throws 415, and 503 where many wait.
     */
    async store(
      file: Buffer,
      { signal, fetchedFrom = null }: { signal?: AbortSignal | undefined; fetchedFrom?: string | null } = {},
    ): Promise<StoredDocument> {
      const type = documentTypeOf(file);
      if (type === undefined) throw new Problem(reportProblems.documentType);
      const pages = await countPages(file, type, signal);
      const foundTitle = fetchedFrom === null ? null : await titleOf(file, type, signal);
      signal?.throwIfAborted();
      const sha256 = await files.put(file);
      return { sha256, type, bytes: file.byteLength, pages, fetchedFrom, foundTitle };
    },

    /** Puts a stored file beside a locked order; the same bytes again are the same document. Throws 409 for one too many. */
    async add(tx: Tx, orderId: string, stored: StoredDocument, actor: Actor): Promise<string> {
      const all = await listDocuments(tx, orderId);
      const known = all.find(({ sha256 }) => sha256 === stored.sha256);
      if (known !== undefined && known.removedAt === null) return known.id;
      if (all.filter(({ removedAt }) => removedAt === null).length >= maxDocuments)
        throw new Problem(reportProblems.tooManyDocuments);
      const at = clock.now();
      const id = known?.id ?? uuidv7(at);
      if (known !== undefined) await setRemoved(tx, id, null);
      else await insertDocument(tx, orderId, { id, ...stored, addedBy: actorName(actor), addedAt: at });
      const event = known !== undefined ? 'restored' : stored.fetchedFrom === null ? 'added' : 'fetched';
      await note(tx, orderId, id, event, actor);
      return id;
    },

    /**
     * Says what a document of a locked order is, or whether customers may have it. Where values of an open dossier cite it they are
     * called by the new name. `isOpen`: the dossier may be written; otherwise a copy can only be taken back. Problem 400, 404, 409.
     */
    async describe(
      tx: Tx,
      order: Readonly<{ id: string; isOpen: boolean }>,
      id: string,
      given: DocumentDescription,
      actor: Actor,
    ): Promise<void> {
      const document = await findPresent(tx, order.id, id);
      const name = nameOf(given);
      const isSame = document.name !== null && isDeepStrictEqual({ ...name }, { ...document.name });
      if (isSame && document.isGiven === given.isGiven) return;
      if (document.version !== given.version) throw new Problem(reportProblems.documentChanged);
      const citing = isSame ? [] : await listCiting(tx, order.id, document.sha256);
      if (!order.isOpen && given.isGiven && !document.isGiven)
        throw new Problem(reportProblems.documentNotGiven);
      if (!isSame && (!order.isOpen || citing.some(({ isSealed }) => isSealed)))
        throw new Problem(reportProblems.documentSealed);
      const said = { name, isGiven: given.isGiven, version: document.version + 1 };
      await updateDocument(tx, id, said);
      if (!isSame) await note(tx, order.id, id, 'described', actor);
      if (document.isGiven !== given.isGiven)
        await note(tx, order.id, id, given.isGiven ? 'given' : 'withheld', actor);
      for (const { dossierId } of citing) await rename(tx, dossierId, document.sha256, name, actor);
    },

    /** Takes a document of a locked order away; 409 while a value cites it, 404 where there is none. */
    async remove(tx: Tx, orderId: string, id: string, actor: Actor): Promise<void> {
      const document = await find(tx, orderId, id);
      if (document.removedAt !== null) return;
      if ((await listCiting(tx, orderId, document.sha256)).length > 0)
        throw new Problem(reportProblems.documentCited);
      await setRemoved(tx, id, clock.now());
      await note(tx, orderId, id, 'removed', actor);
    },

    read,

    /** A page as a picture, or the words of a text where no page is named. Throws 404, 422 where it cannot be shown. */
    async sheet(
      db: Db,
      orderId: string,
      id: string,
      page: number | undefined,
      signal?: AbortSignal,
    ): Promise<Buffer> {
      const document = await findPresent(db, orderId, id);
      const { type } = document;
      const isText = type.startsWith('text/');
      const sheet =
        isText === (page === undefined)
          ? await drawSheet(() => bytesOf(document), { type, want: page ?? 'words' }, signal)
          : undefined;
      if (sheet === undefined) throw new Problem(reportProblems.documentNotShown);
      return sheet;
    },

    /** Which of these hashes are of documents, of whatever order, of which nobody has said that customers of this one may have a copy. */
    async withheld(db: Db, orderId: string, hashes: readonly string[]): Promise<ReadonlySet<string>> {
      const known = new Set(await listDocumentHashes(db, hashes));
      if (known.size === 0) return known;
      for (const { sha256, isGiven, removedAt } of await listDocuments(db, orderId))
        if (isGiven && removedAt === null) known.delete(sha256);
      return known;
    },
  };

  /** Values of people that cite a copy are called by its new name, each with a row of its history. */
  async function rename(tx: Tx, dossierId: string, sha256: string, name: DocumentName, actor: Actor) {
    await repository.lockDossier(tx, { id: dossierId });
    const before = await repository.findDossier(tx, { id: dossierId });
    if (before === undefined) return;
    await renameCited(tx, dossierId, sha256, name);
    const after = await repository.findDossier(tx, { id: dossierId });
    if (after !== undefined) await keepChanges(tx, before, after, actor, clock.now());
  }
}

export type DossierDocuments = ReturnType<typeof createDossierDocuments>;

/** Both names of the publisher as far as they are known; Problem 400 for one that no English document can print. */
function nameOf({
  title,
  publisher,
  publisherRu,
  publishedOn,
  url,
  method,
}: DocumentDescription): DocumentName {
  const named = readSourceNames({ source: publisher, sourceRu: publisherRu });
  return { title, publisher: named.source, publisherRu: named.sourceRu, publishedOn, url, method };
}
