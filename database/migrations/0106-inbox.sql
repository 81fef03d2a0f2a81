-- One list of everything that waits for a person, whichever room it lies in.
ALTER TABLE questions
  -- By the end of which day of the desk it is answered. The default is for a process of the version before.
  ADD COLUMN due_at timestamptz NOT NULL DEFAULT now() + interval '3 days',
  ADD COLUMN assignee_id uuid;
UPDATE questions SET due_at = created_at + interval '3 days';
CREATE INDEX questions_due ON questions (due_at) WHERE answered_at IS NULL;

ALTER TABLE question_events
  DROP CONSTRAINT question_events_event_check,
  ADD CONSTRAINT question_events_event_check
    CHECK (event IN ('asked', 'receipt_refused', 'assigned', 'put_back', 'answered', 'erased'));

ALTER TABLE reviews
  ADD COLUMN due_at timestamptz NOT NULL DEFAULT now() + interval '5 days',
  ADD COLUMN assignee_id uuid;
UPDATE reviews SET due_at = created_at + interval '5 days';
CREATE INDEX reviews_due ON reviews (due_at) WHERE state = 'pending';

-- What the inbox of the staff shows: who wrote, the opening words, two clocks of a claim as the one that runs, who has it.
-- Nobody writes through it.
CREATE VIEW inbox_items AS
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
FROM reviews r JOIN orders o ON o.id = r.order_id;
