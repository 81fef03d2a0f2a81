-- Customers register themselves: names in parts, the company of a legal entity, and accounts that wait for their mailbox.

ALTER TABLE accounts
  ADD COLUMN last_name         text,
  ADD COLUMN first_name        text,
  ADD COLUMN patronymic        text,
  ADD COLUMN username          text,
  ADD COLUMN company_name      text,
  ADD COLUMN company_name_lat  text,
  ADD COLUMN company_number    text,
  ADD COLUMN vat_code          text,
  ADD COLUMN company_address   text;

-- The first word of a full name is the surname.
UPDATE accounts SET
  last_name = split_part(btrim(full_name), ' ', 1),
  first_name = btrim(substr(btrim(full_name), length(split_part(btrim(full_name), ' ', 1)) + 1));

ALTER TABLE accounts
  ALTER COLUMN last_name SET NOT NULL,
  ALTER COLUMN first_name SET NOT NULL,
  DROP COLUMN full_name;
ALTER TABLE accounts ADD COLUMN full_name text NOT NULL
  GENERATED ALWAYS AS (btrim(last_name || ' ' || first_name || coalesce(' ' || patronymic, ''))) STORED;

-- A registration becomes an account when its link is opened. An address may have several: whoever types another's
-- address takes nothing from its owner, because each has a password and a link of its own.
CREATE TABLE registrations (
  id                uuid PRIMARY KEY,
  role              text NOT NULL REFERENCES roles (name) CHECK (role IN ('User', 'Director')),
  email             text NOT NULL,
  password_hash     text NOT NULL,
  last_name         text NOT NULL,
  first_name        text NOT NULL,
  patronymic        text,
  username          text NOT NULL,
  phone             text NOT NULL,
  company_name      text,
  company_name_lat  text,
  company_number    text,
  vat_code          text,
  company_address   text,
  locale            text NOT NULL CHECK (locale IN ('en', 'ru')),
  token_hash        text NOT NULL UNIQUE,
  -- How many mails with the link were asked for, and when the last one was.
  mails             smallint NOT NULL DEFAULT 1,
  asked_at          timestamptz NOT NULL,
  created_at        timestamptz NOT NULL,
  CHECK ((role = 'Director') = (company_name IS NOT NULL))
);
CREATE INDEX registrations_email ON registrations (lower(email), created_at);
CREATE INDEX registrations_created ON registrations (created_at);

-- No foreign key: these rows hold no personal data and stay when the account is erased.
CREATE TABLE account_events (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id  uuid NOT NULL,
  event       text NOT NULL CHECK (event IN ('registered', 'profile_changed', 'password_changed')),
  actor       text NOT NULL,
  at          timestamptz NOT NULL
);
CREATE INDEX account_events_account ON account_events (account_id, id);
CREATE TRIGGER account_events_append_only BEFORE UPDATE OR DELETE ON account_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
