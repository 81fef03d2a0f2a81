-- Each time a file of a register or of a screening list was given to be imported, whatever became of it. `register_imports`
-- and `list_versions` say what is in; this says what was tried, by whom nobody need ask: staff see it at /staff/imports.
CREATE TABLE import_runs (
  id              uuid PRIMARY KEY,
  kind            text NOT NULL CHECK (kind IN ('companies', 'list')),
  -- The word on the command line: a kind of file, or the code of a list.
  source          text NOT NULL,
  file_name       text NOT NULL,
  is_full         boolean NOT NULL,
  state           text NOT NULL CHECK (state IN ('running', 'finished', 'refused', 'stopped', 'died')),
  -- How much of the file was read, 0 to 1.
  share           double precision NOT NULL DEFAULT 0,
  read_count      integer NOT NULL DEFAULT 0,
  added_count     integer NOT NULL DEFAULT 0,
  changed_count   integer NOT NULL DEFAULT 0,
  unchanged_count integer NOT NULL DEFAULT 0,
  refused_count   integer NOT NULL DEFAULT 0,
  gone_count      integer NOT NULL DEFAULT 0,
  -- Why it did not come to its end, in the importer's words.
  fault           text,
  started_at      timestamptz NOT NULL,
  -- A run that lives says so again and again; one that falls silent has died.
  seen_at         timestamptz NOT NULL,
  ended_at        timestamptz
);
CREATE INDEX import_runs_started ON import_runs (started_at DESC, id DESC);
CREATE INDEX import_runs_source ON import_runs (kind, source, started_at DESC);
CREATE INDEX import_runs_running ON import_runs (seen_at) WHERE state = 'running';

CREATE TABLE import_run_events (
  id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run_id uuid NOT NULL REFERENCES import_runs (id) ON DELETE CASCADE,
  event  text NOT NULL CHECK (event IN ('begin', 'finish', 'refuse', 'stop', 'fall_silent', 'speak_again')),
  at     timestamptz NOT NULL
);
CREATE INDEX import_run_events_run ON import_run_events (run_id, id);

-- The first records that were left out: where they stand in the file, and why.
CREATE TABLE import_refusals (
  run_id   uuid NOT NULL REFERENCES import_runs (id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position BETWEEN 1 AND 100),
  place    text NOT NULL,
  fault    text NOT NULL,
  PRIMARY KEY (run_id, position)
);
