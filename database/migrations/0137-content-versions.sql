-- Texts of the site as they were published at the desk: the last version of a text wins over its file of `content/`. One
-- without sources gives the word back to the file.
CREATE TABLE content_versions (
  kind         text NOT NULL CHECK (kind IN ('article', 'page')),
  name         text NOT NULL,
  number       integer NOT NULL CHECK (number >= 1),
  -- Markdown with its head, by language.
  sources      jsonb,
  -- Of the files as they were then: a later release may bring other words.
  file_hash    text NOT NULL,
  -- The version whose words these are; 0 is the file.
  restores     integer CHECK (restores >= 0),
  reason       text NOT NULL,
  actor        text NOT NULL,
  published_at timestamptz NOT NULL,
  PRIMARY KEY (kind, name, number)
);
CREATE TRIGGER content_versions_append_only BEFORE UPDATE OR DELETE ON content_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- One draft of a text for the whole desk.
CREATE TABLE content_drafts (
  kind     text NOT NULL CHECK (kind IN ('article', 'page')),
  name     text NOT NULL,
  sources  jsonb NOT NULL,
  actor    text NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (kind, name)
);

CREATE TABLE content_events (
  id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind   text NOT NULL,
  name   text NOT NULL,
  event  text NOT NULL CHECK (event IN ('draft', 'discard', 'publish', 'restore')),
  -- The version that was made.
  number integer,
  reason text,
  actor  text NOT NULL,
  at     timestamptz NOT NULL
);
CREATE INDEX content_events_text ON content_events (kind, name, id);
CREATE TRIGGER content_events_append_only BEFORE UPDATE OR DELETE ON content_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Kept pages listen to site_changed, in every process.
CREATE FUNCTION tell_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site_changed', 'content');
  RETURN NULL;
END $$;
CREATE TRIGGER content_changed AFTER INSERT ON content_versions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
