-- An entry of a statement may be the transfer that somebody has marked by hand before: it waits for a person, who says so.
ALTER TABLE bank_entries
  DROP CONSTRAINT bank_entries_doubt_check,
  ADD CONSTRAINT bank_entries_doubt_check CHECK (doubt IN
    ('no_number', 'unknown_number', 'several_numbers', 'other_amount', 'other_currency', 'not_owed', 'taken_back', 'maybe_marked'));

-- Entries that a person said to be a transfer which was marked before they came: each mark is of one entry alone, an entry of one mark
-- that stands. It is a table of its own, as bank_transfers names bank_entries already: a backup needs an order of tables.
CREATE TABLE marked_entries (
  transfer_id uuid PRIMARY KEY REFERENCES bank_transfers (id),
  entry_id    uuid NOT NULL REFERENCES bank_entries (id),
  actor       text NOT NULL,
  at          timestamptz NOT NULL
);
CREATE TRIGGER marked_entries_append_only BEFORE UPDATE OR DELETE ON marked_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Why a mark was taken back stands in debt_events, written with the act itself since there are any; here it is written no more. The
-- column stays, as a server of the earlier version writes it until it has stopped.
ALTER TABLE transfers_taken_back ALTER COLUMN reason DROP NOT NULL;

-- New in it: why a mark was taken back.
CREATE OR REPLACE VIEW timeline_of_debts (
  order_id, at, source, ref, kind, what, event, actor, text, of_id, data
) AS
SELECT d.order_id, e.at, 21, lpad(e.id::text, 20, '0'), 'money', 'debt', e.event, e.actor, e.reason AS text, NULL::uuid,
  jsonb_build_object('amountMinor', e.amount_minor, 'currency', d.currency)
FROM debt_events e JOIN debts d ON d.id = e.debt_id
WHERE e.event NOT IN ('reserve', 'refuse', 'release', 'lapse', 'owe', 'credit', 'ask_back');
