-- When the time of an order was over and its customer was taken out of it.
ALTER TABLE orders ADD COLUMN customer_erased_at timestamptz;
CREATE INDEX orders_to_erase ON orders (closed_at) WHERE customer_erased_at IS NULL AND closed_at IS NOT NULL;
CREATE INDEX outbox_done ON outbox (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX webhook_inbox_received ON webhook_inbox (received_at);

-- What ended because its time was over: one row a day and kind, so that somebody can see that it does.
CREATE TABLE retention_days (
  day    date NOT NULL,
  what   text NOT NULL CHECK (length(what) BETWEEN 1 AND 60),
  erased integer NOT NULL CHECK (erased > 0),
  PRIMARY KEY (day, what)
);
