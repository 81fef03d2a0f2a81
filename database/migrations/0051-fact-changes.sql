-- Who changed what in a dossier, one after another: the desk reads from here what is new, a reviewer what a person made of a
-- machine's word, and whoever takes a change back what stood there before.
ALTER TABLE dossiers ADD COLUMN change_no integer NOT NULL DEFAULT 0;

ALTER TABLE facts
  -- The change that made it what it is: whoever replaces it says which one they have seen.
  ADD COLUMN version      integer NOT NULL DEFAULT 0,
  -- Who has looked at a value of a machine and stands by it; with a value that a person gave: who chose it of those that sources say.
  ADD COLUMN confirmed_by text,
  ADD COLUMN confirmed_at timestamptz,
  ADD CONSTRAINT facts_confirmed CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL));

ALTER TABLE section_excuses ADD COLUMN version integer NOT NULL DEFAULT 0;

CREATE TABLE fact_changes (
  dossier_id uuid NOT NULL REFERENCES dossiers (id),
  change_no  integer NOT NULL,
  -- Under which the desk sent it: sent again, it is known again.
  call_id    uuid,
  act        text NOT NULL CHECK (act IN
    ('found', 'copied', 'confirm', 'choose', 'write', 'remove', 'missing', 'vouch', 'name_source', 'beside', 'undo')),
  section    text NOT NULL,
  -- Null for the reason why a section is empty.
  field      text,
  position   smallint,
  actor      text NOT NULL,
  at         timestamptz NOT NULL,
  -- Value and evidence; null where nothing stood or stands there.
  before     jsonb,
  after      jsonb,
  reason     text,
  -- The change that this one takes back.
  undoes     integer,
  PRIMARY KEY (dossier_id, change_no)
);
CREATE INDEX fact_changes_place ON fact_changes (dossier_id, section, field, position);
CREATE INDEX fact_changes_call ON fact_changes (dossier_id, call_id) WHERE call_id IS NOT NULL;
CREATE TRIGGER fact_changes_append_only BEFORE UPDATE OR DELETE ON fact_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER fact_changes_sealed BEFORE INSERT ON fact_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_sealed();

-- Who has a dossier open, and at which section: forgotten after a minute.
CREATE TABLE dossier_readers (
  dossier_id uuid NOT NULL REFERENCES dossiers (id),
  account_id uuid NOT NULL,
  section    text,
  seen_at    timestamptz NOT NULL,
  PRIMARY KEY (dossier_id, account_id)
);
