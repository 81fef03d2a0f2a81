-- What becomes of a claim: one of us proposes or decides, money is decided by a second person.
ALTER TABLE claims
  ADD COLUMN state text NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'proposed', 'rejected', 'corrected', 'refunding', 'refunded')),
  -- By when the customer is answered, and by when it is decided; null of claims made before there were days.
  ADD COLUMN answer_due timestamptz,
  ADD COLUMN decision_due timestamptz,
  ADD COLUMN answered_at timestamptz,
  ADD COLUMN decided_at timestamptz,
  -- What the customer reads of the decision; of a proposal, what they will read.
  ADD COLUMN decision text,
  ADD COLUMN refund_minor integer CHECK (refund_minor > 0),
  ADD COLUMN proposed_by uuid,
  ADD COLUMN decided_by uuid,
  ADD COLUMN assignee_id uuid,
  -- Why a proposal was given back, or a refund did not go through: among ourselves.
  ADD COLUMN note text,
  ADD CONSTRAINT claims_four_eyes CHECK (state NOT IN ('refunding', 'refunded') OR proposed_by <> decided_by);
CREATE INDEX claims_open ON claims (made_at) WHERE state IN ('open', 'proposed');

ALTER TABLE claim_events
  DROP CONSTRAINT claim_events_event_check,
  ADD CONSTRAINT claim_events_event_check CHECK (event IN ('made', 'file_added', 'file_read', 'erased', 'assigned',
    'answered', 'proposed', 'proposal_declined', 'rejected', 'corrected', 'refund_granted', 'refund_failed', 'refunded'));
