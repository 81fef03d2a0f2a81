-- Orders that belong to a company: all its people see them. When it ends they are with whoever ordered.
ALTER TABLE orders ADD COLUMN entity_id uuid REFERENCES legal_entities (id) ON DELETE SET NULL;
CREATE INDEX orders_entity ON orders (entity_id, placed_at DESC) WHERE entity_id IS NOT NULL;

-- What a Director has ordered while signed in was ordered for the company; an order placed as a guest never was.
UPDATE orders SET entity_id = e.id
FROM legal_entities e
WHERE orders.account_id = e.director_id
  AND EXISTS (SELECT 1 FROM order_events v
    WHERE v.order_id = orders.id AND v.event = 'place' AND v.actor = 'account:' || e.director_id);
