-- What staff have changed of tariffs and not published: one draft for all, a row for each tariff that is to differ.
CREATE SEQUENCE tariff_draft_revisions;
CREATE TABLE tariff_drafts (
  tariff_id    integer PRIMARY KEY,
  price_minor  integer NOT NULL CHECK (price_minor > 0),
  min_days     smallint NOT NULL CHECK (min_days >= 0),
  max_days     smallint NOT NULL CHECK (max_days >= min_days AND max_days <= 60),
  is_offered   boolean NOT NULL,
  -- Another one with every change, so that who changes it says which one they saw.
  revision     bigint NOT NULL DEFAULT nextval('tariff_draft_revisions'),
  changed_by   text NOT NULL,
  changed_at   timestamptz NOT NULL
);

-- A draft that was published, or is to be at `due_at`. Its number is given when it takes effect.
CREATE TABLE price_lists (
  id            uuid PRIMARY KEY,
  number        integer UNIQUE,
  state         text NOT NULL CHECK (state IN ('scheduled', 'published', 'withdrawn')),
  reason        text NOT NULL,
  restores      uuid REFERENCES price_lists (id),
  made_by       text NOT NULL,
  made_at       timestamptz NOT NULL,
  due_at        timestamptz NOT NULL,
  published_at  timestamptz,
  CHECK ((state = 'published') = (number IS NOT NULL AND published_at IS NOT NULL))
);
CREATE INDEX price_lists_made ON price_lists (made_at DESC);

-- What a price list changes of each tariff: terms as they stood when it was made (or took effect), and as they become.
CREATE TABLE price_list_rows (
  price_list_id  uuid NOT NULL REFERENCES price_lists (id),
  tariff_id      integer NOT NULL,
  before         jsonb NOT NULL,
  after          jsonb NOT NULL,
  PRIMARY KEY (price_list_id, tariff_id)
);

CREATE TABLE price_list_events (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null for what happens to the draft.
  price_list_id  uuid,
  event          text NOT NULL CHECK (event IN ('draft', 'discard', 'schedule', 'publish', 'withdraw')),
  actor          text NOT NULL,
  reason         text,
  -- How many tariffs it was about.
  tariffs        integer NOT NULL,
  at             timestamptz NOT NULL
);
CREATE INDEX price_list_events_list ON price_list_events (price_list_id, id);
CREATE TRIGGER price_list_events_append_only BEFORE UPDATE OR DELETE ON price_list_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The prices that every installation begins with are a list too, so that one can go back to them.
INSERT INTO price_lists (id, number, state, reason, made_by, made_at, due_at, published_at)
VALUES ('01900000-0000-7000-8000-000000000001', 1, 'published', '', 'system',
  '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');
