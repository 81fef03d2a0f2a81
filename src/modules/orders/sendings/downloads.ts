import { sql } from 'kysely';
import { hourMs } from '#kernel/clock.ts';
import type { Locale } from '#kernel/locale.ts';
import type { Db } from '#platform/database/kysely.ts';

/** Counts that a delivered report was saved: one row an hour, however often, and nobody's name. */
export async function noteDownload(
  db: Db,
  report: Readonly<{ orderId: string; revision: number; locale: Locale }>,
  at: Date,
): Promise<void> {
  await db
    .insertInto('report_downloads')
    .values({
      order_id: report.orderId,
      revision: report.revision,
      locale: report.locale,
      hour: new Date(Math.floor(at.getTime() / hourMs) * hourMs),
      last_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'revision', 'locale', 'hour'])
        .doUpdateSet({ times: sql`report_downloads.times + 1`, last_at: at }),
    )
    .execute();
}

/** When the reports of an order were saved, the first hour first; at most `limit` hours. */
export async function listDownloads(db: Db, orderId: string, limit: number) {
  return db
    .selectFrom('report_downloads')
    .select(['revision', 'locale', 'hour', 'times', 'last_at as lastAt'])
    .where('order_id', '=', orderId)
    .orderBy('hour')
    .limit(limit)
    .execute();
}
