import { sql } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Difference, DifferenceKind } from './difference.ts';

/** What our ledger and a gateway have in one currency, in minor units. */
export type BookTotal = Readonly<{ currency: Currency; oursMinor: number; theirsMinor: number }>;

/** The comparison of a day with a gateway. */
export type Comparison = Readonly<{
  gateway: string;
  /** `YYYY-MM-DD`. */
  day: string;
  beganAt: Date;
  endedAt: Date | null;
  failure: string | null;
  payments: number | null;
  totals: readonly BookTotal[] | null;
}>;

/** A difference as it was written down. */
export type KeptDifference = Difference & Readonly<{ firstSeenOn: string; isReleased: boolean }>;

/** Takes the comparison of a day; false where another process has it, or it is done. One that failed or died is taken again. */
export async function takeComparison(
  db: Db,
  taken: Readonly<{ gateway: string; day: string; since: Date; now: Date; diedBefore: Date }>,
): Promise<boolean> {
  const { gateway, day, since, now, diedBefore } = taken;
  const { rows } = await sql`
    INSERT INTO book_comparisons (gateway, day, since, began_at) VALUES (${gateway}, ${day}, ${since}, ${now})
    ON CONFLICT (gateway, day) DO UPDATE SET since = excluded.since, began_at = excluded.began_at, failure = NULL
      WHERE book_comparisons.ended_at IS NULL
        AND (book_comparisons.failure IS NOT NULL OR book_comparisons.began_at < ${diedBefore})
    RETURNING day`.execute(db);
  return rows.length > 0;
}

export async function noteFailure(db: Db, gateway: string, day: string, failure: string): Promise<void> {
  await db
    .updateTable('book_comparisons')
    .set({ failure: failure.slice(0, 500) })
    .where('gateway', '=', gateway)
    .where('day', '=', day)
    .where('ended_at', 'is', null)
    .execute();
}

/** Writes down what came of a comparison, all at once. */
export async function endComparison(
  tx: Tx,
  ended: Readonly<{
    gateway: string;
    day: string;
    endedAt: Date;
    payments: number;
    totals: readonly BookTotal[];
    differences: readonly KeptDifference[];
  }>,
): Promise<void> {
  const { gateway, day } = ended;
  await tx
    .updateTable('book_comparisons')
    .set({ ended_at: ended.endedAt, payments: ended.payments, totals: JSON.stringify(ended.totals) })
    .where('gateway', '=', gateway)
    .where('day', '=', day)
    .execute();
  for (const one of ended.differences)
    await tx
      .insertInto('book_differences')
      .values({
        ...{ gateway, day, kind: one.kind, gateway_payment_id: one.gatewayPaymentId, currency: one.currency },
        ...{ payment_id: one.paymentId, order_id: one.orderId, ours_minor: one.oursMinor },
        ...{ theirs_minor: one.theirsMinor, ours_state: one.oursState, theirs_state: one.theirsState },
        ...{ first_seen_on: one.firstSeenOn, is_released: one.isReleased },
      })
      .execute();
}

/** Since which day a difference has stood, if the last comparison that came to its end before this day saw it; undefined if it is new. */
export async function firstSeenOn(
  db: Db,
  of: Readonly<{ gateway: string; day: string; gatewayPaymentId: string; kind: DifferenceKind }>,
): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`
    SELECT first_seen_on::text AS day FROM book_differences
    WHERE gateway = ${of.gateway} AND gateway_payment_id = ${of.gatewayPaymentId} AND kind = ${of.kind} AND day = (
      SELECT max(day) FROM book_comparisons
      WHERE gateway = ${of.gateway} AND day < ${of.day} AND ended_at IS NOT NULL
    )`.execute(db);
  return rows[0]?.day ?? undefined;
}

/**
 * What the ledger has of a payment, in minor units: taken or owed by an invoice, neither given back nor taken away. That the
 * transfer of an invoice came adds nothing to what was owed.
 */
export async function ledgerOf(db: Db, paymentId: string): Promise<number> {
  const { rows } = await sql<{ minor: number | null }>`
    SELECT sum(CASE WHEN kind IN ('capture', 'dispute_won', 'invoiced') THEN amount_minor
                    WHEN kind IN ('transfer', 'transfer_back') THEN 0 ELSE -amount_minor END)::float8 AS minor
    FROM ledger_entries WHERE payment_id = ${paymentId}`.execute(db);
  return rows[0]?.minor ?? 0;
}

/** Ids of payments begun at a gateway between two instants, the first one first, after the given one. */
export async function listBegun(
  db: Db,
  of: Readonly<{ gateway: string; from: Date; to: Date; after: string | null; limit: number }>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM payments WHERE gateway = ${of.gateway} AND created_at >= ${of.from} AND updated_at < ${of.to}
      AND (${of.after}::uuid IS NULL OR id > ${of.after}::uuid)
    ORDER BY id LIMIT ${of.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Comparisons, the latest first. */
export async function listComparisons(db: Db, limit: number): Promise<Comparison[]> {
  const { rows } = await sql<Comparison>`
    SELECT gateway, day::text, began_at AS "beganAt", ended_at AS "endedAt", failure, payments, totals
    FROM book_comparisons ORDER BY day DESC, gateway LIMIT ${limit}`.execute(db);
  return rows;
}

/** What the latest comparison with each gateway that came to its end has found, the oldest first. */
export async function listDifferences(
  db: Db,
  limit: number,
): Promise<(KeptDifference & Readonly<{ gateway: string; day: string }>)[]> {
  const { rows } = await sql<KeptDifference & { gateway: string; day: string }>`
    SELECT d.gateway, d.day::text, d.gateway_payment_id AS "gatewayPaymentId", d.kind, d.payment_id AS "paymentId",
           d.order_id AS "orderId", d.currency, d.ours_minor AS "oursMinor", d.theirs_minor AS "theirsMinor",
           d.ours_state AS "oursState", d.theirs_state AS "theirsState", d.first_seen_on::text AS "firstSeenOn",
           d.is_released AS "isReleased"
    FROM book_differences d JOIN (
      SELECT gateway, max(day) AS day FROM book_comparisons WHERE ended_at IS NOT NULL GROUP BY gateway
    ) latest ON latest.gateway = d.gateway AND latest.day = d.day
    ORDER BY d.first_seen_on, d.gateway_payment_id LIMIT ${limit}`.execute(db);
  return rows;
}
