-- The version of the reader by which a question was answered: once the code has a newer one, what is kept is read again.
ALTER TABLE research_tasks ADD COLUMN reader_version integer;
UPDATE research_tasks t SET reader_version = (
  SELECT min(f.reader_version) FROM research_snapshots l JOIN findings f ON f.snapshot_id = l.snapshot_id
  WHERE l.task_id = t.id AND l.round = t.round);

-- How older versions of a reader understood a snapshot; the newest one stands in findings.
CREATE TABLE earlier_findings (
  snapshot_id    uuid NOT NULL REFERENCES snapshots (id) ON DELETE CASCADE,
  reader         text NOT NULL,
  reader_version integer NOT NULL,
  state          text NOT NULL,
  findings       jsonb NOT NULL,
  remarks        jsonb NOT NULL,
  fault          text,
  read_at        timestamptz NOT NULL,
  PRIMARY KEY (snapshot_id, reader, reader_version)
);

CREATE OR REPLACE VIEW timeline_of_research (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT r.order_id, r.started_at, 60, r.id::text, 'work', 'research', 'start', r.started_by, NULL::text, NULL::uuid,
  jsonb_build_object('asked', count(t.id), 'answered', count(t.answered_at),
    'seconds', extract(epoch FROM max(t.answered_at) - r.started_at)::bigint)
FROM research_runs r LEFT JOIN research_tasks t ON t.run_id = r.id
  AND NOT EXISTS (SELECT FROM research_task_events h WHERE h.task_id = t.id AND h.event IN ('hand_in', 'hand_in_nothing'))
WHERE r.order_id IS NOT NULL GROUP BY r.order_id, r.id
-- Begun by a file alone, where there is nobody to ask.
HAVING count(t.id) > 0 OR NOT EXISTS (SELECT FROM research_tasks o WHERE o.run_id = r.id)
UNION ALL
SELECT r.order_id, e.at, 61, lpad(e.id::text, 20, '0'), 'work', 'research', 'ask_again', e.actor, NULL::text, NULL::uuid,
  jsonb_build_object('source', t.source)
FROM research_runs r JOIN research_tasks t ON t.run_id = r.id JOIN research_task_events e ON e.task_id = t.id
WHERE r.order_id IS NOT NULL AND e.event = 'ask_again' AND e.actor LIKE 'account:%'
UNION ALL
-- A file answers several questions in one moment.
SELECT r.order_id, e.at, 62, lpad(min(e.id)::text, 20, '0'), 'work', 'research', 'hand_in', e.actor, NULL::text, NULL::uuid,
  jsonb_build_object('source', t.source)
FROM research_runs r JOIN research_tasks t ON t.run_id = r.id JOIN research_task_events e ON e.task_id = t.id
WHERE r.order_id IS NOT NULL AND e.event IN ('hand_in', 'hand_in_nothing')
GROUP BY r.order_id, e.at, e.actor, t.source
UNION ALL
-- Many questions of a source are read again one after the other: told once a day.
SELECT r.order_id, min(e.at), 63, lpad(min(e.id)::text, 20, '0'), 'work', 'research',
  CASE e.event WHEN 'read_again_in_vain' THEN e.event ELSE 'read_again' END, e.actor, NULL::text, NULL::uuid,
  jsonb_build_object('source', t.source)
FROM research_runs r JOIN research_tasks t ON t.run_id = r.id JOIN research_task_events e ON e.task_id = t.id
WHERE r.order_id IS NOT NULL AND e.event IN ('read_again', 'read_again_nothing', 'read_again_none_filed', 'read_again_in_vain')
GROUP BY r.order_id, (e.at AT TIME ZONE 'UTC')::date, 7, e.actor, t.source;
