import { type Actor, actorName } from '#kernel/actor.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { shownName } from '../account/account.ts';

/** How an account stands to the company it acts for. */
export type Standing = Readonly<{ entityId: string; isDirector: boolean }>;

/** A company as its people know it; the name is that of its Director's profile. */
export type Entity = Readonly<{
  id: string;
  name: string;
  directorId: string;
  directorEmail: string;
  isDirectorDisabled: boolean;
}>;

export type Member = Readonly<{
  accountId: string;
  name: string;
  email: string;
  isDirector: boolean;
  /** Null for the Director. */
  joinedAt: Date | null;
}>;

/** What can happen to a company; the table's CHECK has the same list. */
export type EntityEvent =
  | 'found'
  | 'invite'
  | 'resend'
  | 'withdraw'
  | 'expire'
  | 'join'
  | 'leave'
  | 'remove'
  | 'hand_over'
  | 'end';

/** Undefined where the account acts for no company. */
export async function findStanding(db: Db | Tx, accountId: string): Promise<Standing | undefined> {
  const row = await db
    .selectFrom('legal_entities as e')
    .select(['e.id', 'e.director_id'])
    .where((eb) =>
      eb.or([
        eb('e.director_id', '=', accountId),
        eb('e.id', '=', (of) =>
          of.selectFrom('legal_entity_members').select('entity_id').where('account_id', '=', accountId),
        ),
      ]),
    )
    .executeTakeFirst();
  return row && { entityId: row.id, isDirector: row.director_id === accountId };
}

/** Nobody comes, goes or takes over until the transaction ends; with `share`, others may hold it so too. */
export async function lockEntity(
  tx: Tx,
  entityId: string,
  strength: 'update' | 'share' = 'update',
): Promise<boolean> {
  const query = tx.selectFrom('legal_entities').select('id').where('id', '=', entityId);
  const row = await (strength === 'share' ? query.forShare() : query.forNoKeyUpdate()).executeTakeFirst();
  return row !== undefined;
}

export async function findEntity(db: Db | Tx, entityId: string): Promise<Entity | undefined> {
  const row = await db
    .selectFrom('legal_entities as e')
    .innerJoin('accounts as a', 'a.id', 'e.director_id')
    .select(['e.id', 'e.director_id', 'a.company_name', 'a.email', 'a.disabled_at'])
    .where('e.id', '=', entityId)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      name: row.company_name ?? '',
      directorId: row.director_id,
      directorEmail: row.email,
      isDirectorDisabled: row.disabled_at !== null,
    }
  );
}

