-- A fresh hold that is asked for beside one that ends soon. The old one counts until the new one is there; for each hold
-- one renewal is asked for at most, whoever asks, however often.
ALTER TABLE payments ADD COLUMN renews uuid REFERENCES payments (id);
CREATE UNIQUE INDEX payments_renewed_once ON payments (renews) WHERE renews IS NOT NULL;
-- Holds that end soon are looked for every few minutes.
CREATE INDEX payments_ending ON payments (capture_before) WHERE is_active AND state = 'authorised';
