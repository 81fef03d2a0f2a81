import { type Selectable, sql } from 'kysely';
import { type Locale, parseLocale } from '#kernel/locale.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { ColleagueInvitations } from '#platform/database/schema.ts';

export type ColleagueInvitationState = 'open' | 'accepted' | 'withdrawn' | 'expired';

/** An invitation as its row says it; the address is empty once it is not open any more. */
export type ColleagueInvitation = Readonly<{
  id: string;
  entityId: string;
  state: ColleagueInvitationState;
  email: string;
  locale: Locale;
  mails: number;
  tokenHash: string;
  invitedAt: Date;
  goodUntil: Date;
}>;

/** False when the company has invited the address already. */
export async function insertColleagueInvitation(
  tx: Tx,
  { id, entityId, email, locale, mails, tokenHash, invitedAt, goodUntil }: Omit<ColleagueInvitation, 'state'>,
): Promise<boolean> {
  const rows = await tx
    .insertInto('colleague_invitations')
    .values({
      id,
      entity_id: entityId,
      state: 'open',
      email,
      locale,
      mails,
      token_hash: tokenHash,
      invited_at: invitedAt,
      good_until: goodUntil,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** The newest first. */
export async function selectOpenColleagueInvitations(
  db: Db | Tx,
  entityId: string,
): Promise<ColleagueInvitation[]> {
  const rows = await db
    .selectFrom('colleague_invitations')
    .selectAll()
    .where('entity_id', '=', entityId)
    .where('state', '=', 'open')
    .orderBy('invited_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toInvitation);
}

/** By its id or the hash of its secret; `lock` keeps others from changing it until the transaction ends. */
export async function findColleagueInvitation(
  db: Db | Tx,
  by: { id: string } | { tokenHash: string },
  lock = false,
): Promise<ColleagueInvitation | undefined> {
  const row = await db
    .selectFrom('colleague_invitations')
    .selectAll()
    .$if('id' in by, (q) => q.where('id', '=', 'id' in by ? by.id : ''))
    .$if('tokenHash' in by, (q) => q.where('token_hash', '=', 'tokenHash' in by ? by.tokenHash : ''))
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst();
  return row && toInvitation(row);
}

/** Another link takes the place of the former one. */
export async function renewColleagueLink(
  tx: Tx,
  { id, mails, tokenHash, goodUntil }: Omit<ColleagueInvitation, 'state'>,
): Promise<void> {
  await tx
    .updateTable('colleague_invitations')
    .set({ mails, token_hash: tokenHash, good_until: goodUntil })
    .where('id', '=', id)
    .execute();
}

/** The address goes with it: from now on it stands in the account, or nowhere. */
export async function closeColleagueInvitation(
  tx: Tx,
  id: string,
  state: Exclude<ColleagueInvitationState, 'open'>,
): Promise<void> {
  await tx.updateTable('colleague_invitations').set({ state, email: null }).where('id', '=', id).execute();
}

/** Open ones whose link was over by then; each is held until the transaction ends. */
export async function lockExpiredColleagueInvitations(tx: Tx, before: Date): Promise<ColleagueInvitation[]> {
  const rows = await tx
    .selectFrom('colleague_invitations')
    .selectAll()
    .where('state', '=', 'open')
    .where('good_until', '<', before)
    .limit(1_000)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(toInvitation);
}

/** The open ones of an address; each is held until the transaction ends. */
export async function lockColleagueInvitationsOf(tx: Tx, email: string): Promise<ColleagueInvitation[]> {
  const rows = await tx
    .selectFrom('colleague_invitations')
    .selectAll()
    .where('state', '=', 'open')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(toInvitation);
}

function toInvitation(row: Selectable<ColleagueInvitations>): ColleagueInvitation {
  return {
    id: row.id,
    entityId: row.entity_id,
    state: row.state as ColleagueInvitationState, // CHECK of the table
    email: row.email ?? '',
    locale: parseLocale(row.locale),
    mails: row.mails,
    tokenHash: row.token_hash,
    invitedAt: row.invited_at,
    goodUntil: row.good_until,
  };
}
