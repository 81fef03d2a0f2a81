-- Another telephone: its key waits for its first code beside the one in force, for the sign-in that asked for it.
CREATE TABLE second_factor_moves (
  account_id     uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  session_id     uuid NOT NULL,
  secret_sealed  text NOT NULL,
  created_at     timestamptz NOT NULL
);
ALTER TABLE account_events DROP CONSTRAINT account_events_event_check;
ALTER TABLE account_events ADD CONSTRAINT account_events_event_check CHECK (event IN (
  'registered', 'profile_changed', 'password_changed', 'password_reset_asked', 'password_reset', 'email_change_asked',
  'email_changed', 'avatar_changed', 'avatar_deleted', 'second_factor_on', 'second_factor_off', 'second_factor_moved',
  'recovery_codes_renewed', 'recovery_code_used', 'session_ended', 'other_sessions_ended', 'refresh_token_reused',
  'notification_address_asked', 'notification_address_confirmed', 'notification_address_removed', 'data_exported',
  'role_changed', 'disabled', 'enabled', 'erased'));
