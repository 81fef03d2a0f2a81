import { sql } from 'kysely';
import type { Tx } from '#platform/database/kysely.ts';

/** Whether a company may pay by invoice, or has yet to pay for one. */
export async function isPaidByInvoice(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    SELECT EXISTS (SELECT FROM credit_lines WHERE ended_at IS NULL)
        OR EXISTS (SELECT FROM debts WHERE state IN ('reserved', 'owed')) AS is`.execute(tx);
  return rows[0]?.is === true;
}
