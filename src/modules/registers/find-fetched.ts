import type { Db } from '#platform/database/kysely.ts';

/** Which of these hashes are of what sources answered to the research of an order. */
export async function findFetched(
  db: Db,
  orderId: string,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .selectFrom('research_runs as r')
    .innerJoin('research_tasks as t', 't.run_id', 'r.id')
    .innerJoin('research_snapshots as l', 'l.task_id', 't.id')
    .innerJoin('snapshots as s', 's.id', 'l.snapshot_id')
    .select('s.sha256')
    .distinct()
    .where('r.order_id', '=', orderId)
    .where('s.sha256', 'in', [...new Set(hashes)])
    .execute();
  return new Set(rows.map(({ sha256 }) => sha256));
}
