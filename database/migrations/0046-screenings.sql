-- What was looked for in the screening lists for an order: a subject, and the version of each list that was searched.
CREATE TABLE screenings (
  id          uuid PRIMARY KEY,
  order_id    uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- By which the subject is known again when the order is screened anew.
  subject_key text NOT NULL,
  subject     jsonb NOT NULL,
  -- Each list with its version, and how many entries it had: also where nothing was found.
  lists       jsonb NOT NULL,
  hits        integer NOT NULL,
  nears       integer NOT NULL,
  screened_at timestamptz NOT NULL,
  -- Which of two screenings of a subject is the later one.
  step        bigint GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX screenings_order ON screenings (order_id, subject_key, step DESC);
CREATE TRIGGER screenings_never_change BEFORE UPDATE ON screenings FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- An entry that may be the subject, and what a person said of it.
CREATE TABLE screening_hits (
  id           uuid PRIMARY KEY,
  order_id     uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  subject_key  text NOT NULL,
  list         text NOT NULL,
  entry_id     text NOT NULL,
  -- The screening that found it last.
  screening_id uuid NOT NULL REFERENCES screenings (id) ON DELETE CASCADE,
  band         text NOT NULL CHECK (band IN ('hit', 'near')),
  -- What the list says of the entry, and what agrees, differs and is unknown.
  entry        jsonb NOT NULL,
  fields       jsonb NOT NULL,
  state        text NOT NULL,
  reason       text,
  decided_by   text,
  decided_at   timestamptz,
  found_at     timestamptz NOT NULL,
  UNIQUE (order_id, subject_key, list, entry_id)
);
CREATE INDEX screening_hits_screening ON screening_hits (screening_id);

CREATE TABLE screening_hit_events (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hit_id     uuid NOT NULL,
  from_state text,
  event      text NOT NULL,
  to_state   text NOT NULL,
  actor      text NOT NULL,
  reason     text,
  at         timestamptz NOT NULL
);
CREATE INDEX screening_hit_events_hit ON screening_hit_events (hit_id, id);
CREATE TRIGGER screening_hit_events_append_only BEFORE UPDATE OR DELETE ON screening_hit_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
