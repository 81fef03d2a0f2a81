import { type Selectable, sql } from 'kysely';
import { type Locale, parseLocale } from '#kernel/locale.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Registrations } from '#platform/database/schema.ts';
import type { Details } from '../account/account.ts';
import { toColumns, toDetails } from '../account/repository.ts';

/** A registration whose link nobody has opened yet. */
export type Registration = Details &
  Readonly<{
    id: string;
    role: 'User' | 'Director';
    email: string;
    passwordHash: string;
    locale: Locale;
    tokenHash: string;
    /** How many mails with the link were asked for, and when the last one was. */
    mails: number;
    askedAt: Date;
    createdAt: Date;
  }>;

export async function insertRegistration(tx: Tx, registration: Registration): Promise<void> {
  const { id, role, email, passwordHash, locale, tokenHash, mails, askedAt, createdAt } = registration;
  const { username, phone, ...columns } = toColumns(registration);
  await tx
    .insertInto('registrations')
    .values({
      ...columns,
      // A Director may have left them out.
      username: username ?? '',
      phone: phone ?? '',
      id,
      role,
      email,
      password_hash: passwordHash,
      locale,
      token_hash: tokenHash,
      mails,
      asked_at: askedAt,
      created_at: createdAt,
    })
    .execute();
}

export async function findRegistration(db: Db | Tx, id: string): Promise<Registration | undefined> {
  const row = await db.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toRegistration(row);
}

/** The latest registration of an address. */
export async function findLatestRegistration(db: Db, email: string): Promise<Registration | undefined> {
  const row = await db
    .selectFrom('registrations')
    .selectAll()
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toRegistration(row);
}

/** Finds a registration by its link; nobody else can use it until the transaction ends. */
export async function lockRegistration(tx: Tx, tokenHash: string): Promise<Registration | undefined> {
  const row = await tx
    .selectFrom('registrations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
  return row && toRegistration(row);
}

/** Counts one more mail; false when somebody else has asked meanwhile. */
export async function noteAsked(
  tx: Tx,
  { id, mails, askedAt }: { id: string; mails: number; askedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .updateTable('registrations')
    .set({ mails, asked_at: askedAt })
    .where('id', '=', id)
    .where('mails', '=', mails - 1)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** False when it was gone already. */
export async function deleteRegistration(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('registrations').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Answers how many went. */
export async function deleteRegistrationsBefore(db: Db | Tx, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('registrations')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function toRegistration(row: Selectable<Registrations>): Registration {
  return {
    ...toDetails(row),
    id: row.id,
    role: row.role as Registration['role'], // CHECK of the table
    email: row.email,
    passwordHash: row.password_hash,
    locale: parseLocale(row.locale),
    tokenHash: row.token_hash,
    mails: row.mails,
    askedAt: row.asked_at,
    createdAt: row.created_at,
  };
}
