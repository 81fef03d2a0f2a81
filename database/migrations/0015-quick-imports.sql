-- An import writes thousands of names at once. Their keys go to the pending list of a GIN index and from there, sorted,
-- into its tree within the same transaction: two thirds of the work of one name after the other. The list is short, so
-- that a search has little to read while the transaction runs, or where it was cut off.
DROP INDEX company_search_keys;
CREATE INDEX company_search_keys ON company_search USING gin (keys) WITH (gin_pending_list_limit = 1024);
DROP INDEX search_words_near;
CREATE INDEX search_words_near ON search_words USING gin (near) WITH (gin_pending_list_limit = 1024);

-- Counts of words are brought up to date where the words stand: room for a second version on the same page means that
-- no index has to hear of it.
ALTER TABLE search_words SET (fillfactor = 85);

-- Names and numbers are written with their company in one transaction, and by nobody else: looking the company up again
-- for every row was a seventh of an import. Whoever deletes companies takes their rows along, as before.
ALTER TABLE company_names DROP CONSTRAINT company_names_country_company_id_fkey;
ALTER TABLE company_identifiers DROP CONSTRAINT company_identifiers_country_company_id_fkey;
CREATE OR REPLACE FUNCTION forget_deleted_companies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM company_search s USING gone WHERE s.company_id = gone.id AND s.country = gone.country;
  DELETE FROM company_names n USING gone WHERE n.company_id = gone.id AND n.country = gone.country;
  DELETE FROM company_identifiers i USING gone WHERE i.company_id = gone.id AND i.country = gone.country;
  RETURN NULL;
END $$;
