-- What somebody opened while checking a report, and for how long the page lay before them.
CREATE TABLE check_looks (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id   uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  revision   smallint NOT NULL,
  account_id uuid NOT NULL,
  kind       text NOT NULL CHECK (kind IN ('section', 'source')),
  -- The section's code, or the name of the source.
  what       text NOT NULL,
  ms         integer NOT NULL CHECK (ms BETWEEN 0 AND 60000),
  at         timestamptz NOT NULL
);
CREATE INDEX check_looks_order ON check_looks (order_id, revision, account_id);
CREATE TRIGGER check_looks_append_only BEFORE UPDATE ON check_looks
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
