-- An order is researched once: what is asked again is asked within its run.
CREATE UNIQUE INDEX research_runs_once ON research_runs (order_id) WHERE order_id IS NOT NULL;
DROP INDEX research_runs_order;

ALTER TABLE research_runs
  -- Raised with every question that ends, and what of it has been made into facts.
  ADD COLUMN changes integer NOT NULL DEFAULT 0,
  ADD COLUMN assembled_changes integer NOT NULL DEFAULT 0,
  -- After a failure it is tried again from then on.
  ADD COLUMN assemble_after timestamptz;
CREATE INDEX research_runs_changed ON research_runs (assemble_after)
  WHERE changes <> assembled_changes AND order_id IS NOT NULL;

ALTER TABLE research_tasks
  -- How often somebody has taken it: whoever holds an older number has lost it.
  ADD COLUMN takes integer NOT NULL DEFAULT 0,
  -- Since when it waits for our own bound on calls.
  ADD COLUMN quota_since timestamptz;
