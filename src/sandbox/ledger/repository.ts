import type { Locale } from '#kernel/locale.ts';
import type { Currency } from '#kernel/money.ts';
import type { Db } from './transaction.ts';

export type PaymentStatus =
  | 'open'
  | 'requires_action'
  | 'authorised'
  | 'verified'
  | 'declined'
  | 'captured'
  | 'voided'
  | 'expired';

/** In which words the merchant speaks of a payment: the gateway's own, Stripe's or YooKassa's. */
export type Dialect = 'own' | 'stripe' | 'yookassa';

/** What a payment is opened with; all of it stays as it is. */
export type PaymentTerms = {
  order_id: string;
  order_number: string;
  attempt: number;
  route: 'hold' | 'verify';
  amount_minor: number;
  currency: Currency;
  locale: Locale;
  time_zone: string | null;
  description: string;
  details: readonly { name: string; value: string }[];
  success_url: string;
  cancel_url: string;
  dialect: Dialect;
  /** The merchant's own labels, as it gave them. */
  metadata: Readonly<Record<string, string>>;
};

export type PaymentRow = PaymentTerms & {
  id: string;
  session_id: string;
  status: PaymentStatus;
  is_off_session: boolean;
  captured_minor: number;
  refunded_minor: number;
  capture_before: Date | null;
  card_token: string | null;
  card_brand: string | null;
  card_last4: string | null;
  is_card_detached: boolean;
  decline_code: string | null;
  challenge_tries: number;
  session_expires_at: Date;
  created_at: Date;
  dispute: DisputeRow | null;
};

/** As JSON writes it inside the row of its payment. */
export type DisputeRow = {
  id: string;
  amount_minor: number;
  reason: string;
  status: 'open' | 'won' | 'lost';
  evidence_due_by: string;
};

export type RefundRow = {
  id: string;
  payment_id: string;
  amount_minor: number;
  status: 'pending' | 'succeeded' | 'failed';
  outcome: 'succeeded' | 'failed';
  settles_at: Date;
  key: string | null;
};

const paymentColumns = `SELECT p.id, p.session_id, p.order_id, p.order_number, p.attempt, p.route, p.status, p.amount_minor,
  p.currency, p.locale, p.time_zone, p.description, p.details, p.dialect, p.metadata, p.success_url, p.cancel_url, p.is_off_session, p.captured_minor,
  p.refunded_minor, p.capture_before, p.card_token, c.brand AS card_brand, c.last4 AS card_last4,
  coalesce(c.is_detached, false) AS is_card_detached, p.decline_code,
  p.challenge_tries, p.session_expires_at, p.created_at, to_jsonb(d) AS dispute`;
const besidePayment = `sandbox.cards c ON c.token = p.card_token
  LEFT JOIN sandbox.disputes d ON d.payment_id = p.id`;
const payment = `${paymentColumns} FROM sandbox.payments p LEFT JOIN ${besidePayment}`;

export async function insertPayment(
  db: Db,
  row: PaymentTerms & { id: string; session_id: string; is_off_session: boolean; session_expires_at: Date },
  now: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO sandbox.payments (id, session_id, order_id, order_number, attempt, route, status, amount_minor,
       currency, locale, time_zone, description, details, success_url, cancel_url, is_off_session, session_expires_at, dialect, metadata,
       created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'open', $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $19)`,
    [
      row.id,
      row.session_id,
      row.order_id,
      row.order_number,
      row.attempt,
      row.route,
      row.amount_minor,
      row.currency,
      row.locale,
      row.time_zone,
      row.description,
      JSON.stringify(row.details),
      row.success_url,
      row.cancel_url,
      row.is_off_session,
      row.session_expires_at,
      row.dialect,
      JSON.stringify(row.metadata),
      now,
    ],
  );
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return (await db.query<PaymentRow>(`${payment} WHERE p.id = $1`, [id])).rows[0];
}

/** Reads a payment by its own id or its session's and keeps others from changing it until the transaction ends. */
export async function lockPayment(
  db: Db,
  by: { id: string } | { sessionId: string },
): Promise<PaymentRow | undefined> {
  const [column, value] = 'id' in by ? ['id', by.id] : ['session_id', by.sessionId];
  return (await db.query<PaymentRow>(`${payment} WHERE p.${column} = $1 FOR UPDATE OF p`, [value])).rows[0];
}

/** Payments created at or after `since`, oldest first, after the one named by `cursor`. */
export async function listPayments(
  db: Db,
  since: Date,
  cursor: string | undefined,
  limit: number,
): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `${payment} WHERE p.created_at >= $1 AND ($2::text IS NULL OR
       (p.created_at, p.id) > (SELECT created_at, id FROM sandbox.payments WHERE id = $2))
     ORDER BY p.created_at, p.id LIMIT $3`,
    [since, cursor ?? null, limit],
  );
  return rows;
}

/**
 * Payments in the words of a provider, newest first, created at or after `since`, after the one named. Stripe's are those
 * that may hold money.
 */
export async function listNewerPayments(
  db: Db,
  dialect: Dialect,
  since: Date,
  after: string | undefined,
  limit: number,
): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `${payment} WHERE p.dialect = $4 AND p.created_at >= $1
       AND (p.dialect <> 'stripe' OR (p.route = 'hold' AND p.card_token IS NOT NULL))
       AND ($2::text IS NULL OR (p.created_at, p.id) < (SELECT created_at, id FROM sandbox.payments WHERE id = $2))
     ORDER BY p.created_at DESC, p.id DESC LIMIT $3`,
    [since, after ?? null, limit, dialect],
  );
  return rows;
}

export async function listNewestPayments(db: Db, limit: number): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(`${payment} ORDER BY p.created_at DESC, p.id DESC LIMIT $1`, [
    limit,
  ]);
  return rows;
}

/** Payments whose hold or page has run out. */
export async function listLapsedIds(db: Db, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM sandbox.payments
     WHERE (status = 'authorised' AND capture_before <= $1)
        OR (status IN ('open', 'requires_action') AND session_expires_at <= $1)
     ORDER BY id LIMIT 200`,
    [now],
  );
  return rows.map(({ id }) => id);
}

