import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/kysely.ts';
import type { DB } from '#platform/database/schema.ts';
import type { Order } from './order.ts';
import type { OrderState } from './order-states.ts';
import { toOrder } from './repository.ts';

/** Whose orders: those of an account, and of the company it acts for; `isMineOnly` leaves out what others ordered. */
export type OrdersOfReader = Readonly<{
  accountId: string;
  entityId: string | undefined;
  isMineOnly: boolean;
}>;

/** What a customer looks for among these. */
export type OwnOrdersFilter = Readonly<{
  of: OrdersOfReader;
  states: readonly OrderState[];
  /** Each must stand in the number, the company's names or its codes, whatever its case. */
  words: readonly string[];
  countryId: number | undefined;
}>;

/** How many of these orders are in each state and country. */
export type OwnOrdersCount = Readonly<{ state: OrderState; countryId: number; count: number }>;

/** The latest first, and how many there are on all pages. */
export async function findOwnOrders(
  db: Db,
  filter: OwnOrdersFilter,
  page: { limit: number; offset: number },
): Promise<{ orders: Order[]; total: number }> {
  const found = db.selectFrom('orders').where((where) => where.and(conditions(where, filter)));
  const [rows, { total }] = await Promise.all([
    found
      .selectAll()
      .orderBy('placed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { orders: rows.map(toOrder), total };
}

export async function countOwnOrders(db: Db, of: OrdersOfReader): Promise<OwnOrdersCount[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['state', 'country_id', sql<number>`count(*)::integer`.as('count')])
    .where((where) => isOf(where, of))
    .groupBy(['state', 'country_id'])
    .execute();
  return rows.map(({ state, country_id, count }) => ({
    state: state as OrderState, // written by the machine only
    countryId: country_id,
    count,
  }));
}

/**
 * Gives orders placed as a guest with this address to the account; answers how many. Locked in one order, so that two at
 * once wait for each other; what another account has got meanwhile is left alone.
 */
export async function takeOverGuestOrders(
  db: Db,
  { accountId, email }: { accountId: string; email: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .with('guest', (cte) =>
      cte
        .selectFrom('orders')
        .select('id')
        .where('account_id', 'is', null)
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .orderBy('id')
        .forUpdate(),
    )
    .updateTable('orders')
    .set({ account_id: accountId })
    .where('account_id', 'is', null)
    .where('id', 'in', (query) => query.selectFrom('guest').select('id'))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Where a company's names and codes stand in a subject of either kind. */
const searchedText = sql<string>`lower(concat_ws(' ', number,
  subject ->> 'name', subject ->> 'nameLat', subject ->> 'regCode', subject ->> 'vatCode',
  subject -> 'request' ->> 'name', subject -> 'request' ->> 'regCode', subject -> 'request' ->> 'vatCode'))`;

/** What was ordered for a company that one does not act for (any more) is not one's own. */
function isOf(where: ExpressionBuilder<DB, 'orders'>, { accountId, entityId, isMineOnly }: OrdersOfReader) {
  const own = where.and([where('account_id', '=', accountId), where('entity_id', 'is', null)]);
  if (entityId === undefined) return own;
  const ofEntity = where('entity_id', '=', entityId);
  return where.or([own, isMineOnly ? where.and([ofEntity, where('account_id', '=', accountId)]) : ofEntity]);
}

function conditions(where: ExpressionBuilder<DB, 'orders'>, filter: OwnOrdersFilter) {
  const { of, states, words, countryId } = filter;
  return [
    isOf(where, of),
    sql<boolean>`state = ANY(${[...states]}::text[])`,
    ...(countryId === undefined ? [] : [where('country_id', '=', countryId)]),
    ...words.map((word) => sql<boolean>`${searchedText} LIKE lower(${`%${escapeLike(word)}%`})`),
  ];
}

function escapeLike(word: string): string {
  return word.replaceAll(/[\\%_]/g, '\\$&');
}
