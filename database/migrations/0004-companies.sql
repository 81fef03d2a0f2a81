-- Where companies come from: an official register, a global list, or the synthetic demo.
CREATE TABLE registers (
  code        text PRIMARY KEY,
  name        text NOT NULL,
  licence     text NOT NULL,
  url         text,
  is_demo     boolean NOT NULL DEFAULT false
);

-- Partitioned by country; big countries get a partition of their own when an import brings them, the rest share one.
CREATE TABLE companies (
  id                uuid NOT NULL,
  country           char(2) NOT NULL,
  name              text NOT NULL,
  name_lat          text NOT NULL,
  name_lat_source   text NOT NULL CHECK (name_lat_source IN ('official', 'transliterated')),
  form_text         text,
  form_code         text,
  form_generic      text,
  status            text NOT NULL CHECK (status IN ('Active', 'Deleted', 'Liquidation', 'Reorganisation')),
  status_text       text,
  reg_code          text,
  vat_code          text,
  address           text,
  city              text,
  postcode          text,
  phones            text[] NOT NULL DEFAULT '{}',
  emails            text[] NOT NULL DEFAULT '{}',
  website           text,
  founded_on        date,
  closed_on         date,
  source            text NOT NULL REFERENCES registers (code),
  source_ref        text NOT NULL,
  source_url        text,
  fetched_at        timestamptz NOT NULL,
  version           integer NOT NULL DEFAULT 1,
  content_hash      text NOT NULL,
  PRIMARY KEY (country, id)
) PARTITION BY LIST (country);
CREATE TABLE companies_rest PARTITION OF companies DEFAULT;
-- Source first: an import finds a company by its source's key even where it has moved to another country.
CREATE UNIQUE INDEX companies_source ON companies (source, source_ref, country);

CREATE TABLE company_names (
  country     char(2) NOT NULL,
  company_id  uuid NOT NULL,
  position    smallint NOT NULL,
  kind        text NOT NULL CHECK (kind IN ('legal', 'latin', 'trading', 'former', 'translated')),
  lang        text,
  text        text NOT NULL,
  since       date,
  until       date,
  PRIMARY KEY (country, company_id, position),
  FOREIGN KEY (country, company_id) REFERENCES companies (country, id) ON DELETE CASCADE
) PARTITION BY LIST (country);
CREATE TABLE company_names_rest PARTITION OF company_names DEFAULT;

CREATE TABLE company_identifiers (
  country      char(2) NOT NULL,
  scheme       text NOT NULL,
  -- Numbers repeat across courts and registries: the issuer is part of the identifier.
  issuer       text NOT NULL DEFAULT '',
  value_raw    text NOT NULL,
  value_norm   text NOT NULL,
  checksum_ok  boolean,
  company_id   uuid NOT NULL,
  PRIMARY KEY (country, company_id, scheme, issuer, value_norm),
  FOREIGN KEY (country, company_id) REFERENCES companies (country, id) ON DELETE CASCADE
) PARTITION BY LIST (country);
CREATE TABLE company_identifiers_rest PARTITION OF company_identifiers DEFAULT;
CREATE INDEX company_identifiers_value ON company_identifiers (country, value_norm);

-- Derived from the names, one row per searchable name; rebuilt whenever the normaliser's version changes.
CREATE TABLE company_search (
  country       char(2) NOT NULL,
  company_id    uuid NOT NULL,
  position      smallint NOT NULL,
  norm_version  smallint NOT NULL,
  core          text NOT NULL,
  -- Family of the legal form that stood in the name.
  form          text,
  PRIMARY KEY (country, company_id, position),
  FOREIGN KEY (country, company_id) REFERENCES companies (country, id) ON DELETE CASCADE
) PARTITION BY LIST (country);
CREATE TABLE company_search_rest PARTITION OF company_search DEFAULT;
CREATE INDEX company_search_core ON company_search (country, core text_pattern_ops);
CREATE INDEX company_search_trigram ON company_search USING gin (core gin_trgm_ops);

-- What a re-import changed: the record as it was before.
CREATE TABLE company_changes (
  country      char(2) NOT NULL,
  company_id   uuid NOT NULL,
  version      integer NOT NULL,
  changed_at   timestamptz NOT NULL,
  before       jsonb NOT NULL,
  PRIMARY KEY (country, company_id, version)
);

CREATE TABLE register_imports (
  id            uuid PRIMARY KEY,
  register      text NOT NULL REFERENCES registers (code),
  file_name     text NOT NULL,
  started_at    timestamptz NOT NULL,
  finished_at   timestamptz,
  read_count    integer NOT NULL DEFAULT 0,
  added_count   integer NOT NULL DEFAULT 0,
  changed_count integer NOT NULL DEFAULT 0,
  unchanged_count integer NOT NULL DEFAULT 0,
  refused_count integer NOT NULL DEFAULT 0
);
