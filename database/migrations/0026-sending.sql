-- While a report is being handed to the mail server its order is locked in the state `sending`.
ALTER TABLE orders
  -- When the mail server was asked; null once its answer, or that none came, is written down.
  ADD COLUMN sending_since timestamptz,
  -- An attempt ended without an answer: the mail may have been taken.
  ADD COLUMN is_send_in_doubt boolean NOT NULL DEFAULT false;
