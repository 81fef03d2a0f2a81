-- Invitations of staff by mail. Only a hash of the link's secret is kept, and the address no longer than it is open.
CREATE TABLE staff_invitations (
  id          uuid PRIMARY KEY,
  state       text NOT NULL CHECK (state IN ('open', 'accepted', 'withdrawn', 'expired')),
  email       text CHECK (length(email) <= 254),
  role        text NOT NULL CHECK (role IN ('Manager', 'Admin')),
  locale      text NOT NULL,
  -- How many mails were asked for: each has another link, and only that of the last one opens.
  mails       smallint NOT NULL CHECK (mails BETWEEN 1 AND 10),
  token_hash  text NOT NULL UNIQUE,
  -- Who answers for it: whoever invited, or had the link sent again.
  invited_by  uuid NOT NULL REFERENCES accounts (id),
  invited_at  timestamptz NOT NULL,
  good_until  timestamptz NOT NULL,
  -- Whose account came of it.
  account_id  uuid REFERENCES accounts (id),
  CHECK ((state = 'open') = (email IS NOT NULL)),
  CHECK ((state = 'accepted') = (account_id IS NOT NULL))
);
CREATE UNIQUE INDEX staff_invitations_open ON staff_invitations (lower(email)) WHERE state = 'open';
CREATE INDEX staff_invitations_invited_by ON staff_invitations (invited_by);

CREATE TABLE staff_invitation_events (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invitation_id  uuid NOT NULL REFERENCES staff_invitations (id),
  event          text NOT NULL CHECK (event IN ('invite', 'resend', 'withdraw', 'accept', 'expire')),
  actor          text NOT NULL,
  at             timestamptz NOT NULL
);
CREATE INDEX staff_invitation_events_invitation ON staff_invitation_events (invitation_id, id);
CREATE TRIGGER staff_invitation_events_append_only BEFORE UPDATE OR DELETE ON staff_invitation_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
