CREATE TABLE roles (
  name      text PRIMARY KEY,
  label_en  text NOT NULL,
  label_ru  text NOT NULL
);

CREATE TABLE accounts (
  id             uuid PRIMARY KEY,
  role           text NOT NULL REFERENCES roles (name),
  email          text NOT NULL,
  full_name      text NOT NULL,
  phone          text,
  password_hash  text NOT NULL,
  locale         text NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'ru')),
  created_at     timestamptz NOT NULL,
  disabled_at    timestamptz
);
CREATE UNIQUE INDEX accounts_email ON accounts (lower(email));

-- One row per refresh token; a family is one sign-in on one device.
CREATE TABLE sessions (
  id            uuid PRIMARY KEY,
  family_id     uuid NOT NULL,
  account_id    uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  token_hash    text NOT NULL UNIQUE,
  parent_id     uuid REFERENCES sessions (id) ON DELETE CASCADE,
  created_at    timestamptz NOT NULL,
  -- Idle limit of this token and absolute limit of its family.
  idle_until    timestamptz NOT NULL,
  family_until  timestamptz NOT NULL,
  used_at       timestamptz,
  -- The child's token, sealed with a key made from this one, so that an honest repeat within seconds gets it again.
  sealed_child  text,
  revoked_at    timestamptz
);
CREATE INDEX sessions_family ON sessions (family_id);
CREATE INDEX sessions_account ON sessions (account_id);
