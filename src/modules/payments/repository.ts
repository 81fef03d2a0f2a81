import type { Selectable } from 'kysely';
import type { Currency } from '#kernel/money.ts';
import {
  compiledOnce,
  compiledOncePerChange,
  laterOnce,
  laterOncePerChange,
} from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Payments } from '#platform/database/schema.ts';
import type { ForcedEvent } from './forced-rules.ts';
import type { Payment } from './payment.ts';
import { type PaymentEvent, type PaymentState, reconciledStates } from './payment-states.ts';
import type { PaymentRoute } from './port/gateway.ts';

/** What an event or an answer of the gateway may change. */
export type PaymentChanges = Partial<{
  state: PaymentState;
  isActive: boolean;
  gatewayPaymentId: string;
  hostedUrl: string | null;
  captureBefore: Date | null;
  holdEndedAt: Date;
  cardToken: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  declineCode: string | null;
  dueMinor: number;
  capturedMinor: number;
  refundedMinor: number;
  needsReview: string | null;
  capturedAt: Date;
}>;

export async function insertPayment(
  tx: Tx,
  payment: Pick<
    Payment,
    'id' | 'orderId' | 'attempt' | 'route' | 'state' | 'amountMinor' | 'currency' | 'gateway'
  > & {
    cardToken: string | null;
    /** Set of a renewal: it is not the one that counts until it holds. */
    renews: string | null;
    at: Date;
  },
): Promise<Payment> {
  const row = await tx
    .insertInto('payments')
    .values({
      id: payment.id,
      order_id: payment.orderId,
      attempt: payment.attempt,
      is_active: payment.renews === null,
      renews: payment.renews,
      route: payment.route,
      state: payment.state,
      amount_minor: payment.amountMinor,
      currency: payment.currency,
      gateway: payment.gateway,
      card_token: payment.cardToken,
      created_at: payment.at,
      updated_at: payment.at,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

export async function findPayment(
  db: Db | Tx,
  by: { id: string } | { activeOf: string } | { gateway: string; gatewayPaymentId: string },
  lock = false,
): Promise<Payment | undefined> {
  const way = lock ? 'locked' : 'read';
  const [row] =
    'id' in by
      ? await ofId[way](db, by.id)
      : 'activeOf' in by
        ? await activeOf[way](db, by.activeOf)
        : await ofGateway[way](db, by.gateway, by.gatewayPaymentId);
  return row && fromRow(row);
}

const all = (db: Db | Tx) => db.selectFrom('payments').selectAll();
const lockable = <Args extends readonly unknown[]>(
  select: (db: Db | Tx, ...args: Args) => ReturnType<typeof all>,
) => ({
  read: compiledOnce(select),
  locked: compiledOnce((db, ...args: Args) => select(db, ...args).forUpdate()),
});
const ofId = lockable((db, id: string) => all(db).where('id', '=', id));
const activeOf = lockable((db, orderId: string) =>
  all(db).where('order_id', '=', orderId).where('is_active', '=', true),
);
const ofGateway = lockable((db, gateway: string, id: string) =>
  all(db).where('gateway', '=', gateway).where('gateway_payment_id', '=', id),
);

/** All attempts of an order, first to last. */
export async function listPayments(db: Db | Tx, orderId: string): Promise<Payment[]> {
  return (await attemptsOf(db, orderId)).map(fromRow);
}

const attemptsOf = compiledOnce((db, orderId: string) =>
  all(db).where('order_id', '=', orderId).orderBy('attempt'),
);

export async function updatePayment(tx: Tx, id: string, changes: PaymentChanges, at: Date): Promise<Payment> {
  const [row] = await update(tx, { ...columnsOf(changes), updated_at: at }, id);
  if (row === undefined) throw new Error(`no payment ${id}`);
  return fromRow(row);
}

/** Writes what changes of a payment as its transaction has locked it, with the next statement, and answers the payment as it is then. */
export async function changeLocked(
  tx: Tx,
  payment: Payment,
  changes: PaymentChanges,
  at: Date,
): Promise<Payment> {
  await change(tx, { ...columnsOf(changes), updated_at: at }, payment.id);
  const made = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...payment, ...Object.fromEntries(made), updatedAt: at };
}

const change = laterOncePerChange(
  (db, columns: ReturnType<typeof columnsOf> & { updated_at: Date }, id: string) =>
    db.updateTable('payments').set(columns).where('id', '=', id),
);
const update = compiledOncePerChange(
  (db, columns: ReturnType<typeof columnsOf> & { updated_at: Date }, id: string) =>
    db.updateTable('payments').set(columns).where('id', '=', id).returningAll(),
);

export async function insertPaymentEvent(
  tx: Tx,
  event: {
    paymentId: string;
    from: PaymentState | null;
    event: PaymentEvent | ForcedEvent | 'open' | 'seen';
    to: PaymentState;
    actor: string;
    reason: string | null;
    at: Date;
  },
): Promise<void> {
  const { paymentId, from, to, actor, reason, at } = event;
  await insertEvent(tx, paymentId, from, event.event, to, actor, reason, at);
}

const insertEvent = laterOnce(
  (
    db,
    payment_id: string,
    from_state: string | null,
    event: string,
    to_state: string,
    actor: string,
    reason: string | null,
    at: Date,
  ) => db.insertInto('payment_events').values({ payment_id, from_state, event, to_state, actor, reason, at }),
);

export const listPaymentEvents = compiledOnce((db, orderId: string) =>
  db
    .selectFrom('payment_events')
    .innerJoin('payments', 'payments.id', 'payment_events.payment_id')
    .select(['payments.attempt', 'event', 'to_state as state', 'actor', 'reason', 'at'])
    .where('payments.order_id', '=', orderId)
    .orderBy('payment_events.id'),
);

/** Payments that are not at rest and were last touched before `before`: reconciliation asks the gateway about them. */
export async function listUnsettled(db: Db, before: Date, limit: number): Promise<Payment[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('state', 'in', reconciledStates)
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

export async function touchPayment(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('payments').set({ updated_at: at }).where('id', '=', id).execute();
}

/** Books money that moved; the same key is never booked twice. */
export async function insertLedgerEntry(
  tx: Tx,
  entry: {
    paymentId: string;
    kind: 'capture' | 'refund' | 'dispute' | 'dispute_won' | 'invoiced' | 'transfer' | 'transfer_back';
    amountMinor: number;
    currency: string;
    key: string;
    at: Date;
  },
): Promise<void> {
  const { paymentId, kind, amountMinor, currency, key, at } = entry;
  await insertEntry(tx, paymentId, kind, amountMinor, currency, key, at);
}

const insertEntry = laterOnce(
  (db, payment_id: string, kind: string, amount_minor: number, currency: string, key: string, at: Date) =>
    db
      .insertInto('ledger_entries')
      .values({ payment_id, kind, amount_minor, currency, key, at })
      .onConflict((conflict) => conflict.column('key').doNothing()),
);

/** Keeps a webhook once, together with the next statement of the transaction. */
export async function insertWebhook(
  tx: Tx,
  hook: { source: string; eventId: string; type: string; objectId: string; at: Date },
): Promise<void> {
  const { source, eventId, type, objectId, at } = hook;
  await insertHook(tx, source, eventId, type, objectId, at);
}

const insertHook = laterOnce(
  (db, source: string, event_id: string, type: string, object_id: string, received_at: Date) =>
    db
      .insertInto('webhook_inbox')
      .values({ source, event_id, type, object_id, received_at })
      .onConflict((conflict) => conflict.doNothing()),
);

/** Forgets webhooks that came before `before`: no gateway sends one again so late. Answers how many. */
export async function deleteWebhooks(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_inbox')
    .where('received_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** What is left out of the changes stays as it is. */
function columnsOf(changes: PaymentChanges) {
  return {
    state: changes.state,
    is_active: changes.isActive,
    gateway_payment_id: changes.gatewayPaymentId,
    hosted_url: changes.hostedUrl,
    capture_before: changes.captureBefore,
    hold_ended_at: changes.holdEndedAt,
    card_token: changes.cardToken,
    card_brand: changes.cardBrand,
    card_last4: changes.cardLast4,
    decline_code: changes.declineCode,
    due_minor: changes.dueMinor,
    captured_minor: changes.capturedMinor,
    refunded_minor: changes.refundedMinor,
    needs_review: changes.needsReview,
    captured_at: changes.capturedAt,
  };
}

/** The row as a payment. */
export function fromRow(row: Selectable<Payments>): Payment {
  return {
    id: row.id,
    orderId: row.order_id,
    attempt: row.attempt,
    isActive: row.is_active,
    renews: row.renews,
    route: row.route as PaymentRoute, // CHECK of the table
    state: row.state as PaymentState, // written by the machine only
    amountMinor: row.amount_minor,
    currency: row.currency as Currency, // copied from the order
    gateway: row.gateway,
    gatewayPaymentId: row.gateway_payment_id,
    hostedUrl: row.hosted_url,
    captureBefore: row.capture_before,
    holdEndedAt: row.hold_ended_at,
    cardToken: row.card_token,
    cardBrand: row.card_brand,
    cardLast4: row.card_last4,
    declineCode: row.decline_code,
    dueMinor: row.due_minor,
    capturedMinor: row.captured_minor,
    refundedMinor: row.refunded_minor,
    needsReview: row.needs_review,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    capturedAt: row.captured_at,
  };
}