const changeable = [
  'status',
  'captured_minor',
  'refunded_minor',
  'capture_before',
  'card_token',
  'decline_code',
  'challenge_tries',
] as const;

export type PaymentChange = Partial<Pick<PaymentRow, (typeof changeable)[number]>>;

/** Writes the given columns and reads the payment back. */
export async function changePayment(
  db: Db,
  id: string,
  change: PaymentChange,
  now: Date,
): Promise<PaymentRow> {
  const columns = changeable.filter((column) => change[column] !== undefined);
  const settings = columns.map((column, index) => `${column} = $${index + 3}`);
  const { rows } = await db.query<PaymentRow>(
    `WITH p AS (
       UPDATE sandbox.payments SET ${['updated_at = $2', ...settings].join(', ')} WHERE id = $1 RETURNING *)
     ${paymentColumns} FROM p LEFT JOIN ${besidePayment}`,
    [id, now, ...columns.map((column) => change[column])],
  );
  const [changed] = rows;
  if (changed === undefined) throw new Error(`no payment ${id}`);
  return changed;
}

export async function insertRefund(db: Db, refund: RefundRow, now: Date): Promise<void> {
  await db.query(
    `INSERT INTO sandbox.refunds (id, payment_id, amount_minor, status, outcome, settles_at, created_at, key)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      refund.id,
      refund.payment_id,
      refund.amount_minor,
      refund.status,
      refund.outcome,
      refund.settles_at,
      now,
      refund.key,
    ],
  );
}

/** The refunds of a payment, the first one first. */
export async function listRefunds(db: Db, paymentId: string, limit: number): Promise<RefundRow[]> {
  const { rows } = await db.query<RefundRow>(
    `SELECT id, payment_id, amount_minor, status, outcome, settles_at, key FROM sandbox.refunds
     WHERE payment_id = $1 ORDER BY created_at, id LIMIT $2`,
    [paymentId, limit],
  );
  return rows;
}

/** Writes a dispute of a payment, or how the one it has has ended. */
export async function saveDispute(
  db: Db,
  dispute: Omit<DisputeRow, 'evidence_due_by'> & { payment_id: string; evidence_due_by: Date },
  now: Date,
): Promise<void> {
  await db.query(
    `INSERT INTO sandbox.disputes (id, payment_id, amount_minor, reason, status, evidence_due_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (payment_id) DO UPDATE SET status = EXCLUDED.status`,
    [
      dispute.id,
      dispute.payment_id,
      dispute.amount_minor,
      dispute.reason,
      dispute.status,
      dispute.evidence_due_by,
      now,
    ],
  );
}

/** What has been or may still be given back: pending refunds count. */
export async function sumRefunds(db: Db, paymentId: string): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `SELECT coalesce(sum(amount_minor), 0)::integer AS total FROM sandbox.refunds
     WHERE payment_id = $1 AND status <> 'failed'`,
    [paymentId],
  );
  return rows[0]?.total ?? 0;
}

/** Ends the pending refunds that are due, and answers them as they are now. */
export async function settleRefunds(db: Db, now: Date): Promise<RefundRow[]> {
  const { rows } = await db.query<RefundRow>(
    `UPDATE sandbox.refunds SET status = outcome WHERE id IN (
       SELECT id FROM sandbox.refunds WHERE status = 'pending' AND settles_at <= $1
       ORDER BY id LIMIT 200 FOR UPDATE SKIP LOCKED)
     RETURNING id, payment_id, amount_minor, status, outcome, settles_at, key`,
    [now],
  );
  return rows;
}
