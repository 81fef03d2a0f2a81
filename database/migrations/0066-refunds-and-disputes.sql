-- A refund is written down before the gateway is asked, and its answer may be lost or come days later.
ALTER TABLE refunds
  DROP CONSTRAINT refunds_state_check,
  ADD CONSTRAINT refunds_state_check CHECK (state IN ('due', 'unknown', 'pending', 'succeeded', 'failed')),
  -- The business action: with it the gateway is asked, again and again if need be.
  ADD COLUMN key text NOT NULL UNIQUE,
  -- No foreign key: the refund stays when the claim it answers is erased. Null where money was taken by mistake.
  ADD COLUMN claim_id uuid,
  ADD COLUMN failure_code text;
CREATE INDEX refunds_open ON refunds (updated_at) WHERE state IN ('due', 'unknown', 'pending');

CREATE TABLE refund_events (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  refund_id   uuid NOT NULL REFERENCES refunds (id),
  from_state  text,
  to_state    text NOT NULL,
  actor       text NOT NULL,
  at          timestamptz NOT NULL
);
CREATE INDEX refund_events_refund ON refund_events (refund_id, id);
CREATE TRIGGER refund_events_append_only BEFORE UPDATE OR DELETE ON refund_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A chargeback: the payer's bank has taken a captured payment back, for good where it is lost.
CREATE TABLE disputes (
  id                  uuid PRIMARY KEY,
  payment_id          uuid NOT NULL REFERENCES payments (id),
  gateway_dispute_id  text NOT NULL,
  state               text NOT NULL CHECK (state IN ('open', 'won', 'lost')),
  amount_minor        integer NOT NULL CHECK (amount_minor > 0),
  reason              text NOT NULL,
  evidence_due_by     timestamptz,
  opened_at           timestamptz NOT NULL,
  closed_at           timestamptz,
  UNIQUE (payment_id, gateway_dispute_id)
);
CREATE INDEX disputes_open ON disputes (opened_at) WHERE state = 'open';

ALTER TABLE ledger_entries
  DROP CONSTRAINT ledger_entries_kind_check,
  ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN ('capture', 'refund', 'dispute', 'dispute_won'));

-- Whatever the code believes: what is given back, is on its way back or was taken back by a bank is never more than
-- was captured. The row of the payment is locked, so that parallel refunds are counted one after the other.
CREATE FUNCTION refuse_excess_refund() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  captured integer;
  taken bigint;
BEGIN
  SELECT captured_minor INTO captured FROM payments WHERE id = NEW.payment_id FOR UPDATE;
  SELECT coalesce(sum(amount_minor), 0) INTO taken FROM refunds
    WHERE payment_id = NEW.payment_id AND state <> 'failed' AND id <> NEW.id;
  taken := taken + (SELECT coalesce(sum(amount_minor), 0) FROM disputes
    WHERE payment_id = NEW.payment_id AND state IN ('open', 'lost'));
  IF taken + NEW.amount_minor > captured THEN
    RAISE EXCEPTION 'refunds of payment % would exceed what was captured', NEW.payment_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_captured';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refunds_within_captured BEFORE INSERT OR UPDATE OF amount_minor, payment_id ON refunds
  FOR EACH ROW EXECUTE FUNCTION refuse_excess_refund();
