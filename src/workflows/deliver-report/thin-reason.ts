import type { Order } from '#modules/orders/service.ts';
import type { ReportsService } from '#modules/reports/service.ts';
import type { Db } from '#platform/database/kysely.ts';

/** Why a thin report was approved all the same, in its customer's language; undefined for any other. */
export async function thinReasonOf(
  { db, reports }: { db: Db; reports: ReportsService },
  order: Order,
): Promise<string | undefined> {
  const reason = await reports.thinReasonOf(db, order.id, order.revision);
  return reason?.[order.locale];
}
