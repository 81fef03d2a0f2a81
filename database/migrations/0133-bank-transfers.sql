-- Statements of our bank account as its bank writes them (camt.053), each file once.
CREATE TABLE bank_statements (
  id          uuid PRIMARY KEY,
  sha256      text NOT NULL UNIQUE CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  account     text NOT NULL CHECK (char_length(account) <= 40),
  actor       text NOT NULL,
  imported_at timestamptz NOT NULL
);

-- What came in by them. An entry that stands in two statements is one: its account and the bank's own reference, or what it says.
CREATE TABLE bank_entries (
  id           uuid PRIMARY KEY,
  statement_id uuid NOT NULL REFERENCES bank_statements (id),
  account      text NOT NULL CHECK (char_length(account) <= 40),
  key          text NOT NULL CHECK (char_length(key) <= 100),
  amount_minor bigint NOT NULL CHECK (amount_minor > 0),
  currency     char(3) NOT NULL,
  booked_on    date NOT NULL,
  debtor       text NOT NULL CHECK (char_length(debtor) <= 200),
  remittance   text NOT NULL CHECK (char_length(remittance) <= 1000),
  state        text NOT NULL CHECK (state IN ('booked', 'open', 'left')),
  -- Why a person has to look at it.
  doubt        text CHECK (doubt IN ('no_number', 'unknown_number', 'several_numbers', 'other_amount', 'other_currency', 'not_owed')),
  left_reason  text CHECK (char_length(left_reason) <= 1000),
  decided_by   text,
  decided_at   timestamptz,
  UNIQUE (account, key),
  CHECK ((state = 'open') = (decided_at IS NULL)),
  CHECK ((state = 'left') = (left_reason IS NOT NULL))
);
CREATE INDEX bank_entries_open ON bank_entries (booked_on) WHERE state = 'open';

-- Money that came for an invoice, or went back by hand: written once, never changed.
CREATE TABLE bank_transfers (
  id           uuid PRIMARY KEY,
  debt_id      uuid NOT NULL REFERENCES debts (id),
  kind         text NOT NULL CHECK (kind IN ('in', 'out')),
  amount_minor integer NOT NULL CHECK (amount_minor > 0),
  currency     char(3) NOT NULL,
  made_on      date NOT NULL,
  -- Under which a person finds it at the bank.
  reference    text NOT NULL CHECK (char_length(reference) <= 200),
  entry_id     uuid UNIQUE REFERENCES bank_entries (id),
  refund_id    uuid UNIQUE REFERENCES debt_refunds (id),
  actor        text NOT NULL,
  at           timestamptz NOT NULL,
  CHECK ((kind = 'out') = (refund_id IS NOT NULL))
);
-- An invoice is paid once, and whole.
CREATE UNIQUE INDEX bank_transfers_in ON bank_transfers (debt_id) WHERE kind = 'in';
CREATE TRIGGER bank_transfers_append_only BEFORE UPDATE OR DELETE ON bank_transfers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
