import type { Db, Tx } from '#platform/database/kysely.ts';
import type { NoteView } from './contract.ts';

type WorklistEvent = Readonly<{
  subject: 'note' | 'view';
  ofId: string;
  event: 'made' | 'seen' | 'renamed' | 'removed' | 'erased';
  actor: string;
  at: Date;
}>;

export async function insertWorklistEvent(tx: Tx, { ofId, ...row }: WorklistEvent): Promise<void> {
  await tx
    .insertInto('worklist_events')
    .values({ of_id: ofId, ...row })
    .execute();
}

export async function insertNote(
  tx: Tx,
  note: {
    id: string;
    orderId: string;
    authorId: string;
    text: string;
    madeAt: Date;
    mentions: readonly string[];
  },
): Promise<void> {
  const { id, orderId, authorId, text, madeAt, mentions } = note;
  await tx
    .insertInto('order_notes')
    .values({ id, order_id: orderId, author_id: authorId, text, made_at: madeAt })
    .execute();
  if (mentions.length === 0) return;
  const rows = mentions.map((accountId) => ({ note_id: id, account_id: accountId, seen_at: null }));
  await tx.insertInto('order_note_mentions').values(rows).execute();
}

/** The latest notes of an order, the first one first. */
export async function findNotes(db: Db | Tx, orderId: string, limit: number): Promise<NoteView[]> {
  const rows = await db
    .selectFrom('order_notes')
    .innerJoin('accounts', 'accounts.id', 'order_notes.author_id')
    .select(['order_notes.id', 'author_id', 'full_name', 'text', 'made_at'])
    .where('order_id', '=', orderId)
    .orderBy('made_at', 'desc')
    .orderBy('order_notes.id', 'desc')
    .limit(limit)
    .execute();
  const ids = rows.map(({ id }) => id);
  const named = await findMentions(db, ids);
  return rows.reverse().map((row) => ({
    id: row.id,
    authorId: row.author_id,
    authorName: row.full_name,
    text: row.text,
    mentions: named.filter(({ noteId }) => noteId === row.id).map(({ id, name }) => ({ id, name })),
    madeAt: row.made_at.toISOString(),
  }));
}

async function findMentions(db: Db | Tx, noteIds: readonly string[]) {
  if (noteIds.length === 0) return [];
  return db
    .selectFrom('order_note_mentions')
    .innerJoin('accounts', 'accounts.id', 'account_id')
    .select(['note_id as noteId', 'accounts.id', 'full_name as name'])
    .where('note_id', 'in', [...noteIds])
    .orderBy('full_name')
    .execute();
}

/** Removes a note that this person wrote; undefined where there is none. */
export async function deleteOwnNote(tx: Tx, id: string, authorId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('order_notes')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .returning('order_id')
    .executeTakeFirst();
  return row?.order_id;
}

/** Removes all notes of an order and answers their ids. */
export async function deleteNotesOf(tx: Tx, orderId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('order_notes').where('order_id', '=', orderId).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** What somebody has not seen at an order is seen now; answers the notes. */
export async function markSeen(
  tx: Tx,
  of: { orderId: string; accountId: string; at: Date },
): Promise<string[]> {
  const rows = await tx
    .updateTable('order_note_mentions')
    .set({ seen_at: of.at })
    .where('account_id', '=', of.accountId)
    .where('seen_at', 'is', null)
    .where('note_id', 'in', tx.selectFrom('order_notes').select('id').where('order_id', '=', of.orderId))
    .returning('note_id')
    .execute();
  return rows.map(({ note_id }) => note_id);
}
