import { type Selectable, sql } from 'kysely';
import { type Actor, actorName, type Role, roles, system } from '#kernel/actor.ts';
import { type Locale, parseLocale } from '#kernel/locale.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { StaffInvitations } from '#platform/database/schema.ts';
import { shownName } from '../account/account.ts';
import type { InvitedRole } from './invitation-rules.ts';

export type InvitationState = 'open' | 'accepted' | 'withdrawn' | 'expired';

/** An invitation as its row says it; the address is empty once it is not open any more. */
export type Invitation = Readonly<{
  id: string;
  state: InvitationState;
  email: string;
  role: InvitedRole;
  locale: Locale;
  mails: number;
  tokenHash: string;
  invitedBy: string;
  invitedAt: Date;
  goodUntil: Date;
}>;

/** Who answers for an invitation, as long as they may. */
export type Inviter = Readonly<{ role: Role; name: string }>;

export type InvitationEvent = 'invite' | 'resend' | 'withdraw' | 'accept' | 'expire';

/** False when the address is invited already. */
export async function insertInvitation(tx: Tx, invitation: Omit<Invitation, 'state'>): Promise<boolean> {
  const { id, email, role, locale, mails, tokenHash, invitedBy, invitedAt, goodUntil } = invitation;
  const rows = await tx
    .insertInto('staff_invitations')
    .values({
      id,
      state: 'open',
      email,
      role,
      locale,
      mails,
      token_hash: tokenHash,
      invited_by: invitedBy,
      invited_at: invitedAt,
      good_until: goodUntil,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Every state change is a row of its own. */
export async function insertInvitationEvent(
  tx: Tx,
  { id, event, actor, at }: { id: string; event: InvitationEvent; actor: Actor; at: Date },
): Promise<void> {
  await tx
    .insertInto('staff_invitation_events')
    .values({ invitation_id: id, event, actor: actorName(actor), at })
    .execute();
}

/** The newest first. */
export async function selectOpenInvitations(db: Db): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('invited_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map(toInvitation);
}

export async function findInvitation(db: Db | Tx, id: string): Promise<Invitation | undefined> {
  const row = await db.selectFrom('staff_invitations').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toInvitation(row);
}

export async function findInvitationByToken(db: Db, tokenHash: string): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom('staff_invitations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row && toInvitation(row);
}

/** Nobody else can change it until the transaction ends. */
export async function lockInvitation(tx: Tx, id: string): Promise<Invitation | undefined> {
  const row = await tx
    .selectFrom('staff_invitations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && toInvitation(row);
}

/** Another link takes the place of the former one. */
export async function renewLink(
  tx: Tx,
  { id, mails, tokenHash, invitedBy, goodUntil }: Omit<Invitation, 'state'>,
): Promise<void> {
  await tx
    .updateTable('staff_invitations')
    .set({ mails, token_hash: tokenHash, invited_by: invitedBy, good_until: goodUntil })
    .where('id', '=', id)
    .execute();
}

/** The address goes with it: from now on it stands in the account, or nowhere. */
export async function closeInvitation(
  tx: Tx,
  id: string,
  { state, accountId = null }: { state: Exclude<InvitationState, 'open'>; accountId?: string | null },
): Promise<void> {
  await tx
    .updateTable('staff_invitations')
    .set({ state, email: null, account_id: accountId })
    .where('id', '=', id)
    .execute();
}

/** Open ones whose link was over by then; each is held until the transaction ends. */
export async function lockExpired(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('staff_invitations')
    .select('id')
    .where('state', '=', 'open')
    .where('good_until', '<', before)
    .limit(1_000)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** The open ones of an address; each is held until the transaction ends. */
export async function lockInvitationsOf(tx: Tx, email: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('staff_invitations')
    .select('id')
    .where('state', '=', 'open')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Ends those that nobody will open, by itself. */
export async function expireInvitations(tx: Tx, ids: readonly string[], at: Date): Promise<void> {
  for (const id of ids) {
    await closeInvitation(tx, id, { state: 'expired' });
    await insertInvitationEvent(tx, { id, event: 'expire', actor: system, at });
  }
}

/** Keeps role and standing of an account as they are until the transaction ends; undefined if it may not be used. */
export async function holdInviter(tx: Tx, id: string): Promise<Inviter | undefined> {
  const row = await inviters(tx).where('id', '=', id).forShare().executeTakeFirst();
  return row && toInviter(row);
}

/** Those who may be used, by id. */
export async function findInviters(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Inviter>> {
  if (ids.length === 0) return new Map();
  const rows = await inviters(db)
    .where(sql<boolean>`id = ANY(${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, toInviter(row)]));
}

function inviters(db: Db | Tx) {
  return db
    .selectFrom('accounts')
    .select(['id', 'role', 'full_name', 'company_name', 'email'])
    .where('disabled_at', 'is', null)
    .where('erased_at', 'is', null);
}

function toInviter(row: {
  role: string;
  full_name: string;
  company_name: string | null;
  email: string;
}): Inviter {
  const role = roles.find((known) => known === row.role);
  if (role === undefined) throw new Error(`the database has an unknown role: ${row.role}`);
  return { role, name: shownName(row) };
}

function toInvitation(row: Selectable<StaffInvitations>): Invitation {
  return {
    id: row.id,
    state: row.state as InvitationState, // CHECK of the table
    email: row.email ?? '',
    role: row.role as InvitedRole, // CHECK of the table
    locale: parseLocale(row.locale),
    mails: row.mails,
    tokenHash: row.token_hash,
    invitedBy: row.invited_by,
    invitedAt: row.invited_at,
    goodUntil: row.good_until,
  };
}
