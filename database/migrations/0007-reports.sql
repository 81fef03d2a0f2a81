-- One dossier per order and revision: structured data first, documents are renderings of it.
CREATE TABLE dossiers (
  id            uuid PRIMARY KEY,
  order_id      uuid NOT NULL REFERENCES orders (id),
  revision      smallint NOT NULL,
  created_at    timestamptz NOT NULL,
  updated_at    timestamptz NOT NULL,
  -- From here on nothing in it changes.
  sealed_at     timestamptz,
  UNIQUE (order_id, revision)
);

-- Every fact carries its evidence.
CREATE TABLE facts (
  id            uuid PRIMARY KEY,
  dossier_id    uuid NOT NULL REFERENCES dossiers (id),
  section       text NOT NULL,
  field         text NOT NULL,
  position      smallint NOT NULL DEFAULT 0,
  value         jsonb NOT NULL,
  source        text NOT NULL,
  source_url    text,
  retrieved_at  timestamptz NOT NULL,
  method        text NOT NULL
    CHECK (method IN ('register', 'filing', 'interview', 'media', 'computed', 'customer')),
  evidence_hash text,
  entered_by    text NOT NULL,
  entered_at    timestamptz NOT NULL,
  UNIQUE (dossier_id, section, field, position)
);

-- A section without facts says why.
CREATE TABLE section_excuses (
  dossier_id  uuid NOT NULL REFERENCES dossiers (id),
  section     text NOT NULL,
  reason      text NOT NULL,
  source      text NOT NULL,
  entered_by  text NOT NULL,
  entered_at  timestamptz NOT NULL,
  PRIMARY KEY (dossier_id, section)
);

CREATE TABLE report_files (
  dossier_id        uuid NOT NULL REFERENCES dossiers (id),
  locale            text NOT NULL CHECK (locale IN ('en', 'ru')),
  sha256            text NOT NULL,
  bytes             integer NOT NULL,
  page_count        smallint NOT NULL,
  template_version  text NOT NULL,
  rendered_at       timestamptz NOT NULL,
  PRIMARY KEY (dossier_id, locale)
);

-- Rows of the events tables and of sealed dossiers are written once.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON order_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_events_append_only BEFORE UPDATE OR DELETE ON payment_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION refuse_sealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM dossiers WHERE id = coalesce(NEW.dossier_id, OLD.dossier_id) AND sealed_at IS NOT NULL) THEN
    RAISE EXCEPTION 'the dossier is sealed';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER facts_sealed BEFORE INSERT OR UPDATE OR DELETE ON facts
  FOR EACH ROW EXECUTE FUNCTION refuse_sealed();
CREATE TRIGGER section_excuses_sealed BEFORE INSERT OR UPDATE OR DELETE ON section_excuses
  FOR EACH ROW EXECUTE FUNCTION refuse_sealed();
