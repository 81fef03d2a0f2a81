-- What a buyer wants the report for, out of a short list, and whether we may name the buyer to the company that we ask.
ALTER TABLE order_buyers
  ADD COLUMN purpose      text CHECK (purpose IN ('new_customer', 'supplier', 'credit', 'investment', 'compliance', 'other')),
  ADD COLUMN may_be_named boolean NOT NULL DEFAULT false;

-- Papers a buyer has for the analyst. Kept as they came and never opened here; an erasure takes them along.
CREATE TABLE order_files (
  id        uuid PRIMARY KEY,
  order_id  uuid NOT NULL REFERENCES orders (id),
  position  smallint NOT NULL CHECK (position BETWEEN 1 AND 3),
  type      text NOT NULL CHECK (type IN ('application/pdf', 'image/jpeg', 'image/png')),
  sha256    text NOT NULL CHECK (length(sha256) = 64),
  bytes     bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 5242880),
  added_at  timestamptz NOT NULL,
  UNIQUE (order_id, position)
);

-- No foreign key: these rows hold no personal data and stay when a file is erased.
CREATE TABLE order_file_events (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id  uuid NOT NULL,
  file_id   uuid NOT NULL,
  event     text NOT NULL CHECK (event IN ('added', 'read', 'erased')),
  actor     text NOT NULL,
  at        timestamptz NOT NULL
);
CREATE INDEX order_file_events_order ON order_file_events (order_id, id);
CREATE TRIGGER order_file_events_append_only BEFORE UPDATE OR DELETE ON order_file_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
