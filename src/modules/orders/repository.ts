import { type Selectable, sql } from 'kysely';
import type { Locale } from '#kernel/locale.ts';
import type { Currency } from '#kernel/money.ts';
import { parseReportKind } from '#kernel/reports/report-kind.ts';
import { compiledOnce, compiledOncePerChange, laterOncePerChange } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { readLocalized } from '#platform/database/localized.ts';
import type { Orders } from '#platform/database/schema.ts';
import { orderSubject } from './contract.ts';
import type { Order } from './order.ts';
import { handEvents, type OrderState } from './order-states.ts';
import { searchText } from './search-text.ts';

/** What an event may change beside the state. */
export type OrderChanges = Partial<{
  state: OrderState;
  email: string;
  revision: number;
  startedAt: Date;
  pausedAt: Date | null;
  pausedMinutes: number;
  dueMin: Date;
  dueMax: Date;
  assigneeId: string | null;
  authorId: string | null;
  approverId: string | null;
  sendingSince: Date | null;
  isSendInDoubt: boolean;
  sentAt: Date;
  mailMessageId: string;
  mailResponse: string;
  deliveryProblem: string | null;
  closedAt: Date | null;
  agreedMinor: number | null;
  lateDays: number;
  latePercent: number;
}>;

export type NewOrder = Omit<
  Order,
  | 'number'
  | 'entityId'
  | 'revision'
  | 'startedAt'
  | 'pausedAt'
  | 'pausedMinutes'
  | 'dueMin'
  | 'dueMax'
  | 'assigneeId'
  | 'authorId'
  | 'approverId'
  | 'sendingSince'
  | 'isSendInDoubt'
  | 'sentAt'
  | 'mailMessageId'
  | 'deliveryProblem'
  | 'closedAt'
  | 'agreedMinor'
  | 'lateDays'
  | 'latePercent'
> & { secretHash: string };

export async function insertOrder(tx: Tx, order: NewOrder): Promise<Order> {
  const row = await tx
    .insertInto('orders')
    .values({
      id: order.id,
      number: sql<string>`'CC-' || ${order.placedAt.getUTCFullYear()}::text || '-' || lpad(nextval('order_numbers')::text, 6, '0')`,
      secret_hash: order.secretHash,
      secret_sealed: order.secretSealed,
      state: order.state,
      account_id: order.accountId,
      email: order.email,
      locale: order.locale,
      time_zone: order.timeZone,
      country_id: order.countryId,
      country_code: order.countryCode,
      report_kind: order.reportKind,
      subject: JSON.stringify(order.subject),
      search_text: searchText(order.subject, order.countryCode),
      tariff_id: order.tariff.id,
      tariff_version: order.tariff.version,
      tariff_name: JSON.stringify(order.tariff.name),
      price_minor: order.tariff.price.amountMinor,
      currency: order.tariff.price.currency,
      min_days: order.tariff.minDays,
      max_days: order.tariff.maxDays,
      terms_version: order.termsVersion,
      placed_at: order.placedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toOrder(row);
}

/**
 * Reads an order; `lock` keeps others from changing it until the transaction ends. Rows that refer to it can still be written:
 * whoever waits for one of them while holding the order, e.g. for a dossier that research opens, would wait for ever otherwise.
 */
export async function findOrder(
  db: Db | Tx,
  by: { id: string } | { secretHash: string },
  lock = false,
): Promise<Order | undefined> {
  const find = 'id' in by ? ofId : ofSecret;
  const [row] = await (lock ? find.locked : find.read)(db, 'id' in by ? by.id : by.secretHash);
  return row && toOrder(row);
}

const selectWhere = (column: 'id' | 'secret_hash') => (db: Db | Tx, value: string) =>
  db.selectFrom('orders').selectAll().where(column, '=', value);
const ordersBy = (column: 'id' | 'secret_hash') => ({
  read: compiledOnce(selectWhere(column)),
  locked: compiledOnce((db, value: string) => selectWhere(column)(db, value).forNoKeyUpdate()),
});
const ofId = ordersBy('id');
const ofSecret = ordersBy('secret_hash');

export async function updateOrder(tx: Tx, id: string, changes: OrderChanges): Promise<Order> {
  const [row] = await update(tx, columnsOf(changes), id);
  if (row === undefined) throw new Error(`no order ${id}`);
  return toOrder(row);
}

/** Writes what changes of an order as its transaction has locked it, with the next statement, and answers the order as it is then. */
export async function changeLocked(tx: Tx, order: Order, changes: OrderChanges): Promise<Order> {
  await change(tx, columnsOf(changes), order.id);
  const { mailResponse: _, ...known } = changes;
  const made = Object.entries(known).filter(([, value]) => value !== undefined);
  return { ...order, ...Object.fromEntries(made) };
}

const change = laterOncePerChange((db, columns: ReturnType<typeof columnsOf>, id: string) =>
  db.updateTable('orders').set(columns).where('id', '=', id),
);
const update = compiledOncePerChange((db, columns: ReturnType<typeof columnsOf>, id: string) =>
  db.updateTable('orders').set(columns).where('id', '=', id).returningAll(),
);

/** Orders for the staff queue: the most urgent first, at most `limit`. */
export async function listOrders(
  db: Db,
  filter: { states?: readonly OrderState[]; limit: number },
): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .$if(filter.states !== undefined, (q) => q.where('state', 'in', [...(filter.states ?? [])]))
    .orderBy(sql`due_max NULLS LAST`)
    .orderBy('placed_at')
    .limit(filter.limit)
    .execute();
  return rows.map(toOrder);
}

/** Paid orders whose report was sent between two instants, the first one first. */
export async function listSentBetween(db: Db, from: Date, to: Date, limit: number): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', 'completed')
    .where('sent_at', '>', from)
    .where('sent_at', '<=', to)
    .orderBy('sent_at')
    .limit(limit)
    .execute();
  return rows.map(toOrder);
}

