import { type RawBuilder, sql } from 'kysely';
import { isReportSent, isWaiting, orderStates, rowOf } from '#modules/orders/order-states.ts';
import { searchWords } from '#modules/orders/service.ts';
import type { DeskDue, DeskView } from '#modules/worklists/contract.ts';
import type { DeskFilter } from './contract.ts';

type Condition = RawBuilder<boolean>;

/** Who looks, and when it is: what the views depend on. */
export type DeskMoment = Readonly<{
  me: string;
  now: Date;
  endOfToday: Date;
  /** What is due or ends before it is so soon. */
  soon: Date;
}>;

const listed = (states: readonly string[]) => sql.join(states.map((state) => sql.lit(state)));
const open = orderStates.filter((state) => rowOf(state).isQueued);
const running = open.filter((state) => !isReportSent(state) && !isWaiting(state));
const isIn = (states: readonly string[]): Condition => sql`o.state IN (${listed(states)})`;

/** The law of each view, as SQL over `desk_orders o`. */
export function viewCondition(view: DeskView, { me, now, endOfToday }: DeskMoment): Condition {
  switch (view) {
    case 'mine':
      return sql`(${isIn(open)} AND (o.assignee_id = ${me} OR ${isMentioned(me)}))`;
    case 'open':
      return isIn(open);
    case 'nobody':
      return sql`(${isIn(open)} AND o.assignee_id IS NULL)`;
    case 'today':
      return sql`(${isIn(running)} AND o.due_max >= ${now} AND o.due_max < ${endOfToday})`;
    case 'late':
      return sql`(${isIn(running)} AND o.due_max < ${now})`;
    case 'customer':
      return isIn(open.filter((state) => rowOf(state).waitsFor === 'answer'));
    case 'money':
      return isIn(open.filter((state) => rowOf(state).waitsFor === 'payment'));
    case 'review':
      return sql`(o.state = 'in_review' AND o.author_id IS DISTINCT FROM ${me})`;
    case 'all':
      return sql`true`;
  }
}

/** What a filter asks of the time limits; holds are money, so they are looked at whoever has to act. */
function dueCondition(due: DeskDue, moment: DeskMoment): Condition {
  const { now, soon } = moment;
  if (due === 'soon') return sql`(${isIn(running)} AND o.due_max >= ${now} AND o.due_max < ${soon})`;
  if (due === 'holdEnds')
    return sql`(o.payment_state = 'authorised' AND o.capture_before < ${soon} AND ${isIn(open)})`;
  return viewCondition(due, moment);
}

/** A note there names the reader, who has not opened the order since. */
export function isMentioned(me: string): Condition {
  return sql`o.id IN (SELECT n.order_id FROM order_note_mentions m JOIN order_notes n ON n.id = m.note_id
    WHERE m.account_id = ${me} AND m.seen_at IS NULL)`;
}

/** Everything that a filter asks for. */
export function filterCondition(filter: DeskFilter, moment: DeskMoment): Condition {
  const asked: Condition[] = [viewCondition(filter.view, moment)];
  if (filter.states.length > 0) asked.push(isIn(filter.states));
  if (filter.country !== null) asked.push(sql`o.country_code = ${filter.country.toUpperCase()}`);
  if (filter.due !== null) asked.push(dueCondition(filter.due, moment));
  if (filter.kind !== null) asked.push(sql`o.report_kind = ${filter.kind}`);
  if (filter.who !== null) asked.push(sql`o.assignee_id = ${filter.who}`);
  asked.push(...searchConditions(filter.search));
  return sql`(${sql.join(asked, sql` AND `)})`;
}

/** Every word of what was typed stands in number, names, codes or customer; nothing for nothing. */
export function searchConditions(search: string): Condition[] {
  return searchWords(search).map(({ typed, folded }) => {
    const places: Condition[] = [
      sql`strpos(lower(o.number), ${typed}) > 0`,
      sql`strpos(o.search_text, ${typed}) > 0`,
      sql`strpos(lower(concat_ws(' ', o.email, o.customer_name, o.customer_company)), ${typed}) > 0`,
    ];
    if (folded !== null) places.push(sql`strpos(o.search_text, ${folded}) > 0`);
    return sql`(${sql.join(places, sql` OR `)})`;
  });
}

/** Orders that the queue consists of. */
export const isOpen: Condition = isIn(open);
