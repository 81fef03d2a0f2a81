-- What a record stands for, and of a branch the number of its head office as it is compared.
ALTER TABLE companies
  ADD COLUMN category text NOT NULL DEFAULT 'company'
    CHECK (category IN ('company', 'branch', 'fund', 'sole trader', 'public body')),
  ADD COLUMN head_office_scheme text,
  ADD COLUMN head_office_issuer text,
  ADD COLUMN head_office_value text;

-- When a complete file last said that everything in the register is as it stands here.
ALTER TABLE registers ADD COLUMN refreshed_at timestamptz;

-- An import is written piece by piece; the row says how far it has come and goes on from there.
ALTER TABLE register_imports
  ADD COLUMN source text NOT NULL DEFAULT '',
  ADD COLUMN state text NOT NULL DEFAULT 'finished' CHECK (state IN ('running', 'stopped', 'finished')),
  ADD COLUMN file_hash text NOT NULL DEFAULT '',
  ADD COLUMN file_size bigint NOT NULL DEFAULT 0,
  ADD COLUMN is_full boolean NOT NULL DEFAULT false,
  ADD COLUMN links_added integer NOT NULL DEFAULT 0,
  ADD COLUMN links_changed integer NOT NULL DEFAULT 0,
  ADD COLUMN links_unchanged integer NOT NULL DEFAULT 0,
  ADD COLUMN gone_count integer NOT NULL DEFAULT 0,
  ADD COLUMN saved_at timestamptz;
CREATE INDEX register_imports_file ON register_imports (register, source, file_hash);

-- Keys that a complete file holds, until its import has ended: what is missing here is no longer in the register.
CREATE TABLE import_keys (
  import_id   uuid NOT NULL REFERENCES register_imports (id) ON DELETE CASCADE,
  source_ref  text NOT NULL,
  is_link     boolean NOT NULL
);
CREATE INDEX import_keys_import ON import_keys (import_id);

-- Who owns or controls whom. Both ends are told by number, because either company may come later, or never.
CREATE TABLE company_links (
  source           text NOT NULL REFERENCES registers (code),
  source_ref       text NOT NULL,
  -- The kind of file it came from: only a complete file of that kind can say that the link is gone.
  file_kind        text NOT NULL,
  kind             text NOT NULL,
  subject_country  text,
  subject_scheme   text NOT NULL,
  subject_issuer   text NOT NULL DEFAULT '',
  subject_value    text NOT NULL,
  object_country   text,
  object_scheme    text,
  object_issuer    text NOT NULL DEFAULT '',
  object_value     text,
  object_name      text,
  object_place     text,
  natures          text[] NOT NULL DEFAULT '{}',
  share_min        double precision,
  share_max        double precision,
  reason           text,
  since            date,
  until            date,
  status_text      text,
  is_active        boolean NOT NULL,
  fetched_at       timestamptz NOT NULL,
  version          integer NOT NULL DEFAULT 1,
  content_hash     text NOT NULL,
  PRIMARY KEY (source, source_ref)
);
CREATE INDEX company_links_subject ON company_links (subject_value, subject_scheme);
CREATE INDEX company_links_object ON company_links (object_value, object_scheme) WHERE object_value IS NOT NULL;

-- A link names an LEI without a country; other numbers are looked for in the country that the link names.
CREATE INDEX company_identifiers_lei ON company_identifiers (value_norm) WHERE scheme = 'LEI';
