import { compiledOnce, laterOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { OrderEvent, OrderState } from './order-states.ts';

/** What happened to an order, as its row keeps it. */
export type NewOrderEvent = Readonly<{
  orderId: string;
  from: OrderState | null;
  event: OrderEvent;
  to: OrderState;
  actor: string;
  reason: string | null;
  at: Date;
}>;

const insert = (
  db: Db,
  order_id: string,
  from_state: string | null,
  event: string,
  to_state: string,
  actor: string,
  reason: string | null,
  at: Date,
) => db.insertInto('order_events').values({ order_id, from_state, event, to_state, actor, reason, at });
const insertLater = laterOnce(insert);
const insertNumbered = compiledOnce((...args: Parameters<typeof insert>) => insert(...args).returning('id'));

const valuesOf = ({ orderId, from, event, to, actor, reason, at }: NewOrderEvent) =>
  [orderId, from, event, to, actor, reason, at] as const;

/** Keeps it, together with the next statement of the transaction. */
export async function noteOrderEvent(tx: Tx, event: NewOrderEvent): Promise<void> {
  await insertLater(tx, ...valuesOf(event));
}

/** Keeps it, and answers its number. */
export async function insertOrderEvent(tx: Tx, event: NewOrderEvent): Promise<number> {
  const [row] = await insertNumbered(tx, ...valuesOf(event));
  if (row === undefined) throw new Error('an event that was kept has no number');
  return row.id;
}

export type OrderEventRow = {
  event: string;
  state: OrderState;
  actor: string;
  reason: string | null;
  at: Date;
};

const eventsOf = compiledOnce((db, orderId: string) =>
  db
    .selectFrom('order_events')
    .select(['event', 'to_state', 'actor', 'reason', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('id'),
);

export async function listOrderEvents(db: Db | Tx, orderId: string): Promise<OrderEventRow[]> {
  const rows = await eventsOf(db, orderId);
  return rows.map(({ to_state, ...row }) => ({ ...row, state: to_state as OrderState })); // written by the machine only
}
