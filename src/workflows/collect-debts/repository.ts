import { sql } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import type { HandMark } from '#modules/debts/service.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';

/** An invoice as the view `desk_debts` has it. */
export type DeskDebtRow = Readonly<{
  id: string;
  state: 'owed' | 'credited' | 'paid';
  orderId: string;
  orderNumber: string;
  paymentId: string;
  accountId: string | null;
  buyer: string;
  year: number;
  number: number;
  issuedAt: Date;
  dueMinor: number;
  creditedMinor: number;
  paidMinor: number;
  currency: Currency;
  dueOn: string;
  backMinor: number;
}>;

const columns = sql`id, state, order_id AS "orderId", order_number AS "orderNumber", payment_id AS "paymentId",
  account_id AS "accountId", buyer, invoice_year AS year, invoice_number AS number, issued_at AS "issuedAt",
  due_minor AS "dueMinor", credited_minor AS "creditedMinor", currency, due_on AS "dueOn", back_minor AS "backMinor", paid_minor AS "paidMinor"`;

/** Invoices that are not paid, the one that is due first at the head; of everybody, or those that one account owes or has ordered. */
export async function listOwed(
  db: Db,
  limit: number,
  accountId: string | null = null,
): Promise<DeskDebtRow[]> {
  const { rows } = await sql<DeskDebtRow>`
    SELECT ${columns} FROM desk_debts
    WHERE state = 'owed' AND (${accountId}::uuid IS NULL OR account_id = ${accountId}::uuid
      OR order_id IN (SELECT id FROM orders WHERE account_id = ${accountId}::uuid))
    ORDER BY due_on, id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Invoices that were to be paid between two days and are not. */
export async function listDueBetween(
  db: Db,
  from: string,
  to: string,
  limit: number,
): Promise<DeskDebtRow[]> {
  const { rows } = await sql<DeskDebtRow>`
    SELECT ${columns} FROM desk_debts
    WHERE state = 'owed' AND due_on BETWEEN ${from} AND ${to} ORDER BY due_on, id LIMIT ${limit}`.execute(db);
  return rows;
}

/** An invoice of the desk; undefined where there is none. */
export async function findDeskDebt(db: Db | Tx, id: string): Promise<DeskDebtRow | undefined> {
  const { rows } = await sql<DeskDebtRow>`SELECT ${columns} FROM desk_debts WHERE id = ${id}`.execute(db);
  return rows[0];
}

/** A transfer that was marked by hand, with its invoice. */
export type MarkRow = DeskDebtRow & Pick<HandMark, 'transferId' | 'amountMinor' | 'madeOn'>;

/** Marks by hand with their invoices. */
export async function listMarks(db: Db, marks: readonly HandMark[]): Promise<MarkRow[]> {
  const ids = marks.map(({ debtId }) => debtId);
  const { rows } = await sql<DeskDebtRow>`
    SELECT ${columns} FROM desk_debts WHERE id = ANY(${ids}::uuid[])`.execute(db);
  return marks.flatMap(({ debtId, transferId, amountMinor, madeOn }) =>
    rows.filter(({ id }) => id === debtId).map((row) => ({ ...row, transferId, amountMinor, madeOn })),
  );
}

/** The invoice of a number; undefined where there is none. */
export async function findNamedDebt(
  tx: Tx,
  { year, number }: { year: number; number: number },
): Promise<DeskDebtRow | undefined> {
  const { rows } = await sql<DeskDebtRow>`
    SELECT ${columns} FROM desk_debts WHERE invoice_year = ${year} AND invoice_number = ${number}`.execute(
    tx,
  );
  return rows[0];
}

/** The debts of invoices of these numbers, those that there are. */
export async function listNamedIds(
  tx: Tx,
  named: readonly Readonly<{ year: number; number: number }>[],
): Promise<string[]> {
  const [years, numbers] = [named.map(({ year }) => year), named.map(({ number }) => number)];
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT d.id FROM desk_debts d JOIN unnest(${years}::int[], ${numbers}::int[]) n (year, number)
      ON d.invoice_year = n.year AND d.invoice_number = n.number`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Refunds of paid invoices that nobody has transferred yet, the oldest first. */
export async function listBacks(
  db: Db,
  limit: number,
): Promise<(DeskDebtRow & Readonly<{ refundId: string; amountMinor: number; since: Date }>)[]> {
  const { rows } = await sql<DeskDebtRow & { refundId: string; amountMinor: number; since: Date }>`
    SELECT d.*, r.id AS "refundId", r.back_minor AS "amountMinor", r.created_at AS since
    FROM (SELECT ${columns} FROM desk_debts) d JOIN debt_refunds r ON r.debt_id = d.id
    WHERE r.state = 'pending' ORDER BY r.created_at LIMIT ${limit}`.execute(db);
  return rows;
}

/** A transfer of an invoice that came and stands, with the invoice. */
export type CameRow = DeskDebtRow &
  Readonly<{ transferId: string; amountMinor: number; madeOn: string; reference: string; at: Date }>;

/** Transfers that were marked since, those that were taken back left out, the latest first. */
export async function listCame(db: Db, since: Date, limit: number): Promise<CameRow[]> {
  const { rows } = await sql<CameRow>`
    SELECT d.*, t.id AS "transferId", t.amount_minor AS "amountMinor", t.made_on::text AS "madeOn", t.reference, t.at
    FROM (SELECT ${columns} FROM desk_debts) d JOIN bank_transfers t ON t.debt_id = d.id AND t.kind = 'in'
    WHERE t.at >= ${since} AND NOT EXISTS (SELECT FROM transfers_taken_back b WHERE b.transfer_id = t.id)
    ORDER BY t.at DESC, t.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
