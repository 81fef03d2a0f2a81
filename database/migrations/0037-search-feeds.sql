-- How far an index of the search server has been filled: a fill that was stopped goes on behind the last company.
CREATE TABLE search_feeds (
  index_key     text PRIMARY KEY,
  last_country  char(2) NOT NULL,
  last_id       uuid NOT NULL,
  sent          bigint NOT NULL CHECK (sent > 0),
  saved_at      timestamptz NOT NULL
);
