-- When a hold ended. The gateway forgets the end of what is over, and the offer lets the card be asked once more for a week from then on.
ALTER TABLE payments ADD COLUMN hold_ended_at timestamptz;
UPDATE payments SET hold_ended_at = (
  SELECT max(e.at) FROM payment_events e WHERE e.payment_id = payments.id AND e.from_state = 'authorised' AND e.to_state = 'expired')
WHERE state = 'expired';
