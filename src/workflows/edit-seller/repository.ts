import { sql } from 'kysely';
import type { Db } from '#platform/database/kysely.ts';

/** Whether a company may pay by invoice, or has yet to pay for one. */
export async function isPaidByInvoice(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    SELECT EXISTS (SELECT FROM credit_lines WHERE ended_at IS NULL)
        OR EXISTS (SELECT FROM debts WHERE state IN ('reserved', 'owed')) AS is`.execute(db);
  return rows[0]?.is === true;
}
