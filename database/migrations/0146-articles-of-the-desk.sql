-- An article that was begun at the desk has no file: its versions name none, and one without sources takes it off the site.
ALTER TABLE content_versions ALTER COLUMN file_hash DROP NOT NULL;
ALTER TABLE content_events DROP CONSTRAINT content_events_event_check;
ALTER TABLE content_events ADD CONSTRAINT content_events_event_check
  CHECK (event IN ('draft', 'discard', 'publish', 'restore', 'create', 'withdraw'));
