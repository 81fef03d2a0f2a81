import { type Selectable, sql } from 'kysely';
import type { CalendarDay } from '#kernel/business-days.ts';
import type { Currency } from '#kernel/money.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { DebtRefunds } from '#platform/database/schema.ts';
import type { DebtRefund } from './debt.ts';
import { toRefund } from './repository.ts';

/** Money that came for an invoice, or went back by hand. */
export type Transfer = Readonly<{
  id: string;
  debtId: string;
  kind: 'in' | 'out';
  amountMinor: number;
  currency: Currency;
  madeOn: CalendarDay;
  reference: string;
  entryId: string | null;
  refundId: string | null;
  actor: string;
  at: Date;
}>;

export async function insertTransfer(tx: Tx, transfer: Transfer): Promise<void> {
  await tx
    .insertInto('bank_transfers')
    .values({
      id: transfer.id,
      debt_id: transfer.debtId,
      kind: transfer.kind,
      amount_minor: transfer.amountMinor,
      currency: transfer.currency,
      made_on: transfer.madeOn,
      reference: transfer.reference,
      entry_id: transfer.entryId,
      refund_id: transfer.refundId,
      actor: transfer.actor,
      at: transfer.at,
    })
    .execute();
}

/** On which day the last transfer of an invoice came, those that were taken back not counted; undefined while none has. */
export async function paidOn(db: Db | Tx, debtId: string): Promise<CalendarDay | undefined> {
  const row = await db
    .selectFrom('bank_transfers')
    .leftJoin('transfers_taken_back as back', 'back.transfer_id', 'bank_transfers.id')
    .select(sql<CalendarDay>`made_on::text`.as('day'))
    .where('debt_id', '=', debtId)
    .where('kind', '=', 'in')
    .where('back.transfer_id', 'is', null)
    .orderBy('made_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.day;
}

/** What came and went back of an invoice, marks that were taken back left out, the earliest first. */
export async function listStanding(
  db: Db,
  debtId: string,
): Promise<Pick<Transfer, 'kind' | 'amountMinor' | 'madeOn' | 'reference'>[]> {
  const { rows } = await sql<Pick<Transfer, 'kind' | 'amountMinor' | 'madeOn' | 'reference'>>`
    SELECT t.kind, t.amount_minor AS "amountMinor", t.made_on::text AS "madeOn", t.reference FROM bank_transfers t
    WHERE t.debt_id = ${debtId} AND NOT EXISTS (SELECT FROM transfers_taken_back b WHERE b.transfer_id = t.id)
    ORDER BY t.at, t.id`.execute(db);
  return rows;
}

/** A transfer that came; undefined where there is none, or it was taken back. */
export async function findCame(
  tx: Tx,
  id: string,
): Promise<Pick<Transfer, 'id' | 'debtId' | 'amountMinor' | 'currency' | 'entryId'> | undefined> {
  const row = await tx
    .selectFrom('bank_transfers as one')
    .leftJoin('transfers_taken_back as back', 'back.transfer_id', 'one.id')
    .select(['one.id', 'one.debt_id', 'one.amount_minor', 'one.currency', 'one.entry_id'])
    .where('one.id', '=', id)
    .where('one.kind', '=', 'in')
    .where('back.transfer_id', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { debt_id: debtId, amount_minor: amountMinor, entry_id: entryId } = row;
  // Written from a Money only.
  return { id: row.id, debtId, amountMinor, currency: row.currency as Currency, entryId };
}

/** A transfer that was marked by hand and stands, and of which no entry of a statement is known. */
export type HandMark = Readonly<{
  transferId: string;
  debtId: string;
  amountMinor: number;
  currency: Currency;
  madeOn: CalendarDay;
}>;

const handMarks = sql`
  SELECT t.id AS "transferId", t.debt_id AS "debtId", t.amount_minor AS "amountMinor", t.currency, t.made_on::text AS "madeOn"
  FROM bank_transfers t
  WHERE t.kind = 'in' AND t.entry_id IS NULL
    AND NOT EXISTS (SELECT FROM transfers_taken_back b WHERE b.transfer_id = t.id)
    AND NOT EXISTS (SELECT FROM marked_entries m WHERE m.transfer_id = t.id)`;

/** A mark by hand; undefined where it was taken back, or an entry is it already. */
export async function findHandMark(tx: Tx, transferId: string): Promise<HandMark | undefined> {
  const { rows } = await sql<HandMark>`${handMarks} AND t.id = ${transferId}`.execute(tx);
  return rows[0];
}

/** Marks by hand of one of these amounts, the latest first; of every invoice, or of one. */
export async function listHandMarks(
  db: Db | Tx,
  amounts: readonly number[],
  { debtId, limit }: { debtId?: string | undefined; limit: number },
): Promise<HandMark[]> {
  const { rows } = await sql<HandMark>`
    ${handMarks} AND t.amount_minor = ANY(${amounts}::bigint[])
      AND (${debtId ?? null}::uuid IS NULL OR t.debt_id = ${debtId ?? null}::uuid)
    ORDER BY t.made_on DESC, t.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

export async function takeTransferBack(
  tx: Tx,
  taken: Readonly<{ transferId: string; actor: string; at: Date }>,
): Promise<void> {
  const { transferId, ...said } = taken;
  await tx
    .insertInto('transfers_taken_back')
    .values({ transfer_id: transferId, ...said })
    .execute();
}

/** Whoever changes it holds its debt. */
export async function findRefund(tx: Tx, id: string): Promise<DebtRefund | undefined> {
  const row: Selectable<DebtRefunds> | undefined = await tx
    .selectFrom('debt_refunds')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toRefund(row);
}

/** So much of a refund is left for a person to transfer; with nothing left it is made. */
export async function lessenBack(tx: Tx, id: string, backMinor: number, at: Date): Promise<void> {
  await tx
    .updateTable('debt_refunds')
    .set({ back_minor: backMinor, ...(backMinor === 0 ? { state: 'succeeded', made_at: at } : {}) })
    .where('id', '=', id)
    .execute();
}

export async function endRefund(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('debt_refunds')
    .set({ state: 'succeeded', made_at: at })
    .where('id', '=', id)
    .execute();
}
