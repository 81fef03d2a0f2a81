-- What was done to documents beside a dossier stands among the work on its order.
CREATE VIEW timeline_of_documents (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT e.order_id, e.at, 72, lpad(e.id::text, 20, '0'), 'work', 'document', e.event, e.actor, NULL::text, NULL::uuid,
  jsonb_build_object('subject', d.title)
FROM dossier_document_events e LEFT JOIN dossier_documents d ON d.id = e.document_id;

CREATE OR REPLACE VIEW order_timeline AS
SELECT * FROM timeline_of_orders
UNION ALL SELECT * FROM timeline_of_payments
UNION ALL SELECT * FROM timeline_of_questions
UNION ALL SELECT * FROM timeline_of_claims
UNION ALL SELECT * FROM timeline_of_downloads
UNION ALL SELECT * FROM timeline_of_work
UNION ALL SELECT * FROM timeline_of_research
UNION ALL SELECT * FROM timeline_of_dossiers
UNION ALL SELECT * FROM timeline_of_documents
UNION ALL SELECT * FROM timeline_of_screening
UNION ALL SELECT * FROM timeline_of_checks
UNION ALL SELECT * FROM timeline_of_mails
UNION ALL SELECT * FROM timeline_of_notes
UNION ALL SELECT * FROM timeline_of_files
UNION ALL SELECT * FROM timeline_of_vat_checks
UNION ALL SELECT * FROM timeline_of_debts;
