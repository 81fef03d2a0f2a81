import { type RawBuilder, sql } from 'kysely';
import type { OrderState } from '#modules/orders/order-states.ts';
import { type DeskSort, deskViews } from '#modules/worklists/contract.ts';
import type { Db } from '#platform/database/kysely.ts';
import {
  type DeskMoment,
  filterCondition,
  isMentioned,
  isOpen,
  searchConditions,
  viewCondition,
} from './conditions.ts';
import type { DeskFilter } from './contract.ts';

/** A row of the view `desk_orders`, with what only rows that are shown are asked for. */
export type DeskOrderRow = Readonly<{
  id: string;
  number: string;
  state: OrderState;
  country_code: string;
  company_name: string;
  company_name_lat: string;
  tariff_name: unknown;
  report_kind: string;
  placed_at: Date;
  paused_at: Date | null;
  due_max: Date | null;
  assignee_id: string | null;
  assignee_name: string | null;
  author_id: string | null;
  payment_state: string | null;
  amount_minor: number | null;
  payment_currency: string | null;
  capture_before: Date | null;
  gateway: string | null;
  is_mentioned: boolean;
  has_dossier: boolean;
  sections_filled: number;
  note_count: number;
  is_undelivered: boolean;
}>;

const sorts: Readonly<Record<DeskSort, RawBuilder<unknown>>> = {
  due: sql`o.due_max`,
  company: sql`lower(COALESCE(NULLIF(o.company_name_lat, ''), o.company_name))`,
  state: sql`o.state`,
  who: sql`lower(o.assignee_name)`,
  held: sql`o.amount_minor`,
  // What was given back or debited keeps the end that its hold had.
  holdEnds: sql`CASE WHEN o.payment_state = 'authorised' THEN o.capture_before END`,
  placed: sql`o.placed_at`,
};

/** One piece of the queue: ids are sorted, and only those that are shown are looked at whole. */
export async function findDeskRows(
  db: Db,
  filter: DeskFilter,
  piece: Readonly<{ offset: number; limit: number }>,
  moment: DeskMoment,
): Promise<DeskOrderRow[]> {
  const direction = filter.isDescending ? sql`DESC NULLS LAST` : sql`ASC NULLS LAST`;
  const { rows } = await sql<DeskOrderRow>`
    SELECT o.*, ${isMentioned(moment.me)} AS is_mentioned, d.id IS NOT NULL AS has_dossier,
      (SELECT count(*)::integer FROM (
        SELECT f.section FROM facts f WHERE f.dossier_id = d.id
        UNION SELECT e.section FROM section_excuses e WHERE e.dossier_id = d.id) AS filled) AS sections_filled,
      (SELECT count(*)::integer FROM order_notes n WHERE n.order_id = o.id) AS note_count,
      (SELECT p.gateway FROM payments p WHERE p.order_id = o.id AND p.is_active) AS gateway,
      (SELECT q.delivery_problem IS NOT NULL FROM orders q WHERE q.id = o.id) AS is_undelivered
    FROM (
      SELECT o.id FROM desk_orders o WHERE ${filterCondition(filter, moment)}
      ORDER BY ${sorts[filter.sort]} ${direction}, o.placed_at, o.id
      LIMIT ${piece.limit} OFFSET ${piece.offset}) AS piece
    JOIN desk_orders o ON o.id = piece.id
    LEFT JOIN dossiers d ON d.order_id = o.id AND d.revision = o.revision
    ORDER BY ${sorts[filter.sort]} ${direction}, o.placed_at, o.id`.execute(db);
  return rows;
}

