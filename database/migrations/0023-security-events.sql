-- Who signed in or tried to, who was refused a right, and what staff did: from where, when, how often. Like things of one
-- day are one row that counts, so that nobody can fill the table.
CREATE TABLE security_events (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null: no account has the address that was typed.
  account_id  uuid REFERENCES accounts (id) ON DELETE CASCADE,
  day         date NOT NULL,
  kind        text NOT NULL CHECK (kind IN (
    'sign_in', 'sign_in_failed', 'code_failed', 'sign_in_blocked', 'right_refused', 'staff_act')),
  -- What was done or refused: an action of the policy and the name of the call; empty for sign-ins.
  action      text NOT NULL CHECK (length(action) <= 40),
  call        text NOT NULL CHECK (length(call) <= 60),
  -- Empty where more differ in a day than are kept apart.
  network     text NOT NULL CHECK (length(network) <= 50),
  device      text NOT NULL CHECK (length(device) <= 100),
  first_at    timestamptz NOT NULL,
  last_at     timestamptz NOT NULL,
  times       integer NOT NULL CHECK (times > 0)
);
CREATE UNIQUE INDEX security_events_like ON security_events
  (account_id, day, kind, action, call, network, device) NULLS NOT DISTINCT;
CREATE INDEX security_events_last ON security_events (last_at DESC, id DESC);
CREATE INDEX security_events_account ON security_events (account_id, last_at DESC);
