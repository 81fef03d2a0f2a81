-- What a customer says is wrong in a delivered report, with copies of what the official source says.
CREATE TABLE claims (
  id        uuid PRIMARY KEY,
  order_id  uuid NOT NULL REFERENCES orders (id),
  revision  smallint NOT NULL,
  text      text NOT NULL,
  made_at   timestamptz NOT NULL
);
CREATE INDEX claims_order ON claims (order_id, made_at);

-- Kept as they came and never opened here; an erasure takes the bytes along.
CREATE TABLE claim_files (
  id        uuid PRIMARY KEY,
  claim_id  uuid NOT NULL REFERENCES claims (id) ON DELETE CASCADE,
  position  smallint NOT NULL CHECK (position BETWEEN 1 AND 3),
  type      text NOT NULL CHECK (type IN ('application/pdf', 'image/jpeg', 'image/png')),
  sha256    text NOT NULL CHECK (length(sha256) = 64),
  bytes     bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 5242880),
  added_at  timestamptz NOT NULL,
  UNIQUE (claim_id, position)
);

-- No foreign key: these rows hold no personal data and stay when a claim is erased.
CREATE TABLE claim_events (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  claim_id  uuid NOT NULL,
  event     text NOT NULL CHECK (event IN ('made', 'file_added', 'file_read', 'erased')),
  actor     text NOT NULL,
  at        timestamptz NOT NULL
);
CREATE INDEX claim_events_claim ON claim_events (claim_id, id);
CREATE TRIGGER claim_events_append_only BEFORE UPDATE OR DELETE ON claim_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
