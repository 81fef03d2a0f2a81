import { sql } from 'kysely';
import { dayMs } from '#kernel/clock.ts';
import type { Currency } from '#kernel/money.ts';
import type { Db } from '#platform/database/kysely.ts';
import { invoiceGateway } from './payment-rules.ts';
import { paymentStates, rowOf } from './payment-states.ts';

/** What stands reserved in one currency, and how much of it the bank lets go within two days. */
export type HeldFigures = Readonly<{
  currency: Currency;
  orders: number;
  amountMinor: number;
  endingOrders: number;
  endingMinor: number;
}>;

/** What was charged or asked for by an invoice, and what of it was given or taken back, in one currency; minor units. */
export type MovedFigures = Readonly<{ currency: Currency; chargedMinor: number; refundedMinor: number }>;

/** A hold stands: the card has been asked, and the gateway goes on being asked. */
const heldStates = paymentStates.filter((state) => rowOf(state).isReconciled && !rowOf(state).isOpen);

/** Holds on cards that stand now, by currency; what is kept of a limit for an invoice is none. */
export async function countHeld(db: Db, now: Date): Promise<HeldFigures[]> {
  const soon = new Date(now.getTime() + 2 * dayMs);
  const { rows } = await sql<HeldFigures>`
    SELECT currency, count(*)::int AS orders, sum(amount_minor)::int8 AS "amountMinor",
           count(*) FILTER (WHERE capture_before < ${soon})::int AS "endingOrders",
           coalesce(sum(amount_minor) FILTER (WHERE capture_before < ${soon}), 0)::int8 AS "endingMinor"
    FROM payments WHERE is_active AND state = ANY(${heldStates}) AND gateway <> ${invoiceGateway}
    GROUP BY currency ORDER BY currency`.execute(db);
  return rows.map((row) => ({
    ...row,
    amountMinor: Number(row.amountMinor),
    endingMinor: Number(row.endingMinor),
  }));
}

/** Money that moved since `since`, from the ledger. */
export async function countMoved(db: Db, since: Date): Promise<MovedFigures[]> {
  const { rows } = await sql<MovedFigures>`
    SELECT currency, coalesce(sum(amount_minor) FILTER (WHERE kind IN ('capture', 'invoiced')), 0)::int8 AS "chargedMinor",
           coalesce(sum(abs(amount_minor)) FILTER (WHERE kind = 'refund'), 0)::int8 AS "refundedMinor"
    FROM ledger_entries WHERE at >= ${since} GROUP BY currency ORDER BY currency`.execute(db);
  return rows.map((row) => ({
    ...row,
    chargedMinor: Number(row.chargedMinor),
    refundedMinor: Number(row.refundedMinor),
  }));
}

/** How many payments are in each state, and how many a person has to look at. */
export async function countPayments(
  db: Db,
): Promise<{ gateway: string; state: string; payments: number; inReview: number }[]> {
  const { rows } = await sql<{ gateway: string; state: string; payments: number; inReview: number }>`
    SELECT gateway, state, count(*)::int AS payments,
           count(*) FILTER (WHERE needs_review IS NOT NULL)::int AS "inReview"
    FROM payments GROUP BY gateway, state ORDER BY gateway, state`.execute(db);
  return rows;
}

/** How long the oldest debit is due that has not come, in seconds, whatever was tried since; 0 where none is. */
export async function oldestDebitDueSeconds(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT coalesce(extract(epoch FROM ${now}::timestamptz - min(due.at)), 0)::float8 AS seconds
    FROM payments JOIN payment_events AS due ON due.payment_id = payments.id AND due.to_state = 'capture_due'
    WHERE payments.state IN ('capture_due', 'capture_unknown')`.execute(db);
  return rows[0]?.seconds ?? 0;
}
