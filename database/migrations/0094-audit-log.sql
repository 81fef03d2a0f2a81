-- What staff did, in a chain: each row holds the hash of all before it, so that none can be changed or taken out unseen.
-- An act is written down before it is done (`asked`), and how it ended after it (`answered`).
CREATE TABLE audit_log (
  -- Without gaps: the next number under the lock of the chain.
  seq        bigint PRIMARY KEY CHECK (seq > 0),
  at         timestamptz NOT NULL,
  kind       text NOT NULL CHECK (kind IN ('asked', 'answered')),
  account_id uuid NOT NULL,
  role       text NOT NULL CHECK (length(role) <= 40),
  call       text NOT NULL CHECK (length(call) <= 60),
  action     text NOT NULL CHECK (length(action) <= 40),
  -- What it is about: ids out of the address of the call, as they were hashed.
  subject    text NOT NULL CHECK (length(subject) <= 500),
  -- Of `answered`: the row of the act, and the status of the answer.
  answers    bigint UNIQUE REFERENCES audit_log (seq),
  status     smallint,
  hash       text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{64}$'),
  CHECK ((kind = 'answered') = (answers IS NOT NULL AND status IS NOT NULL))
);
CREATE INDEX audit_log_account ON audit_log (account_id, seq DESC);
CREATE INDEX audit_log_subject ON audit_log (subject, seq DESC);
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
-- A restore empties every table first; whoever has noted the end of the chain sees when somebody else does.
