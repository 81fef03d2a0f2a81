-- What sources answered, as they answered it; the bytes lie in the file store under their hash.
CREATE TABLE snapshots (
  id           uuid PRIMARY KEY,
  source       text NOT NULL,
  -- The address that was called, without keys.
  url          text NOT NULL,
  status       integer NOT NULL,
  content_type text NOT NULL,
  sha256       text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  bytes        integer NOT NULL,
  licence      text NOT NULL,
  fetched_at   timestamptz NOT NULL
);
CREATE INDEX snapshots_fresh ON snapshots (source, url, fetched_at DESC);
CREATE TRIGGER snapshots_never_change BEFORE UPDATE ON snapshots FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What a reader understood of a snapshot; a newer version of the reader reads it again.
CREATE TABLE findings (
  snapshot_id    uuid NOT NULL REFERENCES snapshots (id) ON DELETE CASCADE,
  reader         text NOT NULL,
  reader_version integer NOT NULL,
  state          text NOT NULL CHECK (state IN ('found', 'nothing_found', 'not_filed', 'unreadable')),
  findings       jsonb NOT NULL,
  remarks        jsonb NOT NULL,
  -- Why the bytes could not be read; a sentence of ours.
  fault          text,
  read_at        timestamptz NOT NULL,
  PRIMARY KEY (snapshot_id, reader)
);

-- One research: every source and part that covers the company is asked.
CREATE TABLE research_runs (
  id         uuid PRIMARY KEY,
  -- Null where staff asked without an order.
  order_id   uuid REFERENCES orders (id) ON DELETE CASCADE,
  country    text NOT NULL,
  subject    jsonb NOT NULL,
  started_by text NOT NULL,
  started_at timestamptz NOT NULL
);
CREATE INDEX research_runs_order ON research_runs (order_id, started_at DESC);

CREATE TABLE research_tasks (
  id           uuid PRIMARY KEY,
  run_id       uuid NOT NULL REFERENCES research_runs (id) ON DELETE CASCADE,
  source       text NOT NULL,
  part         text NOT NULL,
  state        text NOT NULL,
  -- Why it is unavailable, or needs a person.
  reason       text,
  -- Raised when staff have the source asked again: what was fetched before stays with its round.
  round        integer NOT NULL DEFAULT 1,
  attempts     integer NOT NULL DEFAULT 0,
  run_after    timestamptz NOT NULL,
  leased_until timestamptz,
  answered_at  timestamptz,
  UNIQUE (run_id, source, part)
);
CREATE INDEX research_tasks_due ON research_tasks (run_after) WHERE state IN ('waiting', 'asked');

CREATE TABLE research_task_events (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  task_id    uuid NOT NULL,
  from_state text,
  event      text NOT NULL,
  to_state   text NOT NULL,
  actor      text NOT NULL,
  reason     text,
  at         timestamptz NOT NULL
);
CREATE INDEX research_task_events_task ON research_task_events (task_id, id);
CREATE TRIGGER research_task_events_append_only BEFORE UPDATE OR DELETE ON research_task_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Which snapshots answered a task, in the order of its calls.
CREATE TABLE research_snapshots (
  task_id     uuid NOT NULL REFERENCES research_tasks (id) ON DELETE CASCADE,
  round       integer NOT NULL,
  position    integer NOT NULL,
  snapshot_id uuid NOT NULL REFERENCES snapshots (id),
  PRIMARY KEY (task_id, round, position)
);
