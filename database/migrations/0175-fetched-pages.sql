-- A page of the web that was fetched, to be cited, by the address that an analyst pasted.
ALTER TABLE dossier_documents
  -- The address that answered with it, after redirects; null of one that somebody brought.
  ADD COLUMN fetched_from text,
  -- What it calls itself: a beginning of its title, which somebody says.
  ADD COLUMN found_title  text;

ALTER TABLE dossier_document_events DROP CONSTRAINT dossier_document_events_event_check;
ALTER TABLE dossier_document_events ADD CONSTRAINT dossier_document_events_event_check
  CHECK (event IN ('added', 'fetched', 'described', 'given', 'withheld', 'removed', 'restored'));

-- Nor does where they were fetched.
CREATE OR REPLACE FUNCTION keep_document_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.id, NEW.order_id, NEW.sha256, NEW.type, NEW.bytes, NEW.added_by, NEW.added_at, NEW.fetched_from, NEW.found_title)
     IS DISTINCT FROM (OLD.id, OLD.order_id, OLD.sha256, OLD.type, OLD.bytes, OLD.added_by, OLD.added_at, OLD.fetched_from, OLD.found_title) THEN
    RAISE EXCEPTION 'a document is kept as it came';
  END IF;
  RETURN NEW;
END $$;

-- The address is what is known of a page before anybody has named it.
CREATE OR REPLACE VIEW timeline_of_documents (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT e.order_id, e.at, 72, lpad(e.id::text, 20, '0'), 'work', 'document', e.event, e.actor, NULL::text, NULL::uuid,
  jsonb_build_object('subject', left(CASE WHEN e.event = 'fetched' THEN d.fetched_from ELSE d.title END, 1000))
FROM dossier_document_events e LEFT JOIN dossier_documents d ON d.id = e.document_id;
