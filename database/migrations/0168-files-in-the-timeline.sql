-- A file that somebody handed in is told as that, once, and counts neither among the questions nor in how long they took.
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
GROUP BY r.order_id, e.at, e.actor, t.source;

-- Whether a copy that a report cites was handed in as a file is asked by its hash.
CREATE INDEX snapshots_sha256 ON snapshots (sha256);
