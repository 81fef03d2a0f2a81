import { sql } from 'kysely';
import { calendarDayOf } from '#kernel/business-days.ts';
import type { Db } from '#platform/database/kysely.ts';

/** Adds to how much of a kind ended today because its time was over; nothing leaves no row. */
export async function noteErased(db: Db, what: string, erased: number, now: Date): Promise<void> {
  if (erased <= 0) return;
  await db
    .insertInto('retention_days')
    .values({ day: calendarDayOf(now), what, erased })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'what'])
        .doUpdateSet({ erased: sql<number>`retention_days.erased + excluded.erased` }),
    )
    .execute();
}
