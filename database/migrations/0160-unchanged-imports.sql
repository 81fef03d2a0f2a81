-- When the source was last asked and had nothing newer than what this run brought in.
ALTER TABLE import_runs ADD COLUMN unchanged_at timestamptz;
