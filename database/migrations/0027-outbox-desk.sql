-- Work is tried for days, and what was given up can be tried again by staff.
ALTER TABLE outbox
  -- From when the days of trying count: null is from its creation.
  ADD COLUMN tries_since timestamptz;
CREATE INDEX outbox_given_up ON outbox (given_up_at) WHERE done_at IS NULL AND given_up_at IS NOT NULL;

-- Who had a row tried again, or left it undone. Append-only.
CREATE TABLE outbox_events (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  outbox_id  uuid NOT NULL REFERENCES outbox (id),
  event      text NOT NULL CHECK (event IN ('retry', 'dismiss')),
  actor      text NOT NULL,
  at         timestamptz NOT NULL
);
CREATE INDEX outbox_events_row ON outbox_events (outbox_id, id);

-- One row: whether the mail server takes mails. Shared by all processes, kept over a restart.
CREATE TABLE mail_server (
  only_row       boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  failing_since  timestamptz,
  failed_at      timestamptz,
  last_error     text,
  alarmed_at     timestamptz
);
INSERT INTO mail_server DEFAULT VALUES;
