-- What visitors ask, and what customers say about delivered reports.

CREATE TABLE questions (
  id           uuid PRIMARY KEY,
  name         text NOT NULL,
  phone        text NOT NULL,
  email        text NOT NULL,
  message      text NOT NULL,
  locale       text NOT NULL CHECK (locale IN ('en', 'ru')),
  created_at   timestamptz NOT NULL,
  answered_at  timestamptz,
  answered_by  uuid REFERENCES accounts (id),
  CHECK ((answered_at IS NULL) = (answered_by IS NULL))
);
CREATE INDEX questions_open ON questions (created_at) WHERE answered_at IS NULL;
CREATE INDEX questions_answered ON questions (answered_at) WHERE answered_at IS NOT NULL;
-- An address is erased, exported and counted however it was typed.
CREATE INDEX questions_email ON questions (lower(email), created_at);

-- No foreign key: these rows hold no personal data and stay when the question is erased.
CREATE TABLE question_events (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  question_id  uuid NOT NULL,
  event        text NOT NULL CHECK (event IN ('asked', 'receipt_refused', 'answered', 'erased')),
  actor        text NOT NULL,
  at           timestamptz NOT NULL
);
CREATE INDEX question_events_question ON question_events (question_id, id);

CREATE TABLE reviews (
  id            uuid PRIMARY KEY,
  order_id      uuid NOT NULL UNIQUE REFERENCES orders (id),
  author_name   text NOT NULL,
  company_name  text,
  country_id    smallint NOT NULL REFERENCES countries (id),
  rating        smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  text          text NOT NULL,
  locale        text NOT NULL CHECK (locale IN ('en', 'ru')),
  state         text NOT NULL CHECK (state IN ('pending', 'published', 'refused')),
  -- Our public answer to it.
  reply         text,
  created_at    timestamptz NOT NULL,
  published_at  timestamptz,
  moderated_by  uuid REFERENCES accounts (id),
  CHECK ((state = 'published') = (published_at IS NOT NULL))
);
CREATE INDEX reviews_published ON reviews (published_at DESC, id DESC) WHERE state = 'published';
CREATE INDEX reviews_state ON reviews (state, created_at);

-- No foreign key, as above.
CREATE TABLE review_events (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id   uuid NOT NULL,
  from_state  text,
  event       text NOT NULL,
  to_state    text NOT NULL,
  actor       text NOT NULL,
  reason      text,
  at          timestamptz NOT NULL
);
CREATE INDEX review_events_review ON review_events (review_id, id);

CREATE TRIGGER question_events_append_only BEFORE UPDATE OR DELETE ON question_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER review_events_append_only BEFORE UPDATE OR DELETE ON review_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Kept pages listen to site_changed. The word goes out with the commit, and one transaction says it once.
CREATE FUNCTION tell_reviews_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A review that waits or is refused stands on no page. OLD is null for INSERT, NEW for DELETE.
  IF OLD.state = 'published' OR NEW.state = 'published' THEN
    PERFORM pg_notify('site_changed', 'reviews');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_changed AFTER INSERT OR UPDATE OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION tell_reviews_changed();

CREATE FUNCTION tell_countries_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('site_changed', 'countries');
  RETURN NULL;
END $$;
CREATE TRIGGER country_groups_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON country_groups
  FOR EACH STATEMENT EXECUTE FUNCTION tell_countries_changed();
CREATE TRIGGER countries_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON countries
  FOR EACH STATEMENT EXECUTE FUNCTION tell_countries_changed();
CREATE TRIGGER tariffs_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON tariffs
  FOR EACH STATEMENT EXECUTE FUNCTION tell_countries_changed();
