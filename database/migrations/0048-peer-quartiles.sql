-- Quartiles of ratios over the companies of a country and section of activity in a year. No company can be told from them.
CREATE TABLE peer_quartiles (
  -- ISO 3166-1 alpha-2, lower case.
  country     text NOT NULL CHECK (country ~ '^[a-z]{2}$'),
  -- A section of NACE 2: A to U.
  section     text NOT NULL CHECK (section ~ '^[A-U]$'),
  year        integer NOT NULL,
  ratio       text NOT NULL,
  companies   integer NOT NULL CHECK (companies >= 8),
  lower       double precision NOT NULL,
  median      double precision NOT NULL,
  upper       double precision NOT NULL,
  -- The 5th and the 95th percentile.
  low         double precision NOT NULL,
  high        double precision NOT NULL,
  imported_at timestamptz NOT NULL,
  PRIMARY KEY (country, section, year, ratio)
);
