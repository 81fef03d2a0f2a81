-- Which address an article was given at the desk: the last row of its name holds; without a slug it is at its first one again.
-- Every address that it had before leads to the one it has.
CREATE TABLE content_moves (
  name     text NOT NULL,
  number   integer NOT NULL CHECK (number >= 1),
  -- The last part of the address below /blogs/.
  slug     text,
  reason   text NOT NULL,
  actor    text NOT NULL,
  moved_at timestamptz NOT NULL,
  PRIMARY KEY (name, number)
);
CREATE TRIGGER content_moves_append_only BEFORE UPDATE OR DELETE ON content_moves
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER content_moved AFTER INSERT ON content_moves
  FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
ALTER TABLE content_events DROP CONSTRAINT content_events_event_check;
ALTER TABLE content_events ADD CONSTRAINT content_events_event_check
  CHECK (event IN ('draft', 'discard', 'publish', 'restore', 'create', 'withdraw', 'move'));
