CREATE TABLE payments (
  id                  uuid PRIMARY KEY,
  order_id            uuid NOT NULL REFERENCES orders (id),
  attempt             smallint NOT NULL,
  is_active           boolean NOT NULL,
  route               text NOT NULL CHECK (route IN ('hold', 'verify')),
  state               text NOT NULL,
  amount_minor        integer NOT NULL CHECK (amount_minor > 0),
  currency            char(3) NOT NULL,
  gateway             text NOT NULL,
  gateway_payment_id  text,
  hosted_url          text,
  capture_before      timestamptz,
  card_token          text,
  card_brand          text,
  card_last4          text,
  decline_code        text,
  captured_minor      integer NOT NULL DEFAULT 0,
  refunded_minor      integer NOT NULL DEFAULT 0,
  needs_review        text,
  created_at          timestamptz NOT NULL,
  updated_at          timestamptz NOT NULL,
  captured_at         timestamptz,
  UNIQUE (order_id, attempt),
  UNIQUE (gateway, gateway_payment_id),
  CHECK (captured_minor <= amount_minor),
  CHECK (refunded_minor <= captured_minor)
);
-- One payment of an order is the one that counts, and an order is captured at most once.
CREATE UNIQUE INDEX payments_active ON payments (order_id) WHERE is_active;
CREATE UNIQUE INDEX payments_captured_once ON payments (order_id)
  WHERE state IN ('captured', 'partially_refunded', 'refunded', 'disputed', 'lost');
CREATE INDEX payments_unsettled ON payments (updated_at)
  WHERE state IN ('created', 'requires_action', 'unknown', 'void_due', 'capture_due', 'capture_unknown', 'authorised');

CREATE TABLE payment_events (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id  uuid NOT NULL REFERENCES payments (id),
  from_state  text,
  event       text NOT NULL,
  to_state    text NOT NULL,
  actor       text NOT NULL,
  reason      text,
  at          timestamptz NOT NULL
);
CREATE INDEX payment_events_payment ON payment_events (payment_id, id);

CREATE TABLE refunds (
  id                 uuid PRIMARY KEY,
  payment_id         uuid NOT NULL REFERENCES payments (id),
  sequence           smallint NOT NULL,
  amount_minor       integer NOT NULL CHECK (amount_minor > 0),
  state              text NOT NULL CHECK (state IN ('pending', 'succeeded', 'failed')),
  gateway_refund_id  text,
  created_at         timestamptz NOT NULL,
  updated_at         timestamptz NOT NULL,
  UNIQUE (payment_id, sequence)
);

-- Money as it moved, in minor units: the sum of an order's rows is what the customer has paid.
CREATE TABLE ledger_entries (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id    uuid NOT NULL REFERENCES payments (id),
  kind          text NOT NULL CHECK (kind IN ('capture', 'refund')),
  amount_minor  integer NOT NULL,
  currency      char(3) NOT NULL,
  -- The business action: the same capture or refund is never booked twice.
  key           text NOT NULL UNIQUE,
  at            timestamptz NOT NULL
);

CREATE TABLE webhook_inbox (
  source       text NOT NULL,
  event_id     text NOT NULL,
  type         text NOT NULL,
  object_id    text NOT NULL,
  received_at  timestamptz NOT NULL,
  handled_at   timestamptz,
  PRIMARY KEY (source, event_id)
);
