-- What a second person, and whoever answers them, said of the values of a report before it went out. How a value stands follows
-- from its rows in their order: see src/modules/checks.
CREATE TABLE check_entries (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id    uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  revision    smallint NOT NULL,
  what        text NOT NULL CHECK (what IN ('accept', 'undo', 'comment', 'reply')),
  -- section.field.row; section.reason where it is empty.
  place       text NOT NULL,
  -- Of what was accepted: another value in its place is not.
  fingerprint text CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
  text        text,
  actor       text NOT NULL,
  at          timestamptz NOT NULL,
  CHECK ((what IN ('comment', 'reply')) = (text IS NOT NULL)),
  CHECK ((what = 'accept') = (fingerprint IS NOT NULL))
);
CREATE INDEX check_entries_order ON check_entries (order_id, revision, id);
CREATE TRIGGER check_entries_append_only BEFORE UPDATE ON check_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Every value as it stood when a report was sent back: what changed since needs a new decision.
CREATE TABLE check_rounds (
  id       uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  revision smallint NOT NULL,
  stood    jsonb NOT NULL,
  actor    text NOT NULL,
  at       timestamptz NOT NULL
);
CREATE INDEX check_rounds_order ON check_rounds (order_id, revision, at DESC);
CREATE TRIGGER check_rounds_append_only BEFORE UPDATE ON check_rounds
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- How an approval came about: how many values a person had changed, and how many of them were accepted one by one.
CREATE TABLE check_approvals (
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  revision smallint NOT NULL,
  changed  integer NOT NULL,
  accepted integer NOT NULL,
  actor    text NOT NULL,
  at       timestamptz NOT NULL,
  PRIMARY KEY (order_id, revision)
);
CREATE TRIGGER check_approvals_append_only BEFORE UPDATE ON check_approvals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
