-- Receipts of money that was taken and credit notes of money that was given back, numbered without gaps.
CREATE TABLE invoice_series (
  kind text NOT NULL CHECK (kind IN ('receipt', 'credit_note')),
  year smallint NOT NULL,
  last integer NOT NULL CHECK (last > 0),
  PRIMARY KEY (kind, year)
);

CREATE TABLE invoices (
  id           uuid PRIMARY KEY,
  kind         text NOT NULL CHECK (kind IN ('receipt', 'credit_note')),
  year         smallint NOT NULL,
  number       integer NOT NULL CHECK (number > 0),
  order_id     uuid NOT NULL REFERENCES orders (id),
  payment_id   uuid NOT NULL REFERENCES payments (id),
  -- That of the ledger's entry: one document for each movement of money.
  key          text NOT NULL UNIQUE,
  amount_minor integer NOT NULL CHECK (amount_minor > 0),
  currency     char(3) NOT NULL,
  issued_at    timestamptz NOT NULL,
  UNIQUE (kind, year, number)
);
CREATE INDEX invoices_order ON invoices (order_id, issued_at);
CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The document as it was drawn first, a language each; it never changes.
CREATE TABLE invoice_files (
  invoice_id uuid NOT NULL REFERENCES invoices (id),
  locale     text NOT NULL,
  sha256     text NOT NULL,
  bytes      integer NOT NULL,
  drawn_at   timestamptz NOT NULL,
  PRIMARY KEY (invoice_id, locale)
);
CREATE TRIGGER invoice_files_append_only BEFORE UPDATE OR DELETE ON invoice_files
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
