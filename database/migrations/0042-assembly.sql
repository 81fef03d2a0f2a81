-- What a machine made of the answers of sources: where a value stands in the answer, and what other sources say instead.
ALTER TABLE facts
  -- A place in the kept answer; of a computed value the facts that it comes from.
  ADD COLUMN place        text,
  -- By which the machine knows its fact again when it assembles anew: a row of a table, one value of several. It stays with a value
  -- that a person has put in the fact's place.
  ADD COLUMN machine_key  text,
  -- Values of other sources for the same field, each with its evidence, and what a person has replaced.
  ADD COLUMN alternatives jsonb NOT NULL DEFAULT '[]';

-- Facts of the machine that a person took out: the same value does not come back.
CREATE TABLE fact_dismissals (
  dossier_id   uuid NOT NULL REFERENCES dossiers (id) ON DELETE CASCADE,
  section      text NOT NULL,
  field        text NOT NULL,
  machine_key  text NOT NULL,
  value        jsonb NOT NULL,
  dismissed_by text NOT NULL,
  dismissed_at timestamptz NOT NULL
);
CREATE INDEX fact_dismissals_dossier ON fact_dismissals (dossier_id);

-- A dossier that research opened before anybody took the order has yet to get what the register of ours says.
ALTER TABLE dossiers ADD COLUMN is_begun boolean NOT NULL DEFAULT true;