/** Of which countries there are orders: from one to the next in the index, for they are few and the orders many. */
export async function findCountries(db: Db): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    WITH RECURSIVE found AS (
      (SELECT country_code FROM orders ORDER BY country_code LIMIT 1)
      UNION ALL
      SELECT (SELECT o.country_code FROM orders o WHERE o.country_code > found.country_code
        ORDER BY o.country_code LIMIT 1)
      FROM found WHERE found.country_code IS NOT NULL)
    SELECT lower(country_code) AS code FROM found WHERE country_code IS NOT NULL`.execute(db);
  return rows.map(({ code }) => code);
}

/** How many orders each view has: one pass over the orders alone. */
export async function countViews(db: Db, moment: DeskMoment): Promise<number[]> {
  return countEach(
    db,
    sql`orders`,
    deskViews.map((view) => viewCondition(view, moment)),
  );
}

/** How many orders each filter has, customers and all. */
export async function countFilters(
  db: Db,
  filters: readonly DeskFilter[],
  moment: DeskMoment,
): Promise<number[]> {
  if (filters.length === 0) return [];
  return countEach(
    db,
    sql`desk_orders`,
    filters.map((filter) => filterCondition(filter, moment)),
  );
}

async function countEach(
  db: Db,
  table: RawBuilder<unknown>,
  conditions: readonly RawBuilder<boolean>[],
): Promise<number[]> {
  const columns = conditions.map(
    (condition, index) => sql`(count(*) FILTER (WHERE ${condition}))::integer AS ${sql.id(`c${index}`)}`,
  );
  const { rows } = await sql<Record<string, number>>`
    SELECT ${sql.join(columns)} FROM ${table} o`.execute(db);
  return conditions.map((_, index) => rows[0]?.[`c${index}`] ?? 0);
}

/** What each person has to do: at work, of that due before `soon` and late; and what waits for a review. */
export async function findWorkload(
  db: Db,
  { now, soon }: Readonly<{ now: Date; soon: Date }>,
): Promise<ReadonlyMap<string, { atWork: number; dueSoon: number; late: number; reviewed: number }>> {
  const { rows } = await sql<{
    id: string;
    at_work: number;
    due_soon: number;
    late: number;
    reviewed: number;
  }>`
    SELECT o.assignee_id AS id,
      (count(*) FILTER (WHERE o.state IN ('in_progress', 'needs_clarification')))::integer AS at_work,
      (count(*) FILTER (WHERE o.state = 'in_progress' AND o.due_max >= ${now} AND o.due_max < ${soon}))::integer AS due_soon,
      (count(*) FILTER (WHERE o.state = 'in_progress' AND o.due_max < ${now}))::integer AS late,
      (count(*) FILTER (WHERE o.state = 'in_review'))::integer AS reviewed
    FROM orders o WHERE o.assignee_id IS NOT NULL AND o.closed_at IS NULL GROUP BY o.assignee_id`.execute(db);
  return new Map(
    rows.map(({ id, at_work, due_soon, late, reviewed }) => [
      id,
      { atWork: at_work, dueSoon: due_soon, late, reviewed },
    ]),
  );
}

/** The customer of an order, as the queue's panel names them. */
export async function findDeskCustomer(db: Db, orderId: string) {
  const { rows } = await sql<{
    customer_name: string | null;
    customer_company: string | null;
    email: string;
    payment_state: string | null;
    capture_before: Date | null;
    gateway: string | null;
  }>`
    SELECT o.customer_name, o.customer_company, o.email, o.payment_state, o.capture_before,
      (SELECT p.gateway FROM payments p WHERE p.order_id = o.id AND p.is_active) AS gateway
    FROM desk_orders o WHERE o.id = ${orderId}`.execute(db);
  return rows[0];
}

/** How many orders have a note that names this person, unseen. */
export async function countMentions(db: Db, me: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT n.order_id)::integer AS count FROM order_note_mentions m
    JOIN order_notes n ON n.id = m.note_id WHERE m.account_id = ${me} AND m.seen_at IS NULL`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Orders by what was typed: open ones first, then the latest. */
export async function findOrdersBy(
  db: Db,
  typed: string,
  limit: number,
): Promise<
  (Pick<DeskOrderRow, 'id' | 'number' | 'state' | 'country_code' | 'company_name' | 'company_name_lat'> &
    Readonly<{ customer_name: string | null; customer_company: string | null; email: string }>)[]
> {
  const { rows } = await sql<Awaited<ReturnType<typeof findOrdersBy>>[number]>`
    SELECT o.id, o.number, o.state, o.country_code, o.company_name, o.company_name_lat,
      o.customer_name, o.customer_company, o.email
    FROM desk_orders o WHERE ${allOf(searchConditions(typed))}
    ORDER BY ${isOpen} DESC, o.placed_at DESC, o.id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Companies on which there is more than one order, those asked for most often first. */
export async function findOrderedCompanies(
  db: Db,
  typed: string,
  limit: number,
): Promise<
  Readonly<{ country_code: string; company_name: string; company_name_lat: string; orders: number }>[]
> {
  const { rows } = await sql<Awaited<ReturnType<typeof findOrderedCompanies>>[number]>`
    SELECT o.country_code, o.company_name, max(o.company_name_lat) AS company_name_lat, count(*)::integer AS orders
    FROM desk_orders o WHERE ${allOf(searchConditions(typed))}
    GROUP BY o.country_code, o.company_name HAVING count(*) > 1
    ORDER BY orders DESC, o.company_name LIMIT ${limit}`.execute(db);
  return rows;
}

function allOf(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` AND `)})`;
}
