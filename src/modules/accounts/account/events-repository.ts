import type { Tx } from '#platform/database/kysely.ts';

/** What can happen to an account; the table's CHECK has the same list. */
export type AccountEvent =
  | 'registered'
  | 'profile_changed'
  | 'password_changed'
  | 'password_reset_asked'
  | 'password_reset'
  | 'email_change_asked'
  | 'email_changed'
  | 'avatar_changed'
  | 'avatar_deleted'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_moved'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'session_ended'
  | 'other_sessions_ended'
  | 'refresh_token_reused'
  | 'notification_address_asked'
  | 'notification_address_confirmed'
  | 'notification_address_removed'
  | 'data_exported'
  | 'role_changed'
  | 'disabled'
  | 'enabled'
  | 'erased'
  | 'company_joined'
  | 'company_left'
  | 'company_removed'
  | 'directorship_given'
  | 'directorship_received';

/** Writes down what happened to an account, by whom. */
export async function insertAccountEvent(
  tx: Tx,
  event: {
    accountId: string;
    event: AccountEvent;
    actor: string;
    at: Date;
    /** Why, where a person decided it about another. */
    reason?: string;
  },
): Promise<void> {
  const { accountId, ...rest } = event;
  await tx
    .insertInto('account_events')
    .values({ account_id: accountId, ...rest })
    .execute();
}