/** False when the account has one already. */
export async function insertEntity(
  tx: Tx,
  { id, directorId, at }: { id: string; directorId: string; at: Date },
): Promise<boolean> {
  const rows = await tx
    .insertInto('legal_entities')
    .values({ id, director_id: directorId, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Its invitations go with it, and its orders are with whoever ordered. */
export async function deleteEntity(tx: Tx, entityId: string): Promise<void> {
  await tx.deleteFrom('legal_entities').where('id', '=', entityId).execute();
}

/** The Director first, then as they came. */
export async function listMembers(db: Db | Tx, entityId: string): Promise<Member[]> {
  const people = db
    .selectFrom('accounts as a')
    .select(['a.id', 'a.full_name', 'a.company_name', 'a.email'])
    .where('a.erased_at', 'is', null);
  const [director, colleagues] = await Promise.all([
    people
      .innerJoin('legal_entities as e', 'e.director_id', 'a.id')
      .where('e.id', '=', entityId)
      .executeTakeFirst(),
    people
      .innerJoin('legal_entity_members as m', 'm.account_id', 'a.id')
      .select('m.joined_at')
      .where('m.entity_id', '=', entityId)
      .orderBy('m.joined_at')
      .orderBy('a.id')
      .execute(),
  ]);
  const memberOf = (row: { id: string; full_name: string; email: string }) => ({
    accountId: row.id,
    // Never by the name of the company: colleagues could not be told apart.
    name: shownName({ ...row, company_name: null }),
    email: row.email,
  });
  return [
    ...(director === undefined ? [] : [{ ...memberOf(director), isDirector: true, joinedAt: null }]),
    ...colleagues.map((row) => ({ ...memberOf(row), isDirector: false, joinedAt: row.joined_at })),
  ];
}

/** The address of an account and those that have agreed to its mails, in lower case. */
export async function listMailboxes(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .union(
      tx
        .selectFrom('notification_addresses')
        .select('email')
        .where('account_id', '=', accountId)
        .where('confirmed_at', 'is not', null),
    )
    .execute();
  return rows.map(({ email }) => email.toLowerCase());
}

export async function countColleagues(db: Db | Tx, entityId: string): Promise<number> {
  const { count } = await db
    .selectFrom('legal_entity_members')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('entity_id', '=', entityId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** False when the account acts for a company already. */
export async function insertMember(
  tx: Tx,
  { accountId, entityId, at }: { accountId: string; entityId: string; at: Date },
): Promise<boolean> {
  const rows = await tx
    .insertInto('legal_entity_members')
    .values({ account_id: accountId, entity_id: entityId, joined_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .execute();
  return rows.length > 0;
}

/** False when the account was no colleague there (any more). */
export async function deleteMember(
  tx: Tx,
  { accountId, entityId }: { accountId: string; entityId: string },
): Promise<boolean> {
  const rows = await tx
    .deleteFrom('legal_entity_members')
    .where('account_id', '=', accountId)
    .where('entity_id', '=', entityId)
    .returning('account_id')
    .execute();
  return rows.length > 0;
}

/** Two accounts change places: with the directorship go the role and what the profile says of the company. */
export async function swapDirector(
  tx: Tx,
  { entityId, from, to, at }: { entityId: string; from: string; to: string; at: Date },
): Promise<void> {
  const { company_name, company_name_lat, company_number, vat_code, company_address } = await tx
    .selectFrom('accounts')
    .select(['company_name', 'company_name_lat', 'company_number', 'vat_code', 'company_address'])
    .where('id', '=', from)
    .executeTakeFirstOrThrow();
  const company = { company_name, company_name_lat, company_number, vat_code, company_address };
  const none = { company_name: null, company_name_lat: null, company_number: null, vat_code: null };
  await tx
    .updateTable('accounts')
    .set({ role: 'User', ...none, company_address: null })
    .where('id', '=', from)
    .execute();
  await tx
    .updateTable('accounts')
    .set({ role: 'Director', ...company })
    .where('id', '=', to)
    .execute();
  await deleteMember(tx, { accountId: to, entityId });
  await tx.updateTable('legal_entities').set({ director_id: to }).where('id', '=', entityId).execute();
  await insertMember(tx, { accountId: from, entityId, at });
}

/** Keeps an account as it is until the transaction ends; undefined where it may not be used. */
export async function holdCustomer(tx: Tx, accountId: string): Promise<{ role: string } | undefined> {
  return tx
    .selectFrom('accounts')
    .select('role')
    .where('id', '=', accountId)
    .where('disabled_at', 'is', null)
    .where('erased_at', 'is', null)
    .where('role', 'in', ['User', 'Director'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Every change is a row of its own. */
export async function insertEntityEvent(
  tx: Tx,
  event: Readonly<{
    entityId: string;
    event: EntityEvent;
    accountId?: string;
    invitationId?: string;
    actor: Actor;
    at: Date;
  }>,
): Promise<void> {
  const { entityId, accountId = null, invitationId = null, actor, ...rest } = event;
  await tx
    .insertInto('legal_entity_events')
    .values({
      entity_id: entityId,
      account_id: accountId,
      invitation_id: invitationId,
      actor: actorName(actor),
      ...rest,
    })
    .execute();
}
