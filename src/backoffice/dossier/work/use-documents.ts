import { useCallback, useEffect, useState } from 'react';
import type { z } from 'zod';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import type { DocumentView, documentDescription } from '#modules/reports/contract.ts';
import {
  addDocument,
  describeDocument,
  fetchDocument,
  listDocuments,
  removeDocument,
} from '#workflows/cite-documents/contract.ts';

type Description = z.input<typeof documentDescription>;
type Added = Readonly<{ document: DocumentView | undefined; isKnown: boolean }>;

/** A page of the web that is to be kept and cited, and who cites it then. */
export type WantedPage = Readonly<{ url: string; onCite: (document: DocumentView) => void }>;

/** The documents beside a dossier, and what can be done with them; asked for again when `mark` changes, for colleagues add some too. */
export function useDocuments(orderId: string, mark: unknown) {
  const [documents, setDocuments] = useState<readonly DocumentView[]>([]);
  /** Which page of a document was turned to by hand. */
  const [turned, setTurned] = useState<Readonly<{ id: string; page: number }>>();
  const [fetchesPages, setFetchesPages] = useState(false);
  const [wanted, setWanted] = useState<WantedPage>();
  const params = { orderId };
  const take = (told: z.output<NonNullable<typeof addDocument.reply>>): Added => {
    const isKnown = documents.some(({ id }) => id === told.documentId);
    setDocuments(told.documents);
    return { document: told.documents.find(({ id }) => id === told.documentId), isKnown };
  };
  const look = useCallback(async () => {
    const told = await sessionApi().call(listDocuments, { params: { orderId } });
    setDocuments((before) => (isSame(before, told.documents) ? before : told.documents));
    setFetchesPages(told.fetchesPages);
  }, [orderId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mark is another answer
  useEffect(() => {
    // Without them nothing is lost: the next look tells them.
    look().catch(() => {});
  }, [look, mark]);
  return {
    documents,
    turned,
    turn: (id: string, page: number) => setTurned({ id, page }),
    look,
    /** Whether an address of the web can be kept here. */
    fetchesPages,
    /** An address that was typed as a source somewhere, until its page is cited there or nobody wants it any more. */
    wanted,
    want: setWanted,
    /** Answers the document, and whether it was here before. */
    async add(file: File): Promise<Added> {
      // What a file is called, by name or type, says nothing: it is told by its bytes.
      const bytes = new Blob([file], { type: 'application/octet-stream' });
      return take(await sessionApi().call(addDocument, { params, file: bytes }));
    },
    /** The page at an address, fetched by the server. */
    async fetchPage(url: string): Promise<Added> {
      return take(await sessionApi().call(fetchDocument, { params, body: { url } }));
    },
    async describe(documentId: string, body: Description): Promise<DocumentView | undefined> {
      const told = await sessionApi().call(describeDocument, { params: { orderId, documentId }, body });
      setDocuments(told.documents);
      return told.documents.find(({ id }) => id === documentId);
    },
    async remove(documentId: string): Promise<void> {
      setDocuments((await sessionApi().call(removeDocument, { params: { orderId, documentId } })).documents);
    },
  };
}

/** The same documents in the same words. */
function isSame(before: readonly DocumentView[], now: readonly DocumentView[]): boolean {
  return JSON.stringify(before) === JSON.stringify(now);
}
