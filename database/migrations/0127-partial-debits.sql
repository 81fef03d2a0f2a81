-- What of a hold is debited, and what the buyer pays: less than all of it where a report with little in it is taken for a share
-- of its price. What a debit leaves of a hold goes back to the payer with it.
ALTER TABLE payments ADD COLUMN due_minor integer CHECK (due_minor > 0 AND due_minor <= amount_minor);
ALTER TABLE orders ADD COLUMN agreed_minor integer CHECK (agreed_minor > 0 AND agreed_minor <= price_minor);
