import { type Selectable, sql } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { DebtRefunds, Debts } from '#platform/database/schema.ts';
import type { CreditRefusal, Debt, DebtRefund, DebtState } from './debt.ts';

/** The driver reads a day as a moment of the machine's zone: its text is the day itself. */
const dueOn = sql<string | null>`due_on::text`.as('due_on');

/** Writes a debt down; false if its key or attempt is there already. */
export async function insertDebt(tx: Tx, debt: Debt): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('debts')
    .values({
      id: debt.id,
      key: debt.key,
      order_id: debt.orderId,
      attempt: debt.attempt,
      account_id: debt.accountId,
      state: debt.state,
      amount_minor: debt.amountMinor,
      currency: debt.currency,
      days: debt.days,
      refusal: debt.refusal,
      created_at: debt.createdAt,
      updated_at: debt.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findDebt(
  db: Db | Tx,
  by: { id: string } | { orderId: string; attempt: number },
  lock = false,
): Promise<Debt | undefined> {
  const query = db.selectFrom('debts').selectAll().select(dueOn);
  const found =
    'id' in by
      ? query.where('id', '=', by.id)
      : query.where('order_id', '=', by.orderId).where('attempt', '=', by.attempt);
  const row = await found.$if(lock, (one) => one.forUpdate()).executeTakeFirst();
  return row && toDebt(row);
}

/** Those that were begun since, a page after the given one. */
export async function listDebtsSince(
  db: Db,
  since: Date,
  after: Pick<Debt, 'createdAt' | 'id'> | undefined,
  limit: number,
): Promise<Debt[]> {
  const rows = await db
    .selectFrom('debts')
    .selectAll()
    .select(dueOn)
    .where('created_at', '>=', since)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) > (${after?.createdAt}, ${after?.id})`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(toDebt);
}

/** What an account owes, the invoice that is due first at the head. */
export async function listOwed(db: Db | Tx, accountId: string): Promise<Debt[]> {
  const rows = await db
    .selectFrom('debts')
    .selectAll()
    .select(dueOn)
    .where('account_id', '=', accountId)
    .where('state', '=', 'owed')
    .orderBy('debts.due_on')
    .orderBy('id')
    .execute();
  return rows.map(toDebt);
}

/** Nobody else changes these until the transaction ends. Whoever holds several holds them by id: two never wait for each other. */
export async function lockDebts(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`SELECT FROM debts WHERE id = ANY(${ids}::uuid[]) ORDER BY id FOR UPDATE`.execute(tx);
}

/** What is kept or owed by an account is another's from now on, locked by id; answers which debts those are. */
export async function passDebtsOn(
  tx: Tx,
  { from, to, at }: { from: string; to: string; at: Date },
): Promise<Debt[]> {
  await sql`SELECT FROM debts WHERE account_id = ${from} AND state IN ('reserved', 'owed') ORDER BY id FOR UPDATE`.execute(
    tx,
  );
  const rows = await tx
    .updateTable('debts')
    .set({ account_id: to, updated_at: at })
    .where('account_id', '=', from)
    .where('state', 'in', ['reserved', 'owed'])
    .returningAll()
    .returning(dueOn)
    .execute();
  return rows.map(toDebt);
}

export async function updateDebt(
  tx: Tx,
  id: string,
  changes: Partial<Pick<Debt, 'state' | 'dueMinor' | 'dueOn' | 'creditedMinor' | 'paidMinor'>>,
  at: Date,
): Promise<Debt> {
  const { state, dueMinor, creditedMinor, paidMinor } = changes;
  const row = await tx
    .updateTable('debts')
    .set({
      state,
      due_minor: dueMinor,
      due_on: changes.dueOn,
      credited_minor: creditedMinor,
      paid_minor: paidMinor,
      updated_at: at,
    })
    .where('id', '=', id)
    .returningAll()
    .returning(dueOn)
    .executeTakeFirstOrThrow();
  return toDebt(row);
}

export async function insertDebtEvent(
  tx: Tx,
  event: {
    debtId: string;
    from: DebtState | null;
    event: string;
    to: DebtState;
    amountMinor: number;
    actor: string;
    reason?: string;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('debt_events')
    .values({
      debt_id: event.debtId,
      from_state: event.from,
      event: event.event,
      to_state: event.to,
      amount_minor: event.amountMinor,
      actor: event.actor,
      reason: event.reason ?? null,
      at: event.at,
    })
    .execute();
}

/** Keeps a refund; one of the same key changes nothing. */
export async function insertDebtRefund(tx: Tx, refund: DebtRefund, at: Date): Promise<void> {
  await tx
    .insertInto('debt_refunds')
    .values({
      id: refund.id,
      debt_id: refund.debtId,
      key: refund.key,
      amount_minor: refund.amountMinor,
      back_minor: refund.backMinor,
      state: refund.state,
      created_at: at,
      made_at: refund.state === 'succeeded' ? at : null,
    })
    .execute();
}

export async function listDebtRefunds(db: Db | Tx, debtId: string): Promise<DebtRefund[]> {
  const rows = await db
    .selectFrom('debt_refunds')
    .selectAll()
    .where('debt_id', '=', debtId)
    .orderBy('id')
    .execute();
  return rows.map(toRefund);
}

export function toRefund(row: Selectable<DebtRefunds>): DebtRefund {
  return {
    id: row.id,
    debtId: row.debt_id,
    key: row.key,
    amountMinor: row.amount_minor,
    backMinor: row.back_minor,
    state: row.state as DebtRefund['state'], // CHECK of the table
  };
}

function toDebt(row: Selectable<Debts>): Debt {
  return {
    id: row.id,
    key: row.key,
    orderId: row.order_id,
    attempt: row.attempt,
    accountId: row.account_id,
    // Both are checked by the table.
    state: row.state as DebtState,
    refusal: row.refusal as CreditRefusal | null,
    amountMinor: row.amount_minor,
    currency: row.currency as Currency, // written from a Money only
    days: row.days,
    dueMinor: row.due_minor,
    dueOn: row.due_on,
    creditedMinor: row.credited_minor,
    paidMinor: row.paid_minor,
    createdAt: row.created_at,
  };
}
