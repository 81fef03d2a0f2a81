CREATE TABLE country_groups (
  id        smallint PRIMARY KEY,
  slug      text NOT NULL UNIQUE,
  name_en   text NOT NULL,
  name_ru   text NOT NULL
);

CREATE TABLE countries (
  id          smallint PRIMARY KEY,
  code        char(2) NOT NULL UNIQUE CHECK (code = upper(code)),
  group_id    smallint NOT NULL REFERENCES country_groups (id),
  name_en     text NOT NULL,
  name_ru     text NOT NULL,
  -- Other names people type: UK, Holland, США.
  aliases     text[] NOT NULL DEFAULT '{}'
);

-- A tariff is never changed: a new price is a new version, orders keep the one they were placed with.
CREATE TABLE tariffs (
  id           integer NOT NULL,
  version      integer NOT NULL,
  country_id   smallint NOT NULL REFERENCES countries (id),
  name_en      text NOT NULL,
  name_ru      text NOT NULL,
  price_minor  integer NOT NULL CHECK (price_minor > 0),
  currency     char(3) NOT NULL,
  min_days     smallint NOT NULL CHECK (min_days >= 0),
  max_days     smallint NOT NULL CHECK (max_days >= min_days AND max_days <= 60),
  valid_from   timestamptz NOT NULL,
  valid_to     timestamptz CHECK (valid_to > valid_from),
  PRIMARY KEY (id, version)
);
CREATE UNIQUE INDEX tariffs_current ON tariffs (id) WHERE valid_to IS NULL;
CREATE INDEX tariffs_country ON tariffs (country_id) WHERE valid_to IS NULL;
