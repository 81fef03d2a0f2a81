import type { Db } from './transaction.ts';

export const eventTypes = [
  'payment.authorised',
  'payment.verified',
  'payment.declined',
  'payment.requires_action',
  'payment.captured',
  'payment.voided',
  'payment.expired',
  'refund.updated',
  'dispute.updated',
] as const;
export type EventType = (typeof eventTypes)[number];

export type EventRow = {
  id: string;
  type: EventType;
  payment_id: string;
  created_at: Date;
  attempts: number;
  next_attempt_at: Date | null;
  delivered_at: Date | null;
  note: string | null;
};

const columns = 'id, type, payment_id, created_at, attempts, next_attempt_at, delivered_at, note';

export async function insertEvent(
  db: Db,
  event: { id: string; type: EventType; paymentId: string },
  now: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO sandbox.events (id, type, payment_id, created_at, next_attempt_at) VALUES ($1, $2, $3, $4, $4)`,
    [event.id, event.type, event.paymentId, now],
  );
}

/** Takes due events, oldest first, and sets their next attempt to the end of a lease, in case we are killed. */
export async function claimDueEvents(db: Db, now: Date, leaseEnds: Date, limit: number): Promise<EventRow[]> {
  const { rows } = await db.query<EventRow>(
    `UPDATE sandbox.events SET attempts = attempts + 1, next_attempt_at = $2 WHERE id IN (
       SELECT id FROM sandbox.events WHERE next_attempt_at <= $1
       ORDER BY next_attempt_at, created_at, id LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING ${columns}`,
    [now, leaseEnds, limit],
  );
  return rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1));
}

export async function closeEvent(
  db: Db,
  id: string,
  outcome: { deliveredAt: Date | null; nextAttemptAt: Date | null; note: string | null },
): Promise<void> {
  await db.query(
    'UPDATE sandbox.events SET delivered_at = $2, next_attempt_at = $3, note = $4 WHERE id = $1',
    [id, outcome.deliveredAt, outcome.nextAttemptAt, outcome.note],
  );
}

/** Sends an event once more; false where there is no such event. */
export async function reopenEvent(db: Db, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'UPDATE sandbox.events SET next_attempt_at = $2, attempts = 0 WHERE id = $1',
    [id, now],
  );
  return rowCount === 1;
}

export async function listNewestEvents(db: Db, limit: number): Promise<EventRow[]> {
  const { rows } = await db.query<EventRow>(
    `SELECT ${columns} FROM sandbox.events ORDER BY created_at DESC, id DESC LIMIT $1`,
    [limit],
  );
  return rows;
}
