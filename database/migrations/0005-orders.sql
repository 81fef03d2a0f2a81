CREATE SEQUENCE order_numbers START 1001;

CREATE TABLE orders (
  id                 uuid PRIMARY KEY,
  number             text NOT NULL UNIQUE,
  -- sha256 of the secret in the customer's link; the link itself is kept sealed for mails only.
  secret_hash        text NOT NULL UNIQUE,
  secret_sealed      text NOT NULL,
  state              text NOT NULL,
  revision           smallint NOT NULL DEFAULT 1,
  account_id         uuid REFERENCES accounts (id),
  email              text NOT NULL,
  locale             text NOT NULL CHECK (locale IN ('en', 'ru')),
  country_id         smallint NOT NULL REFERENCES countries (id),
  -- What was asked for, as it was when it was asked: a company of a register, or what the buyer typed.
  subject            jsonb NOT NULL,
  tariff_id          integer NOT NULL,
  tariff_version     integer NOT NULL,
  tariff_name_en     text NOT NULL,
  tariff_name_ru     text NOT NULL,
  price_minor        integer NOT NULL CHECK (price_minor > 0),
  currency           char(3) NOT NULL,
  min_days           smallint NOT NULL,
  max_days           smallint NOT NULL,
  terms_version      text NOT NULL,
  placed_at          timestamptz NOT NULL,
  started_at         timestamptz,
  paused_at          timestamptz,
  paused_minutes     integer NOT NULL DEFAULT 0,
  due_min            timestamptz,
  due_max            timestamptz,
  assignee_id        uuid REFERENCES accounts (id),
  author_id          uuid REFERENCES accounts (id),
  approver_id        uuid REFERENCES accounts (id),
  sent_at            timestamptz,
  mail_message_id    text,
  mail_response      text,
  delivery_problem   text,
  closed_at          timestamptz,
  FOREIGN KEY (tariff_id, tariff_version) REFERENCES tariffs (id, version),
  -- Four eyes: nobody approves a report of their own.
  CHECK (approver_id IS NULL OR approver_id <> author_id)
);
CREATE INDEX orders_open ON orders (due_max) WHERE closed_at IS NULL;
CREATE INDEX orders_account ON orders (account_id);

CREATE TABLE order_events (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id    uuid NOT NULL REFERENCES orders (id),
  from_state  text,
  event       text NOT NULL,
  to_state    text NOT NULL,
  actor       text NOT NULL,
  reason      text,
  at          timestamptz NOT NULL
);
CREATE INDEX order_events_order ON order_events (order_id, id);

-- The steps of the research: what the customer sees ticked off one by one.
CREATE TABLE work_items (
  order_id     uuid NOT NULL REFERENCES orders (id),
  revision     smallint NOT NULL,
  kind         text NOT NULL,
  position     smallint NOT NULL,
  done_at      timestamptz,
  done_by      uuid REFERENCES accounts (id),
  outcome      text CHECK (outcome IN ('found', 'nothing_found', 'unavailable')),
  PRIMARY KEY (order_id, revision, kind)
);

CREATE TABLE clarifications (
  id           uuid PRIMARY KEY,
  order_id     uuid NOT NULL REFERENCES orders (id),
  question     text NOT NULL,
  asked_by     uuid NOT NULL REFERENCES accounts (id),
  asked_at     timestamptz NOT NULL,
  answer       text,
  answered_at  timestamptz
);
CREATE INDEX clarifications_order ON clarifications (order_id);
