-- Extensions and the tables of the machine itself: outbox, idempotent requests, mailbox.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Work that must happen after a commit: money, mail, rendering. Written in the transaction that decided it.
CREATE TABLE outbox (
  id            uuid PRIMARY KEY,
  topic         text NOT NULL,
  -- One row per business action: the same action asked twice is one row.
  key           text NOT NULL UNIQUE,
  payload       jsonb NOT NULL,
  created_at    timestamptz NOT NULL,
  run_after     timestamptz NOT NULL,
  attempts      integer NOT NULL DEFAULT 0,
  leased_until  timestamptz,
  last_error    text,
  done_at       timestamptz,
  -- Set when attempts are spent: a person has to look.
  given_up_at   timestamptz
);
CREATE INDEX outbox_due ON outbox (run_after) WHERE done_at IS NULL AND given_up_at IS NULL;

-- Answers kept for callers that repeat a request with the same Idempotency-Key.
CREATE TABLE idempotent_requests (
  scope         text NOT NULL,
  key           text NOT NULL,
  request_hash  text NOT NULL,
  -- The answer, sealed: it may hold a secret link. Null while the request is being worked on.
  answer        text,
  created_at    timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);

-- Mails caught by the built-in mailbox when no MAIL_URL is set.
CREATE TABLE mailbox_messages (
  id            uuid PRIMARY KEY,
  received_at   timestamptz NOT NULL,
  sender        text NOT NULL,
  recipients    text[] NOT NULL,
  subject       text NOT NULL,
  raw           bytea NOT NULL
);
CREATE INDEX mailbox_messages_received ON mailbox_messages (received_at DESC);
