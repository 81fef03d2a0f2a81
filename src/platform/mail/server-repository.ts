import { sql } from 'kysely';
import type { Db } from '#platform/database/kysely.ts';

/** How the mail server stands; `failingSince` is null while it takes mails. */
export type MailServerState = Readonly<{
  failingSince: Date | null;
  failedAt: Date | null;
  lastError: string | null;
}>;

export async function readServerState(db: Db): Promise<MailServerState> {
  const row = await db
    .selectFrom('mail_server')
    .select(['failing_since', 'failed_at', 'last_error'])
    .executeTakeFirst();
  return {
    failingSince: row?.failing_since ?? null,
    failedAt: row?.failed_at ?? null,
    lastError: row?.last_error ?? null,
  };
}

export async function noteFailing(db: Db, words: string, now: Date): Promise<void> {
  await db
    .updateTable('mail_server')
    .set({ failing_since: sql`coalesce(failing_since, ${now})`, failed_at: now, last_error: words })
    .execute();
}

/** Notes that it takes mails; true if it did not before. */
export async function noteWorking(db: Db): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_server')
    .set({ failing_since: null, alarmed_at: null, last_error: null })
    .where('failing_since', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes the alarm for one process; false if one was given since `before`, or nothing fails any more. */
export async function markAlarmed(db: Db, now: Date, before: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_server')
    .set({ alarmed_at: now })
    .where('failing_since', 'is not', null)
    .where((row) => row.or([row('alarmed_at', 'is', null), row('alarmed_at', '<=', before)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
