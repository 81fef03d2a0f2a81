import { type Selectable, sql } from 'kysely';
import type { Locale } from '#kernel/locale.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Questions } from '#platform/database/schema.ts';
import type { ListedQuestion, Question, QuestionEvent } from './question.ts';

export async function insertQuestion(tx: Tx, question: Question): Promise<void> {
  const { id, name, phone, email, message, locale, createdAt, dueAt } = question;
  await tx
    .insertInto('questions')
    .values({ id, name, phone, email, message, locale, created_at: createdAt, due_at: dueAt })
    .execute();
}

export async function insertQuestionEvents(
  tx: Tx,
  questionIds: readonly string[],
  event: { event: QuestionEvent; actor: string; at: Date },
): Promise<void> {
  if (questionIds.length === 0) return;
  await tx
    .insertInto('question_events')
    .values(questionIds.map((question_id) => ({ question_id, ...event })))
    .execute();
}

export async function findQuestion(db: Db | Tx, id: string): Promise<Question | undefined> {
  const row = await db.selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirst();
  return row && fromRow(row);
}

/** False if somebody was first. */
export async function setAnswered(
  tx: Tx,
  id: string,
  by: string,
  at: Date,
  answer: string | null = null,
): Promise<boolean> {
  const result = await tx
    .updateTable('questions')
    .set({ answered_at: at, answered_by: by, answer })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** False if it is answered, or there is none. */
export async function setAssignee(tx: Tx, id: string, assigneeId: string | null): Promise<boolean> {
  const result = await tx
    .updateTable('questions')
    .set({ assignee_id: assigneeId })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Open ones the oldest first, answered ones the latest first. */
export async function listQuestions(
  db: Db,
  filter: { isOpen: boolean; id?: string | undefined; limit: number; offset: number },
): Promise<ListedQuestion[]> {
  const { isOpen, id, limit, offset } = filter;
  const rows = await db
    .selectFrom('questions')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('question_events')
          .select('question_events.id')
          .whereRef('question_events.question_id', '=', 'questions.id')
          .where('question_events.event', '=', 'receipt_refused'),
      ).as('is_receipt_refused'),
    )
    .$if(id !== undefined, (q) => q.where('id', '=', id ?? ''))
    .$if(id === undefined, (q) => q.where('answered_at', isOpen ? 'is' : 'is not', null))
    .orderBy(isOpen ? 'created_at' : 'answered_at', isOpen ? 'asc' : 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({ ...fromRow(row), isReceiptRefused: row.is_receipt_refused === true }));
}

export async function countQuestions(db: Db, isOpen: boolean): Promise<number> {
  const row = await db
    .selectFrom('questions')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('answered_at', isOpen ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Times of the questions of an address since `since`. */
export async function findAskedTimes(tx: Tx, email: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .selectFrom('questions')
    .select('created_at')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('created_at', '>', since)
    .execute();
  return rows.map(({ created_at }) => created_at);
}

export async function findQuestionsOf(db: Db | Tx, email: string): Promise<Question[]> {
  const rows = await db
    .selectFrom('questions')
    .selectAll()
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .orderBy('id')
    .execute();
  return rows.map(fromRow);
}

export async function deleteQuestionsOf(tx: Tx, email: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('questions')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** At most `limit` at a time, the oldest first; answers whom. */
export async function deleteAnsweredBefore(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('questions')
    .where('id', 'in', (query) =>
      query
        .selectFrom('questions')
        .select('id')
        .where('answered_at', '<', before)
        .orderBy('answered_at')
        .limit(limit),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

function fromRow(row: Selectable<Questions>): Question {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    email: row.email,
    message: row.message,
    locale: row.locale as Locale, // CHECK of the table
    createdAt: row.created_at,
    dueAt: row.due_at,
    answeredAt: row.answered_at,
    answer: row.answer,
    answeredBy: row.answered_by,
  };
}
