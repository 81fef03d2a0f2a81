import { sql } from 'kysely';
import { erasedEmail } from '#kernel/erased-email.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { toColumns } from '../account/repository.ts';
import { expireColleagueInvitations } from '../colleague-invitations/colleague-invitations.ts';
import {
  lockColleagueInvitationsOf,
  selectOpenColleagueInvitations,
} from '../colleague-invitations/repository.ts';
import { findEntity, findStanding } from '../legal-entities/repository.ts';
import { expireInvitations, lockInvitationsOf } from '../staff-invitations/repository.ts';

/** What other tables keep of an account, beside those of a room of its own. */
export async function findBelongings(db: Db, accountId: string) {
  const [avatar, factor, change] = await Promise.all([
    db
      .selectFrom('avatars')
      .select(['image', 'uploaded_at as uploadedAt'])
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
    db
      .selectFrom('second_factors')
      .select('confirmed_at as since')
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
    db
      .selectFrom('email_changes')
      .select(['new_email as email', 'created_at as askedAt'])
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
  ]);
  return {
    avatar: avatar ?? null,
    secondFactorSince: factor?.since ?? null,
    newEmail: change ?? null,
  };
}

/** Sign-ins, the first one first; a family of refresh tokens is one. */
export async function listSignIns(db: Db, accountId: string) {
  return db
    .selectFrom('sessions')
    .select((eb) => [
      eb.fn.max('device').as('device'),
      eb.fn.min('created_at').as('startedAt'),
      eb.fn.max(eb.fn.coalesce('used_at', 'created_at')).as('lastUsedAt'),
      eb.fn.max('revoked_at').as('endedAt'),
    ])
    .where('account_id', '=', accountId)
    .groupBy('family_id')
    .orderBy('startedAt')
    .execute();
}

export async function listAccountEvents(db: Db, accountId: string) {
  return db
    .selectFrom('account_events')
    .select(['event', 'actor', 'reason', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

export async function listSecurityEvents(db: Db, accountId: string) {
  return db
    .selectFrom('security_events')
    .select(['kind', 'action', 'call', 'network', 'device', 'times'])
    .select(['first_at as firstAt', 'last_at as lastAt'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

export async function listNotificationAddresses(db: Db, accountId: string) {
  return db
    .selectFrom('notification_addresses')
    .select(['email', 'created_at as askedAt', 'confirmed_at as confirmedAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
}

/** Since when somebody acts for a company, and whom they have asked into it; null where they do not. */
export async function findCompanyOf(db: Db, accountId: string) {
  const standing = await findStanding(db, accountId);
  if (standing === undefined) return null;
  const { entityId, isDirector } = standing;
  const [entity, membership, invitations] = await Promise.all([
    findEntity(db, entityId),
    db
      .selectFrom('legal_entity_members')
      .select('joined_at as joinedAt')
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
    isDirector ? selectOpenColleagueInvitations(db, entityId) : [],
  ]);
  return {
    name: entity?.name ?? '',
    isDirector,
    joinedAt: membership?.joinedAt ?? null,
    invitations: invitations.map(({ email, invitedAt, goodUntil }) => ({ email, invitedAt, goodUntil })),
  };
}

/** Keeps an account as it is until the transaction ends; undefined if its password has changed or it is gone. */
export async function lockAccount(
  tx: Tx,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<{ email: string } | undefined> {
  return (
    tx
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', id)
      .where('password_hash', '=', passwordHash)
      .where('disabled_at', 'is', null)
      .where('erased_at', 'is', null)
      // Weaker than FOR UPDATE, so that a refresh that is under way can end instead of waiting for us while we wait for it.
      .forNoKeyUpdate()
      .executeTakeFirst()
  );
}

/** Tables of which nothing of an account stays. */
const emptied = [
  'sessions',
  'second_factors',
  'second_factor_moves',
  'recovery_codes',
  'avatars',
  'password_resets',
  'email_changes',
  'notification_addresses',
  'security_events',
] as const;

/** Takes everything personal out of an account; the row itself stays, because orders point to it. */
export async function eraseAccountRow(
  tx: Tx,
  { id, email, at }: { id: string; email: string; at: Date },
): Promise<void> {
  for (const table of emptied) await tx.deleteFrom(table).where('account_id', '=', id).execute();
  await tx.deleteFrom('registrations').where(sql<boolean>`lower(email) = lower(${email})`).execute();
  // Somebody may have been invited before, or be invited again.
  await expireInvitations(tx, await lockInvitationsOf(tx, email), at);
  await expireColleagueInvitations(tx, await lockColleagueInvitationsOf(tx, email), at);
  const nobody = {
    lastName: '—',
    firstName: '',
    patronymic: null,
    username: null,
    phone: null,
    company: null,
  };
  await tx
    .updateTable('accounts')
    .set({
      ...toColumns(nobody),
      email: erasedEmail(id),
      // No password has this hash.
      password_hash: 'erased',
      second_factor_waived_at: null,
      disabled_at: at,
      erased_at: at,
    })
    .where('id', '=', id)
    .execute();
}
