-- What VIES said of the VAT number of a buyer, one row an answer: by it a receipt decides about reverse charge, and it is the seller's proof.
-- An erasure empties number, name and address; that the question was asked, when, and its identifier at VIES stay with the receipt.
CREATE TABLE order_vat_checks (
  id                 uuid PRIMARY KEY,
  order_id           uuid NOT NULL REFERENCES orders (id),
  -- With the letters of its state; empty once the customer was erased.
  number             text NOT NULL CHECK (char_length(number) <= 40),
  -- `unanswered`: nobody was heard, which says nothing of the number.
  outcome            text NOT NULL CHECK (outcome IN ('valid', 'not_valid', 'unanswered')),
  name               text NOT NULL CHECK (char_length(name) <= 300),
  address            text NOT NULL CHECK (char_length(address) <= 500),
  request_identifier text NOT NULL CHECK (char_length(request_identifier) <= 100),
  asked_at           timestamptz NOT NULL
);
CREATE INDEX order_vat_checks_order ON order_vat_checks (order_id, asked_at);
