-- The record of a sealed dossier as it was signed: its bytes lie in the file store under `sha256`. The first one stays.
CREATE TABLE report_records (
  dossier_id uuid PRIMARY KEY REFERENCES dossiers (id),
  -- By which whoever holds the report finds it: 80 random bits.
  code       text NOT NULL UNIQUE CHECK (code ~ '^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$'),
  sha256     text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  bytes      integer NOT NULL,
  -- Detached, and the key that it names.
  jws        text NOT NULL,
  kid        text NOT NULL,
  signed_at  timestamptz NOT NULL
);
CREATE INDEX report_records_sha256 ON report_records (sha256);
CREATE INDEX report_files_sha256 ON report_files (sha256);
CREATE TRIGGER report_records_append_only BEFORE UPDATE OR DELETE ON report_records
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Every key that has signed a record: published for as long as there are records of it.
CREATE TABLE report_keys (
  kid        text PRIMARY KEY,
  public_key jsonb NOT NULL,
  first_used timestamptz NOT NULL
);

-- Who was sent a revision: they are told when another one replaces it.
CREATE TABLE report_recipients (
  id       uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  revision smallint NOT NULL,
  email    text NOT NULL,
  sent_at  timestamptz NOT NULL,
  UNIQUE (order_id, revision, email)
);
