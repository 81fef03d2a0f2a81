-- Each version of a screening list that was imported: sanctions, exposed persons.
CREATE TABLE list_versions (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  list           text NOT NULL,
  -- What the file says of itself, where it does.
  version        text,
  published_on   date,
  -- Of which form the file is, and which reader read it.
  format         text NOT NULL,
  reader_version integer NOT NULL,
  file_name      text NOT NULL,
  sha256         text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  bytes          bigint NOT NULL,
  -- How many are on the list now, and what became of those of the version before.
  entries        integer NOT NULL,
  added          integer NOT NULL,
  changed        integer NOT NULL,
  dropped        integer NOT NULL,
  faults         integer NOT NULL,
  imported_at    timestamptz NOT NULL,
  -- When the same file came last.
  checked_at     timestamptz NOT NULL
);
CREATE INDEX list_versions_list ON list_versions (list, id DESC);

-- An entry as one version brought it, until another one changed or dropped it: what was listed at a time can be told later.
CREATE TABLE list_entries (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  list          text NOT NULL,
  entry_id      text NOT NULL,
  entry         jsonb NOT NULL,
  sha256        text NOT NULL,
  from_version  bigint NOT NULL REFERENCES list_versions (id),
  until_version bigint REFERENCES list_versions (id),
  -- The version of the end no longer has the entry; else it has it in other words.
  is_dropped    boolean NOT NULL DEFAULT false,
  CHECK (until_version > from_version)
);
CREATE UNIQUE INDEX list_entries_current ON list_entries (list, entry_id) WHERE until_version IS NULL;
CREATE INDEX list_entries_current_id ON list_entries (id) WHERE until_version IS NULL;

-- A file that is being read: nobody looks in here until all of it is in, and then it moves in one step.
CREATE UNLOGGED TABLE list_entries_staged (
  list     text NOT NULL,
  entry_id text NOT NULL,
  entry    jsonb NOT NULL,
  sha256   text NOT NULL,
  PRIMARY KEY (list, entry_id)
);
