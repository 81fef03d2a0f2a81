import { type ExpressionBuilder, sql } from 'kysely';
import { type Role, roles } from '#kernel/actor.ts';
import { isStaffRole } from '#kernel/policy.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { DB } from '#platform/database/schema.ts';
import { shownName } from '../account/account.ts';

/** An account as its row says it. */
export type Person = Readonly<{
  id: string;
  fullName: string;
  email: string;
  role: Role;
  companyName: string | null;
  createdAt: Date;
  disabledAt: Date | null;
  hasSecondFactor: boolean;
}>;

export type UsersWish = Readonly<{
  search: string;
  role?: Role | undefined;
  page: number;
  pageSize: number;
}>;

/** One page of the accounts that have every word of the search in name, e-mail or company; the newest first. */
export async function selectUsers(
  db: Db,
  { search, role, page, pageSize }: UsersWish,
): Promise<{ users: Person[]; total: number }> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  let asked = users(db).select(sql<string>`count(*) OVER ()`.as('total'));
  if (role !== undefined) asked = asked.where('accounts.role', '=', role);
  for (const word of words) {
    asked = asked.where(
      sql<boolean>`strpos(lower(concat_ws(' ', full_name, email, company_name)), ${word}) > 0`,
    );
  }
  const rows = await asked
    .orderBy('accounts.created_at', 'desc')
    .orderBy('accounts.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { users: rows.map(toPerson), total: Number(rows[0]?.total ?? 0) };
}

/** Everybody whose role belongs to the staff and who may sign in. */
export async function selectStaff(db: Db): Promise<Person[]> {
  const rows = await users(db)
    .where('accounts.role', 'in', roles.filter(isStaffRole))
    .where('accounts.disabled_at', 'is', null)
    .orderBy('full_name')
    .limit(200)
    .execute();
  return rows.map(toPerson);
}

export async function findPerson(db: Db | Tx, id: string): Promise<Person | undefined> {
  const row = await users(db).where('accounts.id', '=', id).executeTakeFirst();
  return row && toPerson(row);
}

/**
 * Holds an account, and before it every administrator who may act, until the transaction ends: of two administrators
 * who take each other's role away at once, the second finds that the own one is gone.
 */
export async function lockPerson(
  tx: Tx,
  { id, actingId }: { id: string; actingId: string },
): Promise<{ person: Person | undefined; isActingAdmin: boolean }> {
  const admins = await tx
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'Admin' satisfies Role)
    .where('disabled_at', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  await tx.selectFrom('accounts').select('id').where('id', '=', id).forUpdate().execute();
  return { person: await findPerson(tx, id), isActingAdmin: admins.some((admin) => admin.id === actingId) };
}

/** An account that acts for a company. */
export type LegalEntity = Readonly<{ accountId: string; email: string; companyName: string }>;

export async function findLegalEntity(db: Db, email: string): Promise<LegalEntity | undefined> {
  const row = await users(db)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('role', '=', 'Director' satisfies Role)
    .where('disabled_at', 'is', null)
    .where('company_name', '<>', '')
    .executeTakeFirst();
  return row && toLegalEntity(row);
}

export async function legalEntitiesOf(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, LegalEntity>> {
  if (accountIds.length === 0) return new Map();
  const rows = await users(db).where('accounts.id', 'in', accountIds).execute();
  return new Map(rows.map((row) => [row.id, toLegalEntity(row)]));
}

const toLegalEntity = (row: Row): LegalEntity => ({
  accountId: row.id,
  email: row.email,
  companyName: row.company_name ?? '',
});

export async function setRole(tx: Tx, id: string, role: Role): Promise<void> {
  await tx.updateTable('accounts').set({ role }).where('id', '=', id).execute();
}

export async function setDisabledAt(tx: Tx, id: string, disabledAt: Date | null): Promise<void> {
  await tx.updateTable('accounts').set({ disabled_at: disabledAt }).where('id', '=', id).execute();
}

/** Takes the second factor off with all recovery codes, also one whose setting up was never finished. */
export async function deleteSecondFactor(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('second_factor_moves').where('account_id', '=', id).execute();
  await tx.deleteFrom('recovery_codes').where('account_id', '=', id).execute();
  await tx.deleteFrom('second_factors').where('account_id', '=', id).execute();
}

/** Everybody but those of whom nothing is left. */
function users(db: Db | Tx) {
  return db
    .selectFrom('accounts')
    .select([
      'accounts.id',
      'accounts.full_name',
      'accounts.email',
      'accounts.role',
      'accounts.company_name',
      'accounts.created_at',
      'accounts.disabled_at',
      hasSecondFactor,
    ])
    .where('accounts.erased_at', 'is', null);
}

function hasSecondFactor(eb: ExpressionBuilder<DB, 'accounts'>) {
  return eb
    .exists(
      eb
        .selectFrom('second_factors')
        .select('second_factors.account_id')
        .whereRef('second_factors.account_id', '=', 'accounts.id')
        .where('second_factors.confirmed_at', 'is not', null),
    )
    .$castTo<boolean>()
    .as('has_second_factor');
}

type Row = Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirstOrThrow']>>;

function toPerson(row: Row): Person {
  const role = roles.find((known) => known === row.role);
  if (role === undefined) throw new Error(`the database has an unknown role: ${row.role}`);
  return {
    id: row.id,
    fullName: shownName(row),
    email: row.email,
    role,
    companyName: row.company_name,
    createdAt: row.created_at,
    disabledAt: row.disabled_at,
    hasSecondFactor: row.has_second_factor,
  };
}
