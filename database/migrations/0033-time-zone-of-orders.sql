-- Where the buyer's clock stood when the order was placed, by its IANA name: due dates are said in it.
-- Null where nobody told: then Moscow for Russian, UTC for English.
ALTER TABLE orders ADD COLUMN time_zone text CHECK (length(time_zone) <= 64);
