import { sql } from 'kysely';
import type { Db } from '#platform/database/kysely.ts';
import type { OrderState } from './order-states.ts';

/** Numbers of orders by their id; ids of no order are left out. */
export async function numbersOf(db: Db, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', 'in', [...orderIds])
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Ids of orders in these states, the oldest first: where nothing else of them is wanted. */
export async function listIds(db: Db, states: readonly OrderState[], limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', 'in', [...states])
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The id of an order by its number as people write it; undefined if there is none. */
export async function findIdByNumber(db: Db, number: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number.trim().toUpperCase())
    .executeTakeFirst();
  return row?.id;
}

/** How many orders were placed for a record of a company. Reads all orders: for a person who asks once, not for a page. */
export async function countOrdersOf(db: Db, companyId: string): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    SELECT count(*)::int AS orders FROM orders WHERE subject ->> 'companyId' = ${companyId}`.execute(db);
  return rows[0]?.orders ?? 0;
}
