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

/** On which day the transfer of an invoice came; undefined while it has not. */
export async function paidOn(db: Db | Tx, debtId: string): Promise<CalendarDay | undefined> {
  const row = await db
    .selectFrom('bank_transfers')
    .select(sql<CalendarDay>`made_on::text`.as('day'))
    .where('debt_id', '=', debtId)
    .where('kind', '=', 'in')
    .executeTakeFirst();
  return row?.day;
}

export async function findRefund(tx: Tx, id: string): Promise<DebtRefund | undefined> {
  const row: Selectable<DebtRefunds> | undefined = await tx
    .selectFrom('debt_refunds')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toRefund(row);
}

export async function endRefund(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('debt_refunds')
    .set({ state: 'succeeded', made_at: at })
    .where('id', '=', id)
    .execute();
}
