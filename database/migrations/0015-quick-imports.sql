-- An import writes thousands of names at once. Its keys go to the pending list of the index and from there, sorted, into
-- the tree within the same transaction: half the work of one name after the other, and no search finds a list to read.
DROP INDEX company_search_keys;
CREATE INDEX company_search_keys ON company_search USING gin (keys);
DROP INDEX search_words_near;
CREATE INDEX search_words_near ON search_words USING gin (near);

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
