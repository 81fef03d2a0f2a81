-- The queue tells and filters kinds of reports; a column of a view can only be added at its end.
CREATE OR REPLACE VIEW desk_orders AS
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
  p.state AS payment_state, p.amount_minor, p.currency AS payment_currency, p.capture_before,
  o.report_kind
FROM orders o
LEFT JOIN accounts a ON a.id = o.assignee_id
LEFT JOIN accounts c ON c.id = o.account_id
LEFT JOIN payments p ON p.order_id = o.id AND p.is_active;

-- A saved view may be called something else.
ALTER TABLE worklist_events DROP CONSTRAINT worklist_events_event_check;
ALTER TABLE worklist_events ADD CONSTRAINT worklist_events_event_check
  CHECK (event IN ('made', 'seen', 'renamed', 'removed', 'erased'));
