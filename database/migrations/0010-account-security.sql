-- Accounts grown up: second factor, avatar, links by mail for a new password and a new address, other addresses that
-- are told of orders, sign-ins with a name, limits on attempts, and an end.

ALTER TABLE accounts
  -- The demo staff, whose password is public anyway; nothing else ever sets it.
  ADD COLUMN second_factor_waived_at timestamptz,
  -- Nothing personal is left in the row: it stays because orders and their money point to it.
  ADD COLUMN erased_at timestamptz;

-- What the list of sign-ins calls one ("Firefox, Windows"); on the first row of a family only.
ALTER TABLE sessions ADD COLUMN device text CHECK (length(device) <= 100);

-- Rows are deleted by family, each after its children.
CREATE INDEX sessions_parent ON sessions (parent_id);

CREATE TABLE second_factors (
  account_id     uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  secret_sealed  text NOT NULL,
  created_at     timestamptz NOT NULL,
  -- Null until the first code from the app was right.
  confirmed_at   timestamptz,
  -- The last 30-second step whose code was taken: a code is good once.
  last_step      bigint
);

CREATE TABLE recovery_codes (
  account_id  uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  code_hash   text NOT NULL,
  used_at     timestamptz,
  PRIMARY KEY (account_id, code_hash)
);

CREATE TABLE avatars (
  account_id   uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  -- Part of the picture's address: nobody finds it who was not told.
  key          text NOT NULL UNIQUE,
  image        bytea NOT NULL CHECK (length(image) <= 200000),
  uploaded_at  timestamptz NOT NULL
);

CREATE TABLE password_resets (
  id          uuid PRIMARY KEY,
  account_id  uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  token_hash  text NOT NULL UNIQUE,
  created_at  timestamptz NOT NULL,
  used_at     timestamptz
);
CREATE INDEX password_resets_account ON password_resets (account_id);

-- One at a time: asking again replaces the one before.
CREATE TABLE email_changes (
  account_id  uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  id          uuid NOT NULL UNIQUE,
  new_email   text NOT NULL,
  token_hash  text NOT NULL UNIQUE,
  created_at  timestamptz NOT NULL
);

-- Addresses that get what the owner gets about orders, once their mailbox has agreed.
CREATE TABLE notification_addresses (
  id            uuid PRIMARY KEY,
  account_id    uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  email         text NOT NULL,
  token_hash    text NOT NULL UNIQUE,
  created_at    timestamptz NOT NULL,
  confirmed_at  timestamptz
);
CREATE UNIQUE INDEX notification_addresses_email ON notification_addresses (account_id, lower(email));

-- Attempts counted by the limiter; keys are keyed hashes, never an address.
CREATE TABLE rate_limits (
  key     varchar(255) PRIMARY KEY,
  points  integer NOT NULL DEFAULT 0,
  -- Milliseconds since 1970; null: for ever.
  expire  bigint
);
CREATE INDEX rate_limits_expire ON rate_limits (expire);

ALTER TABLE account_events DROP CONSTRAINT account_events_event_check;
ALTER TABLE account_events ADD COLUMN reason text;
ALTER TABLE account_events ADD CONSTRAINT account_events_event_check CHECK (event IN (
  'registered', 'profile_changed', 'password_changed', 'password_reset_asked', 'password_reset', 'email_change_asked',
  'email_changed', 'avatar_changed', 'avatar_deleted', 'second_factor_on', 'second_factor_off', 'recovery_codes_renewed',
  'recovery_code_used', 'session_ended', 'other_sessions_ended', 'refresh_token_reused', 'notification_address_asked',
  'notification_address_confirmed', 'notification_address_removed', 'data_exported', 'role_changed', 'disabled',
  'enabled', 'erased'));

-- Orders placed as a guest are found by the address once it is confirmed.
CREATE INDEX orders_guest_email ON orders (lower(email)) WHERE account_id IS NULL;
