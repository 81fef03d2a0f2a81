-- The timeline of an order is put together of views of one thing each, so that a change to one of them writes that one alone.
-- New in it: papers of the customer, what VIES said of the buyer's number, invoices that were paid, and which payments are by invoice.
DROP VIEW order_timeline;

CREATE VIEW timeline_of_orders (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT e.order_id, e.at, 10 AS source, lpad(e.id::text, 20, '0') AS ref,
  CASE WHEN e.event IN ('place', 'answer', 'claim', 'lapse', 'cancel', 'ask', 'reject_claim', 'declare_not_found',
                        'offer_share', 'take_share', 'wait_for_more', 'ask_again') THEN 'customer'
       WHEN e.event IN ('accept', 'expire', 'lack_funds', 'fund', 'give_up', 'complete', 'lose_hold', 'settle_debt', 'write_off', 'waive',
                        'grant_refund', 'finish_refund', 'fail_refund') THEN 'money'
       WHEN e.event IN ('begin_sending', 'stop_sending', 'send') THEN 'mail'
       ELSE 'work' END AS kind,
  'order' AS what, e.event,
  CASE WHEN e.actor = 'gateway' AND EXISTS (SELECT 1 FROM payments p WHERE p.order_id = e.order_id AND p.is_active AND p.gateway = 'invoice')
    THEN 'system' ELSE e.actor END AS actor, e.reason AS text, NULL::uuid AS of_id, '{}'::jsonb AS data
FROM order_events e
WHERE NOT (e.event IN ('ask', 'answer') AND EXISTS (SELECT 1 FROM clarifications c WHERE c.order_id = e.order_id))
  AND NOT (e.event = 'claim' AND EXISTS (SELECT 1 FROM claims c WHERE c.order_id = e.order_id))
UNION ALL
SELECT b.order_id, o.placed_at, 11, b.order_id::text, 'customer', 'buyer', 'place',
  coalesce((SELECT e.actor FROM order_events e WHERE e.order_id = b.order_id AND e.event = 'place' ORDER BY e.id LIMIT 1), 'visitor'),
  nullif(concat_ws(E'\n', nullif(b.reference, ''), nullif(b.note, '')), ''), NULL::uuid,
  jsonb_build_object('subject', nullif(b.company_name, ''), 'count', cardinality(b.copies))
FROM order_buyers b JOIN orders o ON o.id = b.order_id;

CREATE VIEW timeline_of_payments (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT p.order_id, e.at, 20, lpad(e.id::text, 20, '0'), 'money', 'payment',
  CASE WHEN p.renews IS NULL THEN e.event ELSE 'renewal_' || e.event END,
  -- Of an invoice the gateway is ourselves.
  CASE WHEN e.actor = 'gateway' AND p.gateway = 'invoice' THEN 'system' ELSE e.actor END, e.reason, NULL::uuid,
  jsonb_build_object('amountMinor', CASE e.event WHEN 'demand_capture' THEN coalesce(p.due_minor, p.amount_minor) WHEN 'capture' THEN p.captured_minor
    ELSE p.amount_minor END, 'currency', p.currency, 'isByInvoice', p.gateway = 'invoice', 'cardBrand', p.card_brand, 'cardLast4', p.card_last4)
FROM payment_events e JOIN payments p ON p.id = e.payment_id;

CREATE VIEW timeline_of_questions (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT c.order_id, c.asked_at, 30, c.id::text, 'customer', 'question', 'ask', 'account:' || c.asked_by, c.question, NULL::uuid, '{}'::jsonb
FROM clarifications c
UNION ALL
SELECT c.order_id, c.answered_at, 31, c.id::text, 'customer', 'answer', 'answer', 'visitor', c.answer, NULL::uuid,
  jsonb_build_object('minutes', extract(epoch FROM c.answered_at - c.asked_at)::bigint / 60)
FROM clarifications c WHERE c.answered_at IS NOT NULL;

CREATE VIEW timeline_of_claims (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT c.order_id, c.made_at, 35, c.id::text, 'customer', 'claim', 'claim', 'visitor', c.text, NULL::uuid,
  jsonb_build_object('files', (SELECT count(*) FROM claim_files f WHERE f.claim_id = c.id))
FROM claims c
UNION ALL
SELECT c.order_id, e.at, 36, lpad(e.id::text, 20, '0'), 'customer', 'claim', e.event, e.actor, NULL::text, NULL::uuid, '{}'::jsonb
FROM claims c JOIN claim_events e ON e.claim_id = c.id WHERE e.event = 'file_read';

CREATE VIEW timeline_of_downloads (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT d.order_id, d.last_at, 40, d.revision || d.locale || extract(epoch FROM d.hour)::bigint, 'customer', 'download', 'download',
  'visitor', NULL::text, NULL::uuid, jsonb_build_object('times', d.times, 'locale', d.locale, 'revision', d.revision)
FROM report_downloads d;

CREATE VIEW timeline_of_work (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT w.order_id, w.done_at, 50, w.revision || w.kind, 'work', 'step', w.outcome, 'account:' || w.done_by, NULL::text, NULL::uuid,
  jsonb_build_object('step', w.kind)
FROM work_items w WHERE w.done_at IS NOT NULL AND w.outcome IS NOT NULL;

CREATE VIEW timeline_of_research (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT r.order_id, r.started_at, 60, r.id::text, 'work', 'research', 'start', r.started_by, NULL::text, NULL::uuid,
  jsonb_build_object('asked', count(t.id), 'answered', count(t.answered_at),
    'seconds', extract(epoch FROM max(t.answered_at) - r.started_at)::bigint)
FROM research_runs r LEFT JOIN research_tasks t ON t.run_id = r.id
WHERE r.order_id IS NOT NULL GROUP BY r.order_id, r.id
UNION ALL
SELECT r.order_id, e.at, 61, lpad(e.id::text, 20, '0'), 'work', 'research', 'ask_again', e.actor, NULL::text, NULL::uuid,
  jsonb_build_object('source', t.source)
FROM research_runs r JOIN research_tasks t ON t.run_id = r.id JOIN research_task_events e ON e.task_id = t.id
WHERE r.order_id IS NOT NULL AND e.actor LIKE 'account:%';

CREATE VIEW timeline_of_dossiers (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT d.order_id, max(c.at), 70, d.revision || c.actor || extract(epoch FROM date_trunc('hour', c.at, 'UTC'))::bigint, 'work',
  'dossier', 'change', c.actor, NULL::text, NULL::uuid, jsonb_build_object('count', count(*), 'sections', count(DISTINCT c.section))
FROM fact_changes c JOIN dossiers d ON d.id = c.dossier_id
GROUP BY d.order_id, d.revision, c.actor, date_trunc('hour', c.at, 'UTC');

CREATE VIEW timeline_of_screening (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT h.order_id, e.at, 75, lpad(e.id::text, 20, '0'), 'work', 'screening', e.to_state, e.actor, e.reason, NULL::uuid,
  jsonb_build_object('list', h.list)
FROM screening_hits h JOIN screening_hit_events e ON e.hit_id = h.id WHERE e.actor LIKE 'account:%';

CREATE VIEW timeline_of_checks (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT c.order_id, max(c.at), 80, c.revision || c.actor || extract(epoch FROM date_trunc('hour', c.at, 'UTC'))::bigint, 'work',
  'check', 'decide', c.actor, NULL::text, NULL::uuid,
  jsonb_build_object('accepted', count(*) FILTER (WHERE c.what = 'accept'),
    'comments', count(*) FILTER (WHERE c.what IN ('comment', 'reply')))
FROM check_entries c
GROUP BY c.order_id, c.revision, c.actor, date_trunc('hour', c.at, 'UTC')
UNION ALL
SELECT c.order_id, c.at, 85, c.revision::text, 'work', 'check', 'approve', c.actor, NULL::text, NULL::uuid,
  jsonb_build_object('changed', c.changed, 'accepted', c.accepted)
FROM check_approvals c;

CREATE VIEW timeline_of_mails (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT m.order_id, m.accepted_at, 90, m.id::text, 'mail', 'mail', m.kind, 'system', m.response, m.id,
  jsonb_build_object('subject', m.subject, 'to', m.recipient, 'isCopy', m.is_copy, 'isAgain', m.wish_id IS NOT NULL)
FROM order_mails m
UNION ALL
SELECT e.order_id, e.at, 91, e.id::text, 'mail', 'mail_act', e.event, e.actor, e.reason, e.mail_id,
  jsonb_build_object('subject', m.subject)
FROM order_mail_events e LEFT JOIN order_mails m ON m.id = e.mail_id;

CREATE VIEW timeline_of_notes (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT n.order_id, n.made_at, 95, n.id::text, 'note', 'note', 'made', 'account:' || n.author_id, n.text, n.id, '{}'::jsonb
FROM order_notes n;

CREATE VIEW timeline_of_files (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT e.order_id, e.at, 37, lpad(e.id::text, 20, '0'), 'customer', 'file', e.event, e.actor, NULL::text, NULL::uuid, '{}'::jsonb
FROM order_file_events e;

CREATE VIEW timeline_of_vat_checks (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT c.order_id, c.asked_at, 12, c.id::text, 'customer', 'vat_check', c.outcome, 'system', NULL::text, NULL::uuid, '{}'::jsonb
FROM order_vat_checks c;

CREATE VIEW timeline_of_debts (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT d.order_id, e.at, 21, lpad(e.id::text, 20, '0'), 'money', 'debt', e.event, e.actor, NULL::text, NULL::uuid,
  jsonb_build_object('amountMinor', e.amount_minor, 'currency', d.currency)
FROM debt_events e JOIN debts d ON d.id = e.debt_id 
WHERE e.event NOT IN ('reserve', 'refuse', 'release', 'lapse', 'owe', 'credit', 'ask_back');

CREATE VIEW order_timeline AS
SELECT * FROM timeline_of_orders
UNION ALL SELECT * FROM timeline_of_payments
UNION ALL SELECT * FROM timeline_of_questions
UNION ALL SELECT * FROM timeline_of_claims
UNION ALL SELECT * FROM timeline_of_downloads
UNION ALL SELECT * FROM timeline_of_work
UNION ALL SELECT * FROM timeline_of_research
UNION ALL SELECT * FROM timeline_of_dossiers
UNION ALL SELECT * FROM timeline_of_screening
UNION ALL SELECT * FROM timeline_of_checks
UNION ALL SELECT * FROM timeline_of_mails
UNION ALL SELECT * FROM timeline_of_notes
UNION ALL SELECT * FROM timeline_of_files
UNION ALL SELECT * FROM timeline_of_vat_checks
UNION ALL SELECT * FROM timeline_of_debts;
