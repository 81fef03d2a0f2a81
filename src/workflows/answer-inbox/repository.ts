import { type RawBuilder, sql } from 'kysely';
import type { Locale } from '#kernel/locale.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { InboxKind, InboxOwner, InboxState } from './inbox-rules.ts';

/** What is looked for, by whom and when. */
export type InboxFilter = Readonly<{
  kind: InboxKind | undefined;
  state: InboxState;
  owner: InboxOwner;
  /** Lower case; each has to stand somewhere. */
  words: readonly string[];
  me: string;
  now: Date;
}>;

/** A row of the view `inbox_items`, its text shortened. */
export type InboxRow = Readonly<{
  kind: InboxKind;
  id: string;
  order_id: string | null;
  order_number: string;
  who: string;
  about: string;
  opening: string;
  locale: Locale;
  received_at: Date;
  due_at: Date;
  is_open: boolean;
  closed_at: Date | null;
  assignee_id: string | null;
}>;

function conditionOf({ kind, state, owner, words, me, now }: InboxFilter): RawBuilder<boolean> {
  const asked: RawBuilder<boolean>[] = [state === 'done' ? sql`NOT i.is_open` : sql`i.is_open`];
  if (state === 'late') asked.push(sql`i.due_at < ${now}`);
  if (kind !== undefined) asked.push(sql`i.kind = ${kind}`);
  if (owner === 'mine') asked.push(sql`i.assignee_id = ${me}`);
  if (owner === 'nobody') asked.push(sql`i.assignee_id IS NULL`);
  for (const word of words)
    asked.push(sql`strpos(lower(concat_ws(' ', i.order_number, i.who, i.about, i.text)), ${word}) > 0`);
  return sql`(${sql.join(asked, sql` AND `)})`;
}

/** What waits, the first due first; what is done, the latest first. */
export async function findInboxRows(
  db: Db,
  filter: InboxFilter,
  piece: Readonly<{ offset: number; limit: number; letters: number }>,
): Promise<InboxRow[]> {
  const order = filter.state === 'done' ? sql`i.closed_at DESC NULLS LAST` : sql`i.due_at`;
  const { rows } = await sql<InboxRow>`
    SELECT i.kind, i.id, i.order_id, i.order_number, i.who, i.about, left(i.text, ${piece.letters}) AS opening, i.locale,
      i.received_at, i.due_at, i.is_open, i.closed_at, i.assignee_id
    FROM inbox_items i WHERE ${conditionOf(filter)}
    ORDER BY ${order}, i.received_at, i.id LIMIT ${piece.limit} OFFSET ${piece.offset}`.execute(db);
  return rows;
}

export async function countInboxRows(db: Db, filter: InboxFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM inbox_items i WHERE ${conditionOf(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Of what is open, by kind. */
export async function countOpen(
  db: Db,
  me: string,
  now: Date,
): Promise<{ kind: InboxKind; open: number; late: number; mine: number; nobody: number }[]> {
  const { rows } = await sql<{ kind: InboxKind; open: number; late: number; mine: number; nobody: number }>`
    SELECT i.kind, count(*)::integer AS open,
      (count(*) FILTER (WHERE i.due_at < ${now}))::integer AS late,
      (count(*) FILTER (WHERE i.assignee_id = ${me}))::integer AS mine,
      (count(*) FILTER (WHERE i.assignee_id IS NULL))::integer AS nobody
    FROM inbox_items i WHERE i.is_open GROUP BY i.kind`.execute(db);
  return rows;
}
