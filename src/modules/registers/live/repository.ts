import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { AnswerNote } from './connector.ts';

/** What a register answered, as it is kept. */
export type KeptAnswer = Readonly<{
  companyIds: readonly string[];
  note: AnswerNote | null;
  answeredAt: Date;
}>;

export type AnswerKey = Readonly<{ connector: string; questionHash: Buffer; country: string }>;

export async function findAnswer(db: Db | Tx, key: AnswerKey, now: Date): Promise<KeptAnswer | undefined> {
  const { rows } = await sql<KeptAnswer>`
    SELECT company_ids AS "companyIds", note, answered_at AS "answeredAt" FROM register_answers
    WHERE connector = ${key.connector} AND question_hash = ${key.questionHash} AND expires_at > ${now}`.execute(
    db,
  );
  return rows[0];
}

export async function keepAnswer(tx: Tx, key: AnswerKey, answer: KeptAnswer, expiresAt: Date): Promise<void> {
  const { companyIds, note, answeredAt } = answer;
  await sql`
    INSERT INTO register_answers (connector, question_hash, country, note, company_ids, answered_at, expires_at)
    VALUES (${key.connector}, ${key.questionHash}, ${key.country}, ${note}, ${[...companyIds]}::uuid[],
      ${answeredAt}, ${expiresAt})
    ON CONFLICT (connector, question_hash) DO UPDATE SET note = excluded.note, company_ids = excluded.company_ids,
      answered_at = excluded.answered_at, expires_at = excluded.expires_at`.execute(tx);
}

/** Deletes answers that are too old to be given again; how many went. */
export async function deleteOldAnswers(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`DELETE FROM register_answers WHERE expires_at <= ${now}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
