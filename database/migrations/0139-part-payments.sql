-- An invoice may be paid in parts, and a transfer that was marked by mistake is taken back; both leave their rows.
ALTER TABLE debts ADD COLUMN paid_minor integer NOT NULL DEFAULT 0;
UPDATE debts SET paid_minor = due_minor - credited_minor WHERE state = 'paid';
ALTER TABLE debts
  ADD CONSTRAINT debts_paid_minor CHECK (paid_minor >= 0 AND credited_minor + paid_minor <= due_minor),
  ADD CONSTRAINT debts_paid CHECK (state <> 'paid' OR (paid_minor > 0 AND credited_minor + paid_minor = due_minor));

-- How much of a refund a person transfers: what was not paid yet is taken off the debt at once.
ALTER TABLE debt_refunds ADD COLUMN back_minor integer;
UPDATE debt_refunds r SET back_minor = CASE
  WHEN state = 'pending' OR EXISTS (SELECT FROM bank_transfers t WHERE t.refund_id = r.id) THEN amount_minor ELSE 0 END;
ALTER TABLE debt_refunds
  ALTER COLUMN back_minor SET NOT NULL,
  ADD CHECK (back_minor BETWEEN 0 AND amount_minor),
  ADD CHECK (state = 'succeeded' OR back_minor > 0);

ALTER TABLE debt_events ADD COLUMN reason text CHECK (char_length(reason) <= 1000);

DROP INDEX bank_transfers_in;
CREATE INDEX bank_transfers_debt ON bank_transfers (debt_id);
CREATE INDEX bank_transfers_at ON bank_transfers (at) WHERE kind = 'in';
-- An entry whose mark was taken back may be booked once more.
ALTER TABLE bank_transfers DROP CONSTRAINT bank_transfers_entry_id_key;
CREATE INDEX bank_transfers_entry ON bank_transfers (entry_id);

-- Transfers that came, as somebody wrote down, and had not: the row of the transfer stays as it was.
CREATE TABLE transfers_taken_back (
  transfer_id uuid PRIMARY KEY REFERENCES bank_transfers (id),
  reason      text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 1000),
  actor       text NOT NULL,
  at          timestamptz NOT NULL
);
CREATE TRIGGER transfers_taken_back_append_only BEFORE UPDATE OR DELETE ON transfers_taken_back
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE bank_entries
  DROP CONSTRAINT bank_entries_doubt_check,
  ADD CONSTRAINT bank_entries_doubt_check CHECK (doubt IN
    ('no_number', 'unknown_number', 'several_numbers', 'other_amount', 'other_currency', 'not_owed', 'taken_back'));

ALTER TABLE ledger_entries
  DROP CONSTRAINT ledger_entries_kind_check,
  ADD CONSTRAINT ledger_entries_kind_check
    CHECK (kind IN ('capture', 'refund', 'dispute', 'dispute_won', 'invoiced', 'transfer', 'transfer_back'));

CREATE OR REPLACE VIEW desk_debts AS
SELECT d.id, d.state, d.order_id, o.number AS order_number, d.account_id, p.id AS payment_id,
  coalesce(nullif(b.company_name, ''), nullif(a.company_name, ''), o.email) AS buyer,
  i.year AS invoice_year, i.number AS invoice_number, i.issued_at, d.due_minor, d.credited_minor, d.currency, d.due_on::text AS due_on,
  coalesce((SELECT sum(r.back_minor) FROM debt_refunds r WHERE r.debt_id = d.id AND r.state = 'pending'), 0)::integer AS back_minor,
  d.paid_minor
FROM debts d
JOIN orders o ON o.id = d.order_id
JOIN payments p ON p.order_id = d.order_id AND p.attempt = d.attempt
JOIN invoices i ON i.payment_id = p.id AND i.kind = 'invoice'
LEFT JOIN order_buyers b ON b.order_id = d.order_id
LEFT JOIN accounts a ON a.id = d.account_id
WHERE d.state IN ('owed', 'credited', 'paid');
