-- What comes back of a mail after it was taken stands beside what staff did about it, once for each mail and kind. The reason is the
-- status, as 5.1.1, never the server's words: they may repeat the address, and these rows stay when the customer is erased.
ALTER TABLE order_mail_events DROP CONSTRAINT order_mail_events_event_check;
ALTER TABLE order_mail_events ADD CONSTRAINT order_mail_events_event_check
  CHECK (event IN ('resend', 'change_address', 'bounce', 'delay', 'complaint'));
CREATE UNIQUE INDEX order_mail_events_return ON order_mail_events (mail_id, event) WHERE event IN ('bounce', 'delay', 'complaint');

-- Orders whose mails do not arrive are few, and are asked for again and again.
CREATE INDEX orders_undelivered ON orders (id) WHERE delivery_problem IS NOT NULL;
