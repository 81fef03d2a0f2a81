import { type Selectable, sql } from 'kysely';
import { type Role, roles } from '#kernel/actor.ts';
import { type Localized, parseLocale } from '#kernel/locale.ts';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { readLocalized } from '#platform/database/localized.ts';
import type { Accounts, Registrations } from '#platform/database/schema.ts';
import { type Account, type Company, type Details, shownName } from './account.ts';

export type RoleRow = Readonly<{ name: Role; label: Localized }>;

export async function findAccountById(db: Db | Tx, id: string): Promise<Account | undefined> {
  const row = await selectAccounts(db).where('accounts.id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

/** What decides about a call. */
type Standing = Pick<Account, 'role' | 'disabledAt' | 'hasSecondFactor' | 'isSecondFactorWaived'>;

/** How an account stands while the sign-in with this id has not ended; every call asks, so no more is read. */
export async function findSignedIn(db: Db, id: string, familyId: string): Promise<Standing | undefined> {
  const [row] = await signedIn(db, id, familyId);
  return row && toStanding(row);
}

const signedIn = compiledOnce((db, id: string, familyId: string) =>
  standingAccounts(db)
    .select([
      'role',
      'disabled_at',
      'second_factor_waived_at',
      'second_factors.account_id as second_factor_of',
    ])
    .where('accounts.id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('sessions').select('id').where('id', '=', familyId).where('revoked_at', 'is', null)),
    ),
);

export async function findAccountByEmail(db: Db | Tx, email: string): Promise<Account | undefined> {
  const row = await selectAccounts(db)
    .where(sql<boolean>`lower(accounts.email) = lower(${email})`)
    .executeTakeFirst();
  return row && toAccount(row);
}

/** Whole accounts, with what other tables say of them: the picture's key, and whether a second factor stands. */
function selectAccounts(db: Db | Tx) {
  return standingAccounts(db)
    .leftJoin('avatars', 'avatars.account_id', 'accounts.id')
    .selectAll('accounts')
    .select(['avatars.key as avatar_key', 'second_factors.account_id as second_factor_of']);
}

/** Accounts that are not erased, with their second factors. */
function standingAccounts(db: Db | Tx) {
  return (
    db
      .selectFrom('accounts')
      .leftJoin('second_factors', (join) =>
        join
          .onRef('second_factors.account_id', '=', 'accounts.id')
          .on('second_factors.confirmed_at', 'is not', null),
      )
      // An erased account is nobody's: no sign-in, no mail and no list finds it.
      .where('accounts.erased_at', 'is', null)
  );
}

export async function findFullNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await namesOf(db, ids);
  return new Map(rows.map((row) => [row.id, shownName(row)]));
}

/** The list stands in a `select` of its own: PostgreSQL keeps one plan for lists of any length instead of planning for each. */
const namesOf = compiledOnce((db, ids: readonly string[]) =>
  db
    .selectFrom('accounts')
    .select(['id', 'full_name', 'company_name', 'email'])
    .where(sql<boolean>`id = ANY((SELECT ${ids}::uuid[])::uuid[])`),
);

/** What a new account is written with; the rest comes with time. */
export type NewAccountRow = Omit<
  Account,
  'disabledAt' | 'fullName' | 'avatarKey' | 'hasSecondFactor' | 'isSecondFactorWaived'
> &
  Readonly<{ secondFactorWaivedAt?: Date }>;

/** False when the e-mail has an account already. */
export async function insertAccount(db: Db | Tx, account: NewAccountRow): Promise<boolean> {
  const rows = await db
    .insertInto('accounts')
    .values({
      id: account.id,
      role: account.role,
      email: account.email,
      password_hash: account.passwordHash,
      locale: account.locale,
      created_at: account.createdAt,
      second_factor_waived_at: account.secondFactorWaivedAt ?? null,
      ...toColumns(account),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Undefined when there is no such account, or when it is disabled. */
export async function updateDetails(tx: Tx, id: string, details: Details): Promise<Account | undefined> {
  const row = await tx
    .updateTable('accounts')
    .set(toColumns(details))
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row && findAccountById(tx, row.id);
}

/** False when the password is no longer the one that `from` was made of. */
export async function replacePasswordHash(
  db: Db | Tx,
  accountId: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const rows = await db
    .updateTable('accounts')
    .set({ password_hash: to })
    .where('id', '=', accountId)
    .where('password_hash', '=', from)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Keeps password and standing of an account as they are until the transaction ends; false if they have changed. */
export async function holdAccount(tx: Tx, id: string, passwordHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** In the order of the kernel's list. */
export async function listRoleRows(db: Db): Promise<RoleRow[]> {
  const rows = await db.selectFrom('roles').selectAll().execute();
  return rows
    .map((row) => ({ name: toRole(row.name), label: readLocalized(row.label) }))
    .sort((a, b) => roles.indexOf(a.name) - roles.indexOf(b.name));
}

export async function upsertRoles(db: Db, rows: readonly RoleRow[]): Promise<void> {
  await db
    .insertInto('roles')
    .values(rows.map(({ name, label }) => ({ name, label: JSON.stringify(label) })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        label: sql`roles.label || excluded.label`,
      }),
    )
    .execute();
}

/** The columns that an account and a registration have in common. */
export function toColumns({ lastName, firstName, patronymic, username, phone, company }: Details) {
  return {
    last_name: lastName,
    first_name: firstName,
    patronymic,
    username,
    phone,
    company_name: company?.name ?? null,
    company_name_lat: company?.nameLat ?? null,
    company_number: company?.number ?? null,
    vat_code: company?.vatCode ?? null,
    company_address: company?.address ?? null,
  };
}

/** The way back from `toColumns`. */
export function toDetails(row: Selectable<Accounts> | Selectable<Registrations>): Details {
  return {
    lastName: row.last_name,
    firstName: row.first_name,
    patronymic: row.patronymic,
    // Of a registration, whose columns are never null.
    username: row.username || null,
    phone: row.phone || null,
    company: toCompany(row),
  };
}

function toCompany(row: Selectable<Accounts> | Selectable<Registrations>): Company | null {
  if (row.company_name === null) return null;
  return {
    name: row.company_name,
    nameLat: row.company_name_lat ?? '',
    number: row.company_number ?? '',
    vatCode: row.vat_code ?? '',
    address: row.company_address ?? '',
  };
}

function toAccount(
  row: Selectable<Accounts> & { avatar_key: string | null; second_factor_of: string | null },
): Account {
  return {
    ...toDetails(row),
    ...toStanding(row),
    id: row.id,
    email: row.email,
    fullName: shownName(row),
    passwordHash: row.password_hash,
    locale: parseLocale(row.locale),
    createdAt: row.created_at,
    avatarKey: row.avatar_key,
  };
}

function toStanding(
  row: Pick<Selectable<Accounts>, 'role' | 'disabled_at' | 'second_factor_waived_at'> & {
    second_factor_of: string | null;
  },
): Standing {
  return {
    role: toRole(row.role),
    disabledAt: row.disabled_at,
    hasSecondFactor: row.second_factor_of !== null,
    isSecondFactorWaived: row.second_factor_waived_at !== null,
  };
}

function toRole(name: string): Role {
  const role = roles.find((known) => known === name);
  if (role === undefined) throw new Error(`the database has an unknown role: ${name}`);
  return role;
}
