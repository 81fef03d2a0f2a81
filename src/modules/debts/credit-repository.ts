import { sql } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { CreditLine } from './debt.ts';

/** The line of an account; with `lock` nobody else counts against it until the transaction ends. */
export async function findLine(
  db: Db | Tx,
  accountId: string,
  lock = false,
): Promise<CreditLine | undefined> {
  const row = await db
    .selectFrom('credit_lines')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row === undefined ? undefined : toLine(row);
}

/** Every line, those in force first. */
export async function listLines(db: Db, limit: number): Promise<CreditLine[]> {
  const rows = await db
    .selectFrom('credit_lines')
    .selectAll()
    .orderBy(sql`ended_at IS NOT NULL`)
    .orderBy('approved_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toLine);
}

export async function upsertLine(tx: Tx, line: Omit<CreditLine, 'endedAt'>, at: Date): Promise<void> {
  const { accountId, limit, days } = line;
  const values = { limit_minor: limit.amountMinor, currency: limit.currency, days, approved_at: at };
  await tx
    .insertInto('credit_lines')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...values, ended_at: null }))
    .execute();
}

export async function endLine(tx: Tx, accountId: string, at: Date): Promise<void> {
  await tx
    .updateTable('credit_lines')
    .set({ ended_at: at })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function insertLineEvent(
  tx: Tx,
  event: Omit<CreditLine, 'endedAt'> & {
    event: 'approve' | 'end';
    actor: string;
    reason: string;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('credit_line_events')
    .values({
      account_id: event.accountId,
      event: event.event,
      limit_minor: event.limit.amountMinor,
      currency: event.limit.currency,
      days: event.days,
      actor: event.actor,
      reason: event.reason,
      at: event.at,
    })
    .execute();
}

/** What was decided of the line of an account, the earliest first. */
export async function listLineEvents(
  db: Db,
  accountId: string,
): Promise<(Pick<CreditLine, 'limit' | 'days'> & Readonly<{ event: string; at: Date }>)[]> {
  const rows = await db
    .selectFrom('credit_line_events')
    .select(['event', 'limit_minor', 'currency', 'days', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ event, days, at, ...row }) => ({
    ...{ event, days, at },
    // Written from a Money only.
    limit: { amountMinor: row.limit_minor, currency: row.currency as Currency },
  }));
}

/** What of the limits is owed or kept for orders, in minor units, by account. */
export async function usedOf(db: Db | Tx, accountIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ accountId: string; used: number }>`
    SELECT account_id AS "accountId",
           sum(CASE state WHEN 'reserved' THEN amount_minor ELSE due_minor - credited_minor - paid_minor END)::float8 AS used
    FROM debts WHERE state IN ('reserved', 'owed') AND account_id = ANY(${accountIds}) GROUP BY account_id`.execute(
    db,
  );
  return new Map(rows.map(({ accountId, used }) => [accountId, used]));
}

function toLine(row: {
  account_id: string;
  limit_minor: number;
  currency: string;
  days: number;
  ended_at: Date | null;
}): CreditLine {
  return {
    accountId: row.account_id,
    // Written from a Money only.
    limit: { amountMinor: row.limit_minor, currency: row.currency as Currency },
    days: row.days,
    endedAt: row.ended_at,
  };
}
