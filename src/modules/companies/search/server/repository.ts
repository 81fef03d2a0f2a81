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
