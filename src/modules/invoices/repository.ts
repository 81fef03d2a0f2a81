import { type Selectable, sql } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Invoices } from '#platform/database/schema.ts';
import type { InvoiceKind } from './contract.ts';
import type { Invoice } from './invoice.ts';

/**
 * The next number of a kind and year. The row stays locked until the transaction ends, and a transaction that fails takes
 * its number back: so there are neither gaps nor doubles.
 */
export async function takeNumber(tx: Tx, kind: InvoiceKind, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    INSERT INTO invoice_series (kind, year, last) VALUES (${kind}, ${year}, 1)
    ON CONFLICT (kind, year) DO UPDATE SET last = invoice_series.last + 1
    RETURNING last`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('no number was given');
  return row.last;
}

export async function hasInvoice(tx: Tx, key: string): Promise<boolean> {
  const row = await tx.selectFrom('invoices').select('id').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}

export async function insertInvoice(
  tx: Tx,
  { paymentId, key, ...invoice }: Invoice & { paymentId: string; key: string },
): Promise<void> {
  await tx
    .insertInto('invoices')
    .values({
      id: invoice.id,
      kind: invoice.kind,
      year: invoice.year,
      number: invoice.number,
      order_id: invoice.orderId,
      payment_id: paymentId,
      key,
      amount_minor: invoice.amountMinor,
      currency: invoice.currency,
      issued_at: invoice.issuedAt,
    })
    .execute();
}

/** Those of an order, the first one first. */
export async function listInvoices(db: Db | Tx, orderId: string): Promise<Invoice[]> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
  return rows.map(toInvoice);
}

export async function findInvoice(db: Db | Tx, id: string): Promise<Invoice | undefined> {
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? undefined : toInvoice(row);
}

/** The hashes of a document's files, by language. */
export async function listFiles(db: Db | Tx, invoiceId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('invoice_files')
    .select(['locale', 'sha256'])
    .where('invoice_id', '=', invoiceId)
    .execute();
  return new Map(rows.map(({ locale, sha256 }) => [locale, sha256]));
}

/** Keeps where the first drawing lies; a later one changes nothing. */
export async function insertFile(
  db: Db | Tx,
  file: { invoiceId: string; locale: string; sha256: string; bytes: number; at: Date },
): Promise<void> {
  await db
    .insertInto('invoice_files')
    .values({
      invoice_id: file.invoiceId,
      locale: file.locale,
      sha256: file.sha256,
      bytes: file.bytes,
      drawn_at: file.at,
    })
    .onConflict((conflict) => conflict.columns(['invoice_id', 'locale']).doNothing())
    .execute();
}

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