/** Orders that have stood in `state` since before `before`, for timers. */
export async function listStale(db: Db, state: OrderState, before: Date): Promise<Order[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('state', '=', state)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_events')
            .select('id')
            .whereRef('order_events.order_id', '=', 'orders.id')
            .where('order_events.event', 'not in', [...handEvents])
            .where('order_events.at', '>', before),
        ),
      ),
    )
    .orderBy('placed_at')
    .limit(100)
    .execute();
  return rows.map(toOrder);
}

/** What is left out of the changes stays as it is. */
function columnsOf(changes: OrderChanges) {
  return {
    state: changes.state,
    email: changes.email,
    revision: changes.revision,
    started_at: changes.startedAt,
    paused_at: changes.pausedAt,
    paused_minutes: changes.pausedMinutes,
    due_min: changes.dueMin,
    due_max: changes.dueMax,
    assignee_id: changes.assigneeId,
    author_id: changes.authorId,
    approver_id: changes.approverId,
    sending_since: changes.sendingSince,
    is_send_in_doubt: changes.isSendInDoubt,
    sent_at: changes.sentAt,
    mail_message_id: changes.mailMessageId,
    mail_response: changes.mailResponse,
    delivery_problem: changes.deliveryProblem,
    closed_at: changes.closedAt,
    agreed_minor: changes.agreedMinor,
    late_days: changes.lateDays,
    late_percent: changes.latePercent,
  };
}

/** A row as the rest of the room knows it. */
export function toOrder(row: Selectable<Orders>): Order {
  return {
    id: row.id,
    number: row.number,
    secretSealed: row.secret_sealed,
    state: row.state as OrderState, // written by the machine only
    revision: row.revision,
    accountId: row.account_id,
    entityId: row.entity_id,
    email: row.email,
    locale: row.locale as Locale, // CHECK of the table
    timeZone: row.time_zone,
    countryId: row.country_id,
    countryCode: row.country_code,
    reportKind: parseReportKind(row.report_kind),
    subject: orderSubject.parse(row.subject),
    tariff: {
      id: row.tariff_id,
      version: row.tariff_version,
      name: readLocalized(row.tariff_name),
      price: { amountMinor: row.price_minor, currency: row.currency as Currency }, // copied from a tariff
      minDays: row.min_days,
      maxDays: row.max_days,
    },
    agreedMinor: row.agreed_minor,
    lateDays: row.late_days,
    latePercent: row.late_percent,
    termsVersion: row.terms_version,
    placedAt: row.placed_at,
    startedAt: row.started_at,
    pausedAt: row.paused_at,
    pausedMinutes: row.paused_minutes,
    dueMin: row.due_min,
    dueMax: row.due_max,
    assigneeId: row.assignee_id,
    authorId: row.author_id,
    approverId: row.approver_id,
    sendingSince: row.sending_since,
    isSendInDoubt: row.is_send_in_doubt,
    sentAt: row.sent_at,
    mailMessageId: row.mail_message_id,
    deliveryProblem: row.delivery_problem,
    closedAt: row.closed_at,
  };
}
