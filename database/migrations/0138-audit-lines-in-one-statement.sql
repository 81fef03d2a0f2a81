-- Puts the next line at the end of the chain in one statement: each statement of a function sees what was committed before it, so
-- the end of the chain is read after the lock is held. `said` is the rest of the hashed text behind the number: only the caller knows
-- how it writes JSON.
CREATE FUNCTION append_audit_line(
  line_at timestamptz, line_kind text, line_account uuid, line_role text, line_call text, line_action text, line_subject text,
  line_answers bigint, line_status smallint, said text
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  last_seq  bigint;
  last_hash text;
  next_seq  bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('countercheck-audit'));
  SELECT seq, hash INTO last_seq, last_hash FROM audit_log ORDER BY seq DESC LIMIT 1;
  next_seq := coalesce(last_seq, 0) + 1;
  INSERT INTO audit_log (seq, at, kind, account_id, role, call, action, subject, answers, status, hash)
  VALUES (
    next_seq, line_at, line_kind, line_account, line_role, line_call, line_action, line_subject, line_answers, line_status,
    encode(sha256(convert_to(coalesce(last_hash, repeat('0', 64)) || E'\n[' || next_seq || said, 'UTF8')), 'hex')
  );
  RETURN next_seq;
END
$$;
