-- Documents that analysts put beside a dossier as the source of values that they type. The bytes lie in the file store under their hash.
CREATE TABLE dossier_documents (
  id           uuid PRIMARY KEY,
  order_id     uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  sha256       text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  -- Told by the bytes, never by a name.
  type         text NOT NULL CHECK (type IN ('application/pdf', 'image/png', 'image/jpeg', 'text/html', 'text/plain')),
  bytes        integer NOT NULL CHECK (bytes > 0),
  -- Null where it cannot be drawn, or has no pages.
  pages        integer CHECK (pages > 0),
  -- What it is, once somebody has said so: null until then, and no value cites it.
  title        text,
  publisher    text,
  publisher_ru text,
  published_on date,
  url          text,
  method       text,
  -- Whether customers may have a copy. Nobody knows the licence unless somebody says so.
  is_given     boolean NOT NULL DEFAULT false,
  -- Counts what was said of it, so that the second of two people is asked.
  version      integer NOT NULL DEFAULT 0,
  added_by     text NOT NULL,
  added_at     timestamptz NOT NULL,
  -- Taken away again; what was written of it stays readable.
  removed_at   timestamptz,
  UNIQUE (order_id, sha256),
  CHECK ((title IS NULL) = (publisher IS NULL) AND (title IS NULL) = (method IS NULL))
);

-- No foreign key: a row says that something was done to a document, not what stands in it.
CREATE TABLE dossier_document_events (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id    uuid NOT NULL,
  document_id uuid NOT NULL,
  event       text NOT NULL CHECK (event IN ('added', 'described', 'given', 'withheld', 'removed', 'restored')),
  actor       text NOT NULL,
  at          timestamptz NOT NULL
);
CREATE INDEX dossier_document_events_order ON dossier_document_events (order_id, id);
CREATE TRIGGER dossier_document_events_append_only BEFORE UPDATE OR DELETE ON dossier_document_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The bytes and who brought them never change.
CREATE FUNCTION keep_document_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.order_id, NEW.sha256, NEW.type, NEW.bytes, NEW.added_by, NEW.added_at)
     IS DISTINCT FROM (OLD.id, OLD.order_id, OLD.sha256, OLD.type, OLD.bytes, OLD.added_by, OLD.added_at) THEN
    RAISE EXCEPTION 'a document is kept as it came';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER dossier_documents_kept BEFORE UPDATE ON dossier_documents
  FOR EACH ROW EXECUTE FUNCTION keep_document_bytes();
