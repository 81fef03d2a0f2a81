import { type Selectable, sql } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import { compiledOnce, laterOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Invoices } from '#platform/database/schema.ts';
import type { InvoiceKind } from './contract.ts';
import type { Invoice } from './invoice.ts';

/**
 * The next number of a kind and year; none where the movement of `key` has its document already. The row stays locked until the
 * transaction ends, and a transaction that fails takes its number back: so there are neither gaps nor doubles.
 */
export async function takeNumber(
  tx: Tx,
  kind: InvoiceKind,
  year: number,
  key: string,
): Promise<number | undefined> {
  const [row] = await nextOf(tx, kind, year, key);
  return row?.last;
}

const nextOf = compiledOnce(
  (_db, kind: InvoiceKind, year: number, key: string) => sql<{ last: number }>`
    INSERT INTO invoice_series (kind, year, last)
    SELECT ${kind}, ${year}, 1 WHERE NOT EXISTS (SELECT FROM invoices WHERE key = ${key})
    ON CONFLICT (kind, year) DO UPDATE SET last = invoice_series.last + 1
    RETURNING last`,
);

export async function insertInvoice(
  tx: Tx,
  { paymentId, key, ...invoice }: Invoice & { paymentId: string; key: string },
): Promise<void> {
  const { id, kind, year, number, orderId, amountMinor, currency, issuedAt } = invoice;
  await insertLater(tx, id, kind, year, number, orderId, paymentId, key, amountMinor, currency, issuedAt);
}

const insertLater = laterOnce(
  (
    db,
    id: string,
    kind: string,
    year: number,
    number: number,
    order_id: string,
    payment_id: string,
    key: string,
    amount_minor: number,
    currency: string,
    issued_at: Date,
  ) =>
    db
      .insertInto('invoices')
      .values({ id, kind, year, number, order_id, payment_id, key, amount_minor, currency, issued_at }),
);

/** Those of an order, the first one first. */
export async function listInvoices(db: Db | Tx, orderId: string): Promise<Invoice[]> {
  return (await ofOrder(db, orderId)).map(toInvoice);
}

const ofOrder = compiledOnce((db, orderId: string) =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('number'),
);

export async function findInvoice(db: Db | Tx, id: string): Promise<Invoice | undefined> {
  const [row] = await ofId(db, id);
  return row && toInvoice(row);
}

const ofId = compiledOnce((db, id: string) => db.selectFrom('invoices').selectAll().where('id', '=', id));

/** The hashes of a document's files, by language. */
export async function listFiles(db: Db | Tx, invoiceId: string): Promise<Map<string, string>> {
  const rows = await filesOf(db, invoiceId);
  return new Map(rows.map(({ locale, sha256 }) => [locale, sha256]));
}

const filesOf = compiledOnce((db, invoiceId: string) =>
  db.selectFrom('invoice_files').select(['locale', 'sha256']).where('invoice_id', '=', invoiceId),
);

/** Keeps where the first drawing lies; a later one changes nothing. */
export async function insertFile(
  db: Db | Tx,
  file: { invoiceId: string; locale: string; sha256: string; bytes: number; at: Date },
): Promise<void> {
  await insertOnce(db, file.invoiceId, file.locale, file.sha256, file.bytes, file.at);
}

const insertOnce = compiledOnce(
  (db, invoice_id: string, locale: string, sha256: string, bytes: number, drawn_at: Date) =>
    db
      .insertInto('invoice_files')
      .values({ invoice_id, locale, sha256, bytes, drawn_at })
      .onConflict((conflict) => conflict.columns(['invoice_id', 'locale']).doNothing()),
);

function toInvoice(row: Selectable<Invoices>): Invoice {
  return {
    id: row.id,
    // Both columns are checked by the database.
    kind: row.kind as InvoiceKind,
    year: row.year,
    number: row.number,
    orderId: row.order_id,
    amountMinor: row.amount_minor,
    currency: row.currency as Currency,
    issuedAt: row.issued_at,
  };
}
