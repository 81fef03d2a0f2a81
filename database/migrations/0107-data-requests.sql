-- What people ask of us about data on them: a copy, a correction, erasure, an objection. The law gives a month for the answer.
CREATE TABLE data_requests (
  id           uuid PRIMARY KEY,
  kind         text NOT NULL CHECK (kind IN ('copy', 'correct', 'erase', 'object')),
  relation     text NOT NULL CHECK (relation IN ('named', 'company', 'customer', 'representative')),
  name         text NOT NULL,
  company      text NOT NULL,
  message      text NOT NULL,
  email        text NOT NULL,
  locale       text NOT NULL CHECK (locale IN ('en', 'ru')),
  state        text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'in_work', 'answered', 'refused')),
  created_at   timestamptz NOT NULL,
  due_at       timestamptz NOT NULL,
  assignee_id  uuid,
  -- What we wrote, as it was mailed.
  answer       text,
  closed_at    timestamptz,
  CHECK ((state IN ('answered', 'refused')) = (closed_at IS NOT NULL AND answer IS NOT NULL)),
  CHECK ((state = 'new') <= (assignee_id IS NULL))
);
CREATE INDEX data_requests_due ON data_requests (due_at) WHERE state IN ('new', 'in_work');
CREATE INDEX data_requests_closed ON data_requests (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX data_requests_email ON data_requests (lower(email), created_at);

-- No foreign key: these rows hold no personal data and stay when the request is erased.
CREATE TABLE data_request_events (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id  uuid NOT NULL,
  from_state  text,
  event       text NOT NULL,
  to_state    text NOT NULL,
  actor       text NOT NULL,
  at          timestamptz NOT NULL
);
CREATE INDEX data_request_events_request ON data_request_events (request_id, id);
CREATE TRIGGER data_request_events_append_only BEFORE UPDATE OR DELETE ON data_request_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What we wrote to whoever asked by the contact form, where it was written here.
ALTER TABLE questions ADD COLUMN answer text;

CREATE OR REPLACE VIEW inbox_items AS
SELECT
  'question' AS kind, q.id, NULL::uuid AS order_id, ''::text AS order_number, q.name AS who, q.email AS about, q.message AS text,
  q.locale, q.created_at AS received_at, q.due_at, q.answered_at IS NULL AS is_open, q.answered_at AS closed_at, q.assignee_id
FROM questions q
UNION ALL
SELECT
  'claim', c.id, c.order_id, o.number,
  COALESCE(NULLIF(o.subject ->> 'name', ''), NULLIF(o.subject -> 'request' ->> 'name', ''),
    NULLIF(o.subject -> 'request' ->> 'regCode', ''), o.subject -> 'request' ->> 'vatCode', ''),
  o.email, c.text, o.locale, c.made_at,
  -- Claims made before there were days have none; the first word stops the first clock.
  CASE WHEN c.answered_at IS NULL THEN COALESCE(c.answer_due, c.made_at + interval '3 days')
    ELSE COALESCE(c.decision_due, c.made_at + interval '14 days') END,
  c.state IN ('open', 'proposed'), c.decided_at, c.assignee_id
FROM claims c JOIN orders o ON o.id = c.order_id
UNION ALL
SELECT
  'review', r.id, r.order_id, o.number, r.author_name, COALESCE(r.company_name, ''), r.text, r.locale, r.created_at, r.due_at,
  r.state = 'pending', r.published_at, r.assignee_id
FROM reviews r JOIN orders o ON o.id = r.order_id
UNION ALL
SELECT
  'request', d.id, NULL, '', d.name, concat_ws(' · ', NULLIF(d.company, ''), d.email), d.message, d.locale, d.created_at, d.due_at,
  d.state IN ('new', 'in_work'), d.closed_at, d.assignee_id
FROM data_requests d;
