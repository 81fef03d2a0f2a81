-- Our books beside those of each card gateway, once a day. A row a day and gateway: whoever begins first does it.
CREATE TABLE book_comparisons (
  gateway   text NOT NULL,
  day       date NOT NULL,
  since     timestamptz NOT NULL,
  began_at  timestamptz NOT NULL,
  ended_at  timestamptz,
  -- Why it did not come to its end; tried again within the hour.
  failure   text,
  payments  integer,
  -- Of each currency: what our ledger has and what the gateway has, in minor units.
  totals    jsonb,
  PRIMARY KEY (gateway, day)
);

-- What was not equal on a day; written once, with the end of its comparison.
CREATE TABLE book_differences (
  gateway            text NOT NULL,
  day                date NOT NULL,
  gateway_payment_id text NOT NULL,
  kind               text NOT NULL CHECK (kind IN ('orphan_hold', 'orphan_charge', 'missing', 'amount', 'state')),
  payment_id         uuid REFERENCES payments (id),
  order_id           uuid REFERENCES orders (id),
  currency           char(3) NOT NULL,
  ours_minor         integer,
  theirs_minor       integer,
  -- What each of the two calls it.
  ours_state         text,
  theirs_state       text,
  first_seen_on      date NOT NULL,
  is_released        boolean NOT NULL DEFAULT false,
  PRIMARY KEY (gateway, day, gateway_payment_id, kind),
  FOREIGN KEY (gateway, day) REFERENCES book_comparisons (gateway, day)
);
CREATE INDEX book_differences_seen ON book_differences (gateway, gateway_payment_id, kind);
CREATE TRIGGER book_differences_append_only BEFORE UPDATE OR DELETE ON book_differences
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
