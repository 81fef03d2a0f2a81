import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Money } from '#kernel/money.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Invoice } from './invoice.ts';
import { findInvoice, insertFile, insertInvoice, listFiles, listInvoices, takeNumber } from './repository.ts';

export { type Invoice, writtenNumber } from './invoice.ts';

/** Of the outbox: draws a document in every language, once. */
export const drawTopic = 'invoices.draw';

/** A movement of money as the ledger books it. */
export type Booked = Readonly<{
  kind: 'capture' | 'refund' | 'invoiced';
  orderId: string;
  paymentId: string;
  /** That of the ledger's entry. */
  key: string;
  money: Money;
}>;

const kinds = { capture: 'receipt', refund: 'credit_note', invoiced: 'invoice' } as const;

export interface InvoicesService {
  /** Numbers a document in the transaction that books the money; the same movement again makes none. */
  issue(tx: Tx, booked: Booked): Promise<void>;
  /** Those of an order, the first one first. */
  list(db: Db | Tx, orderId: string): Promise<Invoice[]>;
  find(db: Db | Tx, id: string): Promise<Invoice | undefined>;
  /** Keeps the first drawing in a language. */
  keepFile(db: Db, invoiceId: string, locale: Locale, pdf: Uint8Array): Promise<void>;
  /** In which languages it is drawn. */
  drawnIn(db: Db, invoiceId: string): Promise<readonly string[]>;
  /** The drawing in a language, or undefined while there is none. Throws FileDamaged. */
  readFile(db: Db, invoiceId: string, locale: Locale): Promise<Buffer | undefined>;
}

/** Receipts, invoices and credit notes: one for each movement of money, numbered without gaps, never changed. */
export function createInvoices(deps: { clock: Clock; outbox: Outbox; files: FileStore }): InvoicesService {
  const { clock, outbox, files } = deps;
  return {
    async issue(tx, { kind: moved, orderId, paymentId, key, money }) {
      if (money.amountMinor <= 0) return;
      const issuedAt = clock.now();
      const kind = kinds[moved];
      const year = issuedAt.getUTCFullYear();
      const id = uuidv7(issuedAt);
      const number = await takeNumber(tx, kind, year, key);
      if (number === undefined) return;
      await insertInvoice(tx, { id, kind, year, number, orderId, paymentId, key, issuedAt, ...money });
      await outbox.enqueue(tx, { topic: drawTopic, key: `invoice:${id}`, payload: { invoiceId: id } });
    },
    list: listInvoices,
    find: findInvoice,
    async keepFile(db, invoiceId, locale, pdf) {
      const sha256 = await files.put(pdf);
      await insertFile(db, { invoiceId, locale, sha256, bytes: pdf.byteLength, at: clock.now() });
    },
    drawnIn: async (db, invoiceId) => [...(await listFiles(db, invoiceId)).keys()],
    async readFile(db, invoiceId, locale) {
      const sha256 = (await listFiles(db, invoiceId)).get(locale);
      return sha256 === undefined ? undefined : files.get(sha256);
    },
  };
}
