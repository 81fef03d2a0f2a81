-- By what colleagues find an order: the company's names as written and as read in Latin letters, and its codes.
ALTER TABLE orders ADD COLUMN search_text text NOT NULL DEFAULT '';
UPDATE orders SET search_text = left(lower(concat_ws(' ',
  subject ->> 'name', subject ->> 'nameLat', subject ->> 'regCode', subject ->> 'vatCode',
  subject -> 'request' ->> 'name', subject -> 'request' ->> 'regCode', subject -> 'request' ->> 'vatCode')), 4000);

-- What staff tell each other about an order; gone with an erasure of its customer.
CREATE TABLE order_notes (
  id         uuid PRIMARY KEY,
  order_id   uuid NOT NULL REFERENCES orders (id),
  author_id  uuid NOT NULL REFERENCES accounts (id),
  text       text NOT NULL,
  made_at    timestamptz NOT NULL
);
CREATE INDEX order_notes_order ON order_notes (order_id, made_at);

-- Who is named in a note, and when they saw it.
CREATE TABLE order_note_mentions (
  note_id     uuid NOT NULL REFERENCES order_notes (id) ON DELETE CASCADE,
  account_id  uuid NOT NULL REFERENCES accounts (id),
  seen_at     timestamptz,
  PRIMARY KEY (note_id, account_id)
);
CREATE INDEX order_note_mentions_unseen ON order_note_mentions (account_id) WHERE seen_at IS NULL;

-- Ways to look at the queue that a person has kept.
CREATE TABLE saved_views (
  id          uuid PRIMARY KEY,
  account_id  uuid NOT NULL REFERENCES accounts (id),
  name        text NOT NULL,
  filter      jsonb NOT NULL,
  made_at     timestamptz NOT NULL
);
CREATE INDEX saved_views_account ON saved_views (account_id, made_at);

-- No foreign key: these rows hold no personal data and stay when a note or a view is gone.
CREATE TABLE worklist_events (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject  text NOT NULL CHECK (subject IN ('note', 'view')),
  of_id    uuid NOT NULL,
  event    text NOT NULL CHECK (event IN ('made', 'seen', 'removed', 'erased')),
  actor    text NOT NULL,
  at       timestamptz NOT NULL
);
CREATE INDEX worklist_events_of ON worklist_events (of_id, id);
CREATE TRIGGER worklist_events_append_only BEFORE UPDATE OR DELETE ON worklist_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE INDEX orders_queue ON orders (due_max, placed_at, id);
CREATE INDEX orders_assignee ON orders (assignee_id) WHERE closed_at IS NULL;

-- What the queue of the staff shows of an order: company, customer, who is on it, and the attempt to pay that counts.
CREATE VIEW desk_orders AS
SELECT
  o.id, o.number, o.state, o.revision, o.country_code, o.search_text, o.tariff_name,
  o.placed_at, o.started_at, o.paused_at, o.due_max, o.sent_at, o.closed_at,
  o.assignee_id, o.author_id, o.email, o.locale,
  COALESCE(NULLIF(o.subject ->> 'name', ''), NULLIF(o.subject -> 'request' ->> 'name', ''),
    NULLIF(o.subject -> 'request' ->> 'regCode', ''), o.subject -> 'request' ->> 'vatCode', '') AS company_name,
  COALESCE(o.subject ->> 'nameLat', '') AS company_name_lat,
  a.full_name AS assignee_name,
  c.full_name AS customer_name,
  c.company_name AS customer_company,
  p.state AS payment_state, p.amount_minor, p.currency AS payment_currency, p.capture_before
FROM orders o
LEFT JOIN accounts a ON a.id = o.assignee_id
LEFT JOIN accounts c ON c.id = o.account_id
LEFT JOIN payments p ON p.order_id = o.id AND p.is_active;
