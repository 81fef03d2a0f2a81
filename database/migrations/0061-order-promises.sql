-- How a promised day ended, written once when it did: what later happens to the order (a correction, an erasure) changes nothing.
CREATE TABLE order_promises (
  order_id      uuid PRIMARY KEY REFERENCES orders (id),
  country_code  char(2) NOT NULL,
  min_days      smallint NOT NULL,
  max_days      smallint NOT NULL,
  due_max       timestamptz NOT NULL,
  ended_at      timestamptz NOT NULL,
  -- The report was sent; the company was not found; we gave the order up after its day had passed.
  ending        text NOT NULL CHECK (ending IN ('delivered', 'not_found', 'given_up')),
  is_kept       boolean NOT NULL
);
CREATE INDEX order_promises_ended ON order_promises (ended_at);
CREATE TRIGGER order_promises_append_only BEFORE UPDATE OR DELETE ON order_promises
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Of orders that ended before there was this table: the first sending counts.
INSERT INTO order_promises (order_id, country_code, min_days, max_days, due_max, ended_at, ending, is_kept)
SELECT orders.id, orders.country_code, orders.min_days, orders.max_days, orders.due_max, ends.at,
       CASE ends.event WHEN 'send' THEN 'delivered' ELSE 'not_found' END, ends.at <= orders.due_max
FROM orders
JOIN LATERAL (
  SELECT event, at FROM order_events
  WHERE order_events.order_id = orders.id AND event IN ('send', 'declare_not_found')
  ORDER BY id LIMIT 1
) ends ON true
WHERE orders.due_max IS NOT NULL;
