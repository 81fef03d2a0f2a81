-- Two records that staff say are one company. Nothing of either record is changed, so that an import goes on with both as
-- before; whoever reads the one that was merged is given the other.
CREATE TABLE company_merges (
  country      char(2) NOT NULL,
  merged_id    uuid NOT NULL,
  survivor_id  uuid NOT NULL CHECK (survivor_id <> merged_id),
  merged_at    timestamptz NOT NULL,
  PRIMARY KEY (country, merged_id)
);
CREATE INDEX company_merges_survivor ON company_merges (country, survivor_id);

CREATE TABLE company_merge_events (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  country      char(2) NOT NULL,
  merged_id    uuid NOT NULL,
  survivor_id  uuid NOT NULL,
  event        text NOT NULL CHECK (event IN ('merge', 'split')),
  reason       text NOT NULL,
  actor        text NOT NULL,
  at           timestamptz NOT NULL
);
CREATE INDEX company_merge_events_merged ON company_merge_events (country, merged_id, id);
CREATE TRIGGER company_merge_events_append_only BEFORE UPDATE OR DELETE ON company_merge_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
