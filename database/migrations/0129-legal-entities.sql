-- A company whose people see its orders. Its name, number and address stand in the profile of its Director and change hands with
-- the directorship. The row goes when the last Director does.
CREATE TABLE legal_entities (
  id           uuid PRIMARY KEY,
  director_id  uuid NOT NULL UNIQUE REFERENCES accounts (id),
  created_at   timestamptz NOT NULL
);

-- Colleagues of the Director: an account acts for one company at most.
CREATE TABLE legal_entity_members (
  account_id  uuid PRIMARY KEY REFERENCES accounts (id),
  entity_id   uuid NOT NULL REFERENCES legal_entities (id),
  joined_at   timestamptz NOT NULL
);
CREATE INDEX legal_entity_members_entity ON legal_entity_members (entity_id, joined_at);

-- Only a hash of the link's secret is kept, and the address no longer than the invitation is open.
CREATE TABLE colleague_invitations (
  id          uuid PRIMARY KEY,
  entity_id   uuid NOT NULL REFERENCES legal_entities (id) ON DELETE CASCADE,
  state       text NOT NULL CHECK (state IN ('open', 'accepted', 'withdrawn', 'expired')),
  email       text CHECK (length(email) <= 254),
  locale      text NOT NULL CHECK (locale IN ('en', 'ru')),
  -- How many mails were asked for: each has another link, and only that of the last one opens.
  mails       smallint NOT NULL CHECK (mails BETWEEN 1 AND 5),
  token_hash  text NOT NULL UNIQUE,
  invited_at  timestamptz NOT NULL,
  good_until  timestamptz NOT NULL,
  CHECK ((state = 'open') = (email IS NOT NULL))
);
CREATE UNIQUE INDEX colleague_invitations_open ON colleague_invitations (entity_id, lower(email)) WHERE state = 'open';
CREATE INDEX colleague_invitations_good_until ON colleague_invitations (good_until) WHERE state = 'open';

-- What happened to a company's people and its invitations. No foreign keys: these rows name nobody and stay.
CREATE TABLE legal_entity_events (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entity_id      uuid NOT NULL,
  event          text NOT NULL CHECK (event IN (
    'found', 'invite', 'resend', 'withdraw', 'expire', 'join', 'leave', 'remove', 'hand_over', 'end')),
  -- Whom it was about, where it was not the actor.
  account_id     uuid,
  invitation_id  uuid,
  actor          text NOT NULL,
  at             timestamptz NOT NULL
);
CREATE INDEX legal_entity_events_entity ON legal_entity_events (entity_id, id);
CREATE TRIGGER legal_entity_events_append_only BEFORE UPDATE OR DELETE ON legal_entity_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Directors who are there already get theirs.
INSERT INTO legal_entities (id, director_id, created_at)
SELECT gen_random_uuid(), id, created_at FROM accounts WHERE role = 'Director' AND erased_at IS NULL;
INSERT INTO legal_entity_events (entity_id, event, actor, at)
SELECT id, 'found', 'system', now() FROM legal_entities;

ALTER TABLE account_events DROP CONSTRAINT account_events_event_check;
ALTER TABLE account_events ADD CONSTRAINT account_events_event_check CHECK (event IN (
  'registered', 'profile_changed', 'password_changed', 'password_reset_asked', 'password_reset', 'email_change_asked',
  'email_changed', 'avatar_changed', 'avatar_deleted', 'second_factor_on', 'second_factor_off', 'second_factor_moved',
  'recovery_codes_renewed', 'recovery_code_used', 'session_ended', 'other_sessions_ended', 'refresh_token_reused',
  'notification_address_asked', 'notification_address_confirmed', 'notification_address_removed', 'data_exported',
  'role_changed', 'disabled', 'enabled', 'erased', 'company_joined', 'company_left', 'company_removed',
  'directorship_given', 'directorship_received'));

-- Acts for a company are noted for their owner like sign-ins.
ALTER TABLE security_events DROP CONSTRAINT security_events_kind_check;
ALTER TABLE security_events ADD CONSTRAINT security_events_kind_check CHECK (kind IN (
  'sign_in', 'sign_in_failed', 'code_failed', 'sign_in_blocked', 'right_refused', 'staff_act', 'company_act'));
