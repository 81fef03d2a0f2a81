import type { Selectable } from 'kysely';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Disputes, Refunds } from '#platform/database/schema.ts';
import { type Dispute, openRefundStates, type Refund, type RefundState } from './refund.ts';

export async function insertRefund(tx: Tx, refund: Refund): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({
      id: refund.id,
      payment_id: refund.paymentId,
      sequence: refund.sequence,
      amount_minor: refund.amountMinor,
      state: refund.state,
      key: refund.key,
      claim_id: refund.claimId,
      created_at: refund.createdAt,
      updated_at: refund.updatedAt,
    })
    .execute();
}

export async function findRefund(db: Db | Tx, id: string, lock = false): Promise<Refund | undefined> {
  const query = db.selectFrom('refunds').selectAll().where('id', '=', id);
  const row = await query.$if(lock, (q) => q.forUpdate()).executeTakeFirst();
  return row && refundOf(row);
}

/** The refunds of a payment, the first one first. */
export async function listRefunds(db: Db | Tx, paymentId: string): Promise<Refund[]> {
  return (await refundsOf(db, paymentId)).map(refundOf);
}

const refundsOf = compiledOnce((db, paymentId: string) =>
  db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).orderBy('sequence'),
);

/** Refunds that are not at rest and were last touched before `before`. */
export async function listOpenRefunds(db: Db, before: Date, limit: number): Promise<Refund[]> {
  const rows = await db
    .selectFrom('refunds')
    .selectAll()
    .where('state', 'in', openRefundStates)
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map(refundOf);
}

export async function updateRefund(
  tx: Db | Tx,
  id: string,
  changes: Partial<Pick<Refund, 'state' | 'gatewayRefundId' | 'failureCode'>>,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({
      state: changes.state,
      gateway_refund_id: changes.gatewayRefundId,
      failure_code: changes.failureCode,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
}

export async function insertRefundEvent(
  tx: Tx,
  event: { refundId: string; from: RefundState | null; to: RefundState; actor: string; at: Date },
): Promise<void> {
  const { refundId, from, to, actor, at } = event;
  await tx
    .insertInto('refund_events')
    .values({ refund_id: refundId, from_state: from, to_state: to, actor, at })
    .execute();
}

export async function insertDispute(tx: Tx, dispute: Dispute): Promise<void> {
  await tx
    .insertInto('disputes')
    .values({
      id: dispute.id,
      payment_id: dispute.paymentId,
      gateway_dispute_id: dispute.gatewayDisputeId,
      state: dispute.state,
      amount_minor: dispute.amountMinor,
      reason: dispute.reason,
      evidence_due_by: dispute.evidenceDueBy,
      opened_at: dispute.openedAt,
      closed_at: dispute.closedAt,
    })
    .execute();
}

export async function closeDispute(
  tx: Tx,
  id: string,
  state: Exclude<Dispute['state'], 'open'>,
  at: Date,
): Promise<void> {
  await tx.updateTable('disputes').set({ state, closed_at: at }).where('id', '=', id).execute();
}

/** The disputes of an order's payments, the first one first. */
export async function listDisputes(db: Db | Tx, orderId: string): Promise<Dispute[]> {
  const rows = await db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .selectAll('disputes')
    .where('payments.order_id', '=', orderId)
    .orderBy('opened_at')
    .execute();
  return rows.map(disputeOf);
}

/** Open disputes with their orders, the one whose evidence is due first before the others. */
export async function listOpenDisputes(
  db: Db,
  limit: number,
): Promise<(Dispute & Readonly<{ orderId: string }>)[]> {
  const rows = await db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .selectAll('disputes')
    .select('payments.order_id')
    .where('disputes.state', '=', 'open')
    .orderBy('evidence_due_by')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...disputeOf(row), orderId: row.order_id }));
}

function refundOf(row: Selectable<Refunds>): Refund {
  return {
    id: row.id,
    paymentId: row.payment_id,
    sequence: row.sequence,
    amountMinor: row.amount_minor,
    state: row.state as RefundState, // CHECK of the table
    key: row.key,
    claimId: row.claim_id,
    gatewayRefundId: row.gateway_refund_id,
    failureCode: row.failure_code,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function disputeOf(row: Selectable<Disputes>): Dispute {
  return {
    id: row.id,
    paymentId: row.payment_id,
    gatewayDisputeId: row.gateway_dispute_id,
    state: row.state as Dispute['state'], // CHECK of the table
    amountMinor: row.amount_minor,
    reason: row.reason,
    evidenceDueBy: row.evidence_due_by,
    openedAt: row.opened_at,
    closedAt: row.closed_at,
  };
}
