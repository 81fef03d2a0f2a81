import type { Db } from '#platform/database/kysely.ts';

/** The library writes this table itself. */
export const limitsTable = 'rate_limits';

const erasedAtOnce = 10_000;

/** Deletes windows that are over, in bounded portions; answers how many went. */
export async function deleteExpired(db: Db, nowMs: number): Promise<number> {
  let erased = 0;
  for (;;) {
    const portion = await db
      .deleteFrom(limitsTable)
      .where('key', 'in', (rows) =>
        rows.selectFrom(limitsTable).select('key').where('expire', '<=', nowMs).limit(erasedAtOnce),
      )
      // It may have begun anew meanwhile.
      .where('expire', '<=', nowMs)
      .executeTakeFirst();
    erased += Number(portion.numDeletedRows);
    if (portion.numDeletedRows < erasedAtOnce) return erased;
  }
}
