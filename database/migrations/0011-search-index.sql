-- The search by whole words: a name stands under 32-bit hashes of its country and each of its keys. Derived from the
-- names and built again by `npm run rebuild-search`; the rows of the old index are not carried over.
DROP TABLE company_search;

CREATE TABLE company_search (
  country       char(2) NOT NULL,
  company_id    uuid NOT NULL,
  position      smallint NOT NULL,
  norm_version  smallint NOT NULL,
  is_active     boolean NOT NULL,
  kind          text NOT NULL,
  core          text NOT NULL,
  -- Family of the legal form that stood in the name.
  form          text,
  keys          integer[] NOT NULL
) PARTITION BY LIST (country);
CREATE TABLE company_search_rest PARTITION OF company_search DEFAULT;
-- The core first: an index that began with the country would lure the planner to read a whole country beside the keys.
CREATE INDEX company_search_core ON company_search (core text_pattern_ops, country);
CREATE INDEX company_search_company ON company_search (company_id);
-- Without a pending list: every search would read it from end to end.
CREATE INDEX company_search_keys ON company_search USING gin (keys) WITH (fastupdate = off);

-- No foreign key, because the table is built apart and swapped; whoever deletes companies takes their rows along.
CREATE FUNCTION forget_deleted_companies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM company_search s USING gone WHERE s.company_id = gone.id AND s.country = gone.country;
  RETURN NULL;
END $$;
CREATE TRIGGER companies_deleted AFTER DELETE ON companies
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_deleted_companies();

-- The words that names of a country are made of, by sound. A word may stand here twice: two loads at once must not
-- wait for each other, and a reader does not mind.
CREATE TABLE search_words (
  country  char(2) NOT NULL,
  fold     text NOT NULL,
  -- The word's hash in company_search.keys.
  key      integer NOT NULL,
  -- Names that have it, as last counted; rounded where the count was a sample.
  df       integer NOT NULL DEFAULT 1,
  -- Hashes of the word and of the word without one of its letters: words one slip apart share one.
  near     integer[] NOT NULL
);
CREATE INDEX search_words_fold ON search_words (country, fold text_pattern_ops);
CREATE INDEX search_words_end ON search_words (country, reverse(fold) text_pattern_ops);
CREATE INDEX search_words_key ON search_words (key);
CREATE INDEX search_words_near ON search_words USING gin (near) WITH (fastupdate = off);

-- By which version of the normaliser the search was last built as a whole: one row, none while nothing was loaded.
CREATE TABLE search_state (
  only_row      boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  norm_version  smallint NOT NULL,
  built_at      timestamptz NOT NULL DEFAULT now()
);
INSERT INTO search_state (norm_version) SELECT 0 FROM company_names LIMIT 1;

-- Beginnings of numbers are looked up while somebody types.
DROP INDEX company_identifiers_value;
CREATE INDEX company_identifiers_value ON company_identifiers (country, value_norm text_pattern_ops);
