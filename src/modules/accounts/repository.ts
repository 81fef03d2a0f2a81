import { type Selectable, sql } from 'kysely';
import { type Role, roles } from '#kernel/actor.ts';
import { type Locale, type Localized, parseLocale } from '#kernel/locale.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Accounts } from '#platform/database/schema.ts';

export type Account = Readonly<{
  id: string;
  role: Role;
  email: string;
  fullName: string;
  phone: string | null;
  passwordHash: string;
  locale: Locale;
  createdAt: Date;
  disabledAt: Date | null;
}>;

export type RoleRow = Readonly<{ name: Role; label: Localized }>;

export async function findAccountById(db: Db, id: string): Promise<Account | undefined> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
  return row && toAccount(row);
}

export async function findFullNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'full_name'])
    .where(sql<boolean>`id = ANY(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.full_name]));
}

/** False when the e-mail has an account already. */
export async function insertAccount(db: Db, account: Omit<Account, 'disabledAt'>): Promise<boolean> {
  const rows = await db
    .insertInto('accounts')
    .values({
      id: account.id,
      role: account.role,
      email: account.email,
      full_name: account.fullName,
      phone: account.phone,
      password_hash: account.passwordHash,
      locale: account.locale,
      created_at: account.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

export async function updatePasswordHash(db: Db, accountId: string, passwordHash: string): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute();
}

export async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** In the order of the kernel's list. */
export async function listRoleRows(db: Db): Promise<RoleRow[]> {
  const rows = await db.selectFrom('roles').selectAll().execute();
  return rows
    .map((row) => ({ name: toRole(row.name), label: { en: row.label_en, ru: row.label_ru } }))
    .sort((a, b) => roles.indexOf(a.name) - roles.indexOf(b.name));
}

export async function upsertRoles(db: Db, rows: readonly RoleRow[]): Promise<void> {
  await db
    .insertInto('roles')
    .values(rows.map(({ name, label }) => ({ name, label_en: label.en, label_ru: label.ru })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({
        label_en: eb.ref('excluded.label_en'),
        label_ru: eb.ref('excluded.label_ru'),
      })),
    )
    .execute();
}

function toAccount(row: Selectable<Accounts>): Account {
  return {
    id: row.id,
    role: toRole(row.role),
    email: row.email,
    fullName: row.full_name,
    phone: row.phone,
    passwordHash: row.password_hash,
    locale: parseLocale(row.locale),
    createdAt: row.created_at,
    disabledAt: row.disabled_at,
  };
}

function toRole(name: string): Role {
  const role = roles.find((known) => known === name);
  if (role === undefined) throw new Error(`the database has an unknown role: ${name}`);
  return role;
}
