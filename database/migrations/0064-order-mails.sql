-- Every mail of an order that the mail server has taken. Bodies are not kept: they are made again of the order and of what stands here.
CREATE TABLE order_mails (
  id          uuid PRIMARY KEY,
  order_id    uuid NOT NULL REFERENCES orders (id),
  revision    smallint NOT NULL,
  -- A notice of src/modules/orders/notices.ts, the report itself, or the word that a report is replaced.
  kind        text NOT NULL,
  -- What the Message-ID begins with: the same mail, sent again, has the same.
  mail_key    text NOT NULL,
  recipient   text NOT NULL,
  -- An address that the customer has added.
  is_copy     boolean NOT NULL,
  -- What its words depend on beside the order.
  reason      text,
  card        text,
  -- Null for mails that went out before there was this table.
  subject     text,
  response    text,
  accepted_at timestamptz NOT NULL,
  -- The wish of staff that had it sent again.
  wish_id     uuid
);
CREATE INDEX order_mails_order ON order_mails (order_id, accepted_at);

INSERT INTO order_mails (id, order_id, revision, kind, mail_key, recipient, is_copy, reason, accepted_at)
SELECT b.id, o.id, o.revision, b.payload ->> 'notice', b.id::text, o.email, false, b.payload ->> 'reason', b.done_at
FROM outbox b JOIN orders o ON o.id::text = b.payload ->> 'orderId'
WHERE b.topic = 'orders.notify' AND b.done_at IS NOT NULL AND b.payload ? 'notice' AND o.email NOT LIKE '%@erased.invalid';
INSERT INTO order_mails (id, order_id, revision, kind, mail_key, recipient, is_copy, response, accepted_at)
SELECT gen_random_uuid(), o.id, o.revision, 'report', 'report.' || o.id || '.' || o.revision, o.email, false,
  o.mail_response, o.sent_at
FROM orders o WHERE o.sent_at IS NOT NULL AND o.email NOT LIKE '%@erased.invalid';

-- What staff did about the mails of an order, and why.
CREATE TABLE order_mail_events (
  id       uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id),
  -- Null where it is about all of them.
  mail_id  uuid,
  event    text NOT NULL CHECK (event IN ('resend', 'change_address')),
  actor    text NOT NULL,
  reason   text NOT NULL,
  at       timestamptz NOT NULL
);
CREATE INDEX order_mail_events_order ON order_mail_events (order_id, at);
CREATE TRIGGER order_mail_events_append_only BEFORE UPDATE OR DELETE ON order_mail_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Mails that wait or fail are looked for by their order.
CREATE INDEX outbox_order ON outbox ((payload ->> 'orderId')) WHERE done_at IS NULL;

-- How often a delivered report was saved, hour by hour; by whom is not kept: whoever has the link.
CREATE TABLE report_downloads (
  order_id uuid NOT NULL REFERENCES orders (id),
  revision smallint NOT NULL,
  locale   text NOT NULL,
  hour     timestamptz NOT NULL,
  times    integer NOT NULL DEFAULT 1,
  last_at  timestamptz NOT NULL,
  PRIMARY KEY (order_id, revision, locale, hour)
);
