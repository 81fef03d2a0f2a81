import { sql } from 'kysely';
import type { Db } from '#platform/database/kysely.ts';

/** Keys of companies behind `last`, in the order of country and id; at most `limit`. */
export async function listCompaniesAfter(
  db: Db,
  last: Readonly<{ country: string; id: string }> | undefined,
  limit: number,
): Promise<{ country: string; id: string }[]> {
  const start = last ?? { country: '', id: '00000000-0000-0000-0000-000000000000' };
  const { rows } = await sql<{ country: string; id: string }>`
    SELECT country, id FROM companies WHERE (country, id) > (${start.country}, ${start.id}::uuid)
    ORDER BY country, id LIMIT ${limit}`.execute(db);
  return rows;
}

/** How far a fill had come: its last company, and how many it had sent. */
export type FeedPlace = Readonly<{ country: string; id: string; sent: number }>;

/** Where the fill of an index was stopped; undefined where none was. */
export async function findFeed(db: Db, indexKey: string): Promise<FeedPlace | undefined> {
  const row = await db
    .selectFrom('search_feeds')
    .select(['last_country as country', 'last_id as id', 'sent'])
    .where('index_key', '=', indexKey)
    .executeTakeFirst();
  return row && { ...row, sent: Number(row.sent) };
}

export async function saveFeed(db: Db, indexKey: string, place: FeedPlace, at: Date): Promise<void> {
  const values = { last_country: place.country, last_id: place.id, sent: place.sent, saved_at: at };
  await db
    .insertInto('search_feeds')
    .values({ index_key: indexKey, ...values })
    .onConflict((conflict) => conflict.column('index_key').doUpdateSet(values))
    .execute();
}

/** The index is filled: the next fill begins anew. */
export async function endFeed(db: Db, indexKey: string): Promise<void> {
  await db.deleteFrom('search_feeds').where('index_key', '=', indexKey).execute();
}
