-- Paying by invoice: which accounts of legal entities may, up to which amount, and what each order owes by it.
CREATE TABLE credit_lines (
  account_id  uuid PRIMARY KEY REFERENCES accounts (id),
  limit_minor integer NOT NULL CHECK (limit_minor > 0),
  currency    char(3) NOT NULL,
  -- Days from the invoice to the day by which it is paid.
  days        smallint NOT NULL CHECK (days BETWEEN 1 AND 90),
  approved_at timestamptz NOT NULL,
  -- No new order by invoice from then on; what is owed stays owed.
  ended_at    timestamptz
);

CREATE TABLE credit_line_events (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id  uuid NOT NULL REFERENCES credit_lines (account_id),
  event       text NOT NULL CHECK (event IN ('approve', 'end')),
  limit_minor integer NOT NULL,
  currency    char(3) NOT NULL,
  days        smallint NOT NULL,
  actor       text NOT NULL,
  reason      text NOT NULL CHECK (char_length(reason) <= 1000),
  at          timestamptz NOT NULL
);
CREATE INDEX credit_line_events_account ON credit_line_events (account_id);
CREATE TRIGGER credit_line_events_append_only BEFORE UPDATE OR DELETE ON credit_line_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What a payment by invoice is at its own gateway: first a part of the limit that is kept for the order, then a debt.
CREATE TABLE debts (
  id             uuid PRIMARY KEY,
  -- Of the call that asked for it: asked again it is the same one.
  key            text NOT NULL UNIQUE,
  order_id       uuid NOT NULL REFERENCES orders (id),
  attempt        smallint NOT NULL,
  account_id     uuid REFERENCES accounts (id),
  state          text NOT NULL CHECK (state IN ('reserved', 'refused', 'released', 'lapsed', 'owed', 'credited', 'paid')),
  amount_minor   integer NOT NULL CHECK (amount_minor > 0),
  currency       char(3) NOT NULL,
  days           smallint NOT NULL,
  refusal        text CHECK (refusal IN ('no_credit', 'other_currency', 'limit_reached')),
  -- Of the invoice; a thin report costs a share of what was kept.
  due_minor      integer NOT NULL DEFAULT 0 CHECK (due_minor BETWEEN 0 AND amount_minor),
  due_on         date,
  -- Taken off the debt before it was paid.
  credited_minor integer NOT NULL DEFAULT 0 CHECK (credited_minor BETWEEN 0 AND due_minor),
  created_at     timestamptz NOT NULL,
  updated_at     timestamptz NOT NULL,
  CHECK ((state = 'refused') = (refusal IS NOT NULL)),
  CHECK ((state IN ('owed', 'credited', 'paid')) = (due_on IS NOT NULL)),
  UNIQUE (order_id, attempt)
);
CREATE INDEX debts_account ON debts (account_id) WHERE state IN ('reserved', 'owed');
CREATE INDEX debts_since ON debts (created_at, id);

CREATE TABLE debt_events (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  debt_id      uuid NOT NULL REFERENCES debts (id),
  from_state   text,
  event        text NOT NULL,
  to_state     text NOT NULL,
  amount_minor integer NOT NULL,
  actor        text NOT NULL,
  at           timestamptz NOT NULL
);
CREATE INDEX debt_events_debt ON debt_events (debt_id);
CREATE TRIGGER debt_events_append_only BEFORE UPDATE OR DELETE ON debt_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Taken off a debt at once, or, where the invoice was paid, a transfer that a person makes by hand.
CREATE TABLE debt_refunds (
  id           uuid PRIMARY KEY,
  debt_id      uuid NOT NULL REFERENCES debts (id),
  key          text NOT NULL UNIQUE,
  amount_minor integer NOT NULL CHECK (amount_minor > 0),
  state        text NOT NULL CHECK (state IN ('pending', 'succeeded')),
  created_at   timestamptz NOT NULL,
  made_at      timestamptz
);
CREATE INDEX debt_refunds_debt ON debt_refunds (debt_id);

-- Of an invoice the ledger has first that it is owed, then that the transfer came.
ALTER TABLE ledger_entries
  DROP CONSTRAINT ledger_entries_kind_check,
  ADD CONSTRAINT ledger_entries_kind_check
    CHECK (kind IN ('capture', 'refund', 'dispute', 'dispute_won', 'invoiced', 'transfer'));
ALTER TABLE invoice_series
  DROP CONSTRAINT invoice_series_kind_check,
  ADD CONSTRAINT invoice_series_kind_check CHECK (kind IN ('receipt', 'credit_note', 'invoice'));
ALTER TABLE invoices
  DROP CONSTRAINT invoices_kind_check,
  ADD CONSTRAINT invoices_kind_check CHECK (kind IN ('receipt', 'credit_note', 'invoice'));

-- Invoices as the desk sees them.
CREATE VIEW desk_debts AS
SELECT d.id, d.state, d.order_id, o.number AS order_number, d.account_id, p.id AS payment_id,
  coalesce(nullif(b.company_name, ''), nullif(a.company_name, ''), o.email) AS buyer,
  i.year AS invoice_year, i.number AS invoice_number, i.issued_at, d.due_minor, d.credited_minor, d.currency, d.due_on::text AS due_on,
  coalesce((SELECT sum(r.amount_minor) FROM debt_refunds r WHERE r.debt_id = d.id AND r.state = 'pending'), 0)::integer AS back_minor
FROM debts d
JOIN orders o ON o.id = d.order_id
JOIN payments p ON p.order_id = d.order_id AND p.attempt = d.attempt
JOIN invoices i ON i.payment_id = p.id AND i.kind = 'invoice'
LEFT JOIN order_buyers b ON b.order_id = d.order_id
LEFT JOIN accounts a ON a.id = d.account_id
WHERE d.state IN ('owed', 'credited', 'paid');
