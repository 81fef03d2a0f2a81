-- Who sells the reports as it was published at the desk: the last version wins over the settings of the installation. One
-- without details gives the word back to them.
CREATE TABLE seller_versions (
  number       integer PRIMARY KEY CHECK (number >= 1),
  details      jsonb,
  -- The version whose details these are; 0 are the settings.
  restores     integer CHECK (restores >= 0),
  reason       text NOT NULL,
  actor        text NOT NULL,
  published_at timestamptz NOT NULL
);
CREATE TRIGGER seller_versions_append_only BEFORE UPDATE OR DELETE ON seller_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Kept pages listen to site_changed, in every process.
CREATE FUNCTION tell_seller_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site_changed', 'seller');
  RETURN NULL;
END $$;
CREATE TRIGGER seller_changed AFTER INSERT ON seller_versions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_seller_changed();
