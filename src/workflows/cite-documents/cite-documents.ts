import type { Actor } from '#kernel/actor.ts';
import { Problem } from '#kernel/problem.ts';
import type { AccountsService } from '#modules/accounts/service.ts';
import { type OrdersService, orderProblems } from '#modules/orders/service.ts';
import type { DocumentDescription, DocumentView } from '#modules/reports/contract.ts';
import type { DossierDocuments, StoredDocument } from '#modules/reports/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { FileReply } from '#platform/http/register-endpoint.ts';
import type { FetchPage } from '#platform/http-client/fetch-page.ts';
import type { OrderDocuments } from './contract.ts';
import { createKeepPage } from './keep-page.ts';
import { pageProblems } from './problems.ts';

type Listed = Awaited<ReturnType<DossierDocuments['list']>>[number];

/** How a document is saved: by what it is, never by what it was called; markup as text, so that no browser runs it. */
const endings: Readonly<Record<DocumentView['type'], string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'text/html': 'html.txt',
  'text/plain': 'txt',
};

/** Documents of an order as sources of what is typed: put beside its dossier, named, looked at. */
export function createCiteDocuments(deps: {
  db: Db;
  orders: Pick<OrdersService, 'get' | 'lock'>;
  accounts: Pick<AccountsService, 'users'>;
  documents: DossierDocuments;
  /** Undefined where nothing goes out. */
  fetchPage: FetchPage | undefined;
}) {
  const { db, orders, accounts, documents, fetchPage } = deps;
  const keepPage = fetchPage && createKeepPage(fetchPage, documents);

  async function list(orderId: string): Promise<OrderDocuments> {
    await orders.get(db, orderId);
    const all = await documents.list(db, orderId);
    const ids = all.flatMap(({ addedBy }) => accountIdOf(addedBy) ?? []);
    const names = await accounts.users.namesOf(db, [...new Set(ids)]);
    return {
      documents: all.map((one) => viewOf(one, names.get(accountIdOf(one.addedBy) ?? '') ?? null)),
      fetchesPages: keepPage !== undefined,
    };
  }

  /** Asked first: what nothing can cite is not even looked at. Problem 404, 409. */
  async function assertOpen(orderId: string): Promise<void> {
    if ((await orders.get(db, orderId)).state !== 'in_progress') throw new Problem(orderProblems.wrongState);
  }

  async function put(orderId: string, stored: StoredDocument, actor: Actor) {
    const documentId = await whileOpen(orderId, (tx) => documents.add(tx, orderId, stored, actor));
    return { ...(await list(orderId)), documentId };
  }

  /** Only while somebody works on the order. Problem 404, 409. */
  async function whileOpen<T>(orderId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
    return db.transaction().execute(async (tx) => {
      const { state } = await orders.lock(tx, orderId);
      if (state !== 'in_progress') throw new Problem(orderProblems.wrongState);
      return work(tx);
    });
  }

  return {
    list,

    /** Looked at and stored before any row knows of it: what is broken off leaves nothing. Problem 404, 409, 415. */
    async add(orderId: string, file: Buffer, actor: Actor, signal?: AbortSignal) {
      await assertOpen(orderId);
      return put(orderId, await documents.store(file, { signal }), actor);
    },

    /** Fetched and stored outside of any transaction, before any row knows of it. Problem 404, 409, 422. */
    async fetch(orderId: string, url: string, actor: Actor, signal: AbortSignal) {
      await assertOpen(orderId);
      if (keepPage === undefined) throw new Problem(pageProblems.notFetchedHere);
      return put(orderId, await keepPage(url, signal), actor);
    },

    async describe(orderId: string, id: string, given: DocumentDescription, actor: Actor) {
      await db.transaction().execute(async (tx) => {
        const { state } = await orders.lock(tx, orderId);
        const order = { id: orderId, isOpen: state === 'in_progress' };
        await documents.describe(tx, order, id, given, actor);
      });
      return list(orderId);
    },

    async remove(orderId: string, id: string, actor: Actor): Promise<OrderDocuments> {
      await whileOpen(orderId, (tx) => documents.remove(tx, orderId, id, actor));
      return list(orderId);
    },

    async file(orderId: string, id: string): Promise<FileReply> {
      const { document, bytes } = await documents.read(db, orderId, id);
      return { bytes, fileName: `document-${document.sha256.slice(0, 12)}.${endings[document.type]}` };
    },

    async page(orderId: string, id: string, page: number, signal?: AbortSignal): Promise<FileReply> {
      return { bytes: await documents.sheet(db, orderId, id, page, signal), fileName: `page-${page}.webp` };
    },

    async words(orderId: string, id: string, signal?: AbortSignal): Promise<FileReply> {
      return { bytes: await documents.sheet(db, orderId, id, undefined, signal), fileName: 'words.txt' };
    },
  };
}

export type CiteDocuments = ReturnType<typeof createCiteDocuments>;

function viewOf(document: Listed, addedBy: string | null): DocumentView {
  const { removedAt: _removed, addedAt, ...rest } = document;
  return { ...rest, addedBy, addedAt: addedAt.toISOString() };
}

function accountIdOf(actor: string): string | undefined {
  return actor.startsWith('account:') ? actor.slice('account:'.length) : undefined;
}
