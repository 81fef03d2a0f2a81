import type { Pool } from 'pg';

/** Any number will do, as long as nobody else takes the same one: two starts at once must not race. */
const lockNumber = 730_219_411;

const tables = `
CREATE SCHEMA IF NOT EXISTS sandbox;

-- A saved test card. What it does is kept by name; the number itself is never stored.
CREATE TABLE IF NOT EXISTS sandbox.cards (
  token        text PRIMARY KEY,
  behaviour    text NOT NULL,
  brand        text NOT NULL,
  last4        char(4) NOT NULL,
  fingerprint  text NOT NULL,
  created_at   timestamptz NOT NULL
);

CREATE TABLE IF NOT EXISTS sandbox.payments (
  id                  text PRIMARY KEY,
  session_id          text NOT NULL UNIQUE,
  order_id            text NOT NULL,
  order_number        text NOT NULL,
  attempt             integer NOT NULL,
  route               text NOT NULL CHECK (route IN ('hold', 'verify')),
  status              text NOT NULL CHECK (status IN
    ('open', 'requires_action', 'authorised', 'verified', 'declined', 'captured', 'voided', 'expired')),
  amount_minor        integer NOT NULL CHECK (amount_minor > 0),
  currency            char(3) NOT NULL,
  locale              text NOT NULL,
  description         text NOT NULL,
  success_url         text NOT NULL,
  cancel_url          text NOT NULL,
  is_off_session      boolean NOT NULL,
  captured_minor      integer NOT NULL DEFAULT 0,
  refunded_minor      integer NOT NULL DEFAULT 0,
  capture_before      timestamptz,
  card_token          text REFERENCES sandbox.cards (token),
  decline_code        text,
  challenge_tries     integer NOT NULL DEFAULT 0,
  session_expires_at  timestamptz NOT NULL,
  created_at          timestamptz NOT NULL,
  updated_at          timestamptz NOT NULL,
  CHECK (captured_minor <= amount_minor),
  CHECK (refunded_minor <= captured_minor)
);
-- Added later: a gateway that was there before has none of it.
ALTER TABLE sandbox.payments ADD COLUMN IF NOT EXISTS details jsonb NOT NULL DEFAULT '[]';
ALTER TABLE sandbox.payments ADD COLUMN IF NOT EXISTS time_zone text;
ALTER TABLE sandbox.payments ADD COLUMN IF NOT EXISTS dialect text NOT NULL DEFAULT 'own';
-- It knew two languages once.
ALTER TABLE sandbox.payments DROP CONSTRAINT IF EXISTS payments_dialect_check;
ALTER TABLE sandbox.payments DROP CONSTRAINT IF EXISTS payments_dialects;
ALTER TABLE sandbox.payments ADD CONSTRAINT payments_dialects CHECK (dialect IN ('own', 'stripe', 'yookassa'));
ALTER TABLE sandbox.payments ADD COLUMN IF NOT EXISTS metadata jsonb NOT NULL DEFAULT '{}';
ALTER TABLE sandbox.cards ADD COLUMN IF NOT EXISTS is_detached boolean NOT NULL DEFAULT false;
CREATE INDEX IF NOT EXISTS sandbox_payments_created ON sandbox.payments (created_at, id);
CREATE INDEX IF NOT EXISTS sandbox_payments_live ON sandbox.payments (status)
  WHERE status IN ('open', 'requires_action', 'authorised');

CREATE TABLE IF NOT EXISTS sandbox.refunds (
  id            text PRIMARY KEY,
  payment_id    text NOT NULL REFERENCES sandbox.payments (id),
  amount_minor  integer NOT NULL CHECK (amount_minor > 0),
  status        text NOT NULL CHECK (status IN ('pending', 'succeeded', 'failed')),
  -- What a pending refund turns into, and when.
  outcome       text NOT NULL CHECK (outcome IN ('succeeded', 'failed')),
  settles_at    timestamptz NOT NULL,
  created_at    timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS sandbox_refunds_payment ON sandbox.refunds (payment_id);
CREATE INDEX IF NOT EXISTS sandbox_refunds_pending ON sandbox.refunds (settles_at) WHERE status = 'pending';

-- Added later, as above: with which key it was asked for.
ALTER TABLE sandbox.refunds ADD COLUMN IF NOT EXISTS key text;

-- The payer's bank takes a captured payment back; the money goes as long as it is open or lost.
CREATE TABLE IF NOT EXISTS sandbox.disputes (
  id               text PRIMARY KEY,
  payment_id       text NOT NULL UNIQUE REFERENCES sandbox.payments (id),
  amount_minor     integer NOT NULL CHECK (amount_minor > 0),
  reason           text NOT NULL,
  status           text NOT NULL CHECK (status IN ('open', 'won', 'lost')),
  evidence_due_by  timestamptz NOT NULL,
  created_at       timestamptz NOT NULL
);

CREATE TABLE IF NOT EXISTS sandbox.events (
  id               text PRIMARY KEY,
  type             text NOT NULL,
  payment_id       text NOT NULL REFERENCES sandbox.payments (id),
  created_at       timestamptz NOT NULL,
  attempts         integer NOT NULL DEFAULT 0,
  -- Null once delivered or given up.
  next_attempt_at  timestamptz,
  delivered_at     timestamptz,
  note             text
);
CREATE INDEX IF NOT EXISTS sandbox_events_due ON sandbox.events (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX IF NOT EXISTS sandbox_events_created ON sandbox.events (created_at);

CREATE TABLE IF NOT EXISTS sandbox.answers (
  key           text PRIMARY KEY,
  request_hash  text NOT NULL,
  status        integer,
  body          jsonb,
  created_at    timestamptz NOT NULL
);

CREATE TABLE IF NOT EXISTS sandbox.faults (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  target      text NOT NULL,
  mode        text NOT NULL,
  delay_ms    integer,
  times_left  integer NOT NULL
);
`;

/** Makes the schema `sandbox` with its tables where they are missing; safe to run at every start. */
export async function createTables(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [lockNumber]);
    await client.query(tables);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
