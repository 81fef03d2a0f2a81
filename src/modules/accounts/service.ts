import type { Clock } from '#kernel/clock.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Semaphore } from '#platform/limits/semaphore.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { createPasswordSemaphore, createPasswords } from './account/passwords.ts';
import { type Avatars, createAvatars } from './avatars/avatars.ts';
import {
  type ColleagueInvitationService,
  createColleagueInvitations,
} from './colleague-invitations/colleague-invitations.ts';
import { createEmailChanges, type EmailChanges } from './email-change/email-changes.ts';
import { createExportAndErasure, type ExportAndErasure } from './export-and-erasure/export-and-erasure.ts';
import { createLegalEntities, type LegalEntities } from './legal-entities/legal-entities.ts';
import {
  createNotificationAddresses,
  type NotificationAddressService,
} from './notification-addresses/notification-addresses.ts';
import { createPasswordChange, type PasswordChange } from './passwords/password-change.ts';
import { createPasswordResets, type PasswordResets } from './passwords/password-resets.ts';
import { createProfiles, type Profiles } from './profile/profiles.ts';
import { createRegistrations, type RegistrationService } from './registration/registrations.ts';
import { createCodeCheck } from './second-factor/code-check.ts';
import { createSecondFactor, type SecondFactor } from './second-factor/second-factor.ts';
import { createSecurityEvents, type SecurityEventsService } from './security-events/security-events.ts';
import { createOwnSessions, type OwnSessions } from './sessions/own-sessions.ts';
import type { AccessKeys } from './sign-in/access-keys.ts';
import { type Authentication, createAuthentication } from './sign-in/authentication.ts';
import { createSignIn } from './sign-in/sign-in.ts';
import { type LimitedSignIn, limitSignIn, type SignInAttempts } from './sign-in/sign-in-attempts.ts';
import { watchSignIn } from './sign-in/watch-sign-in.ts';
import {
  createStaffInvitations,
  type StaffInvitationService,
} from './staff-invitations/staff-invitations.ts';
import {
  createUserAdministration,
  type UserAdministration,
} from './user-administration/user-administration.ts';

export type { OwnAccount } from './export-and-erasure/export-and-erasure.ts';
export { createLegalEntities, type Departure } from './legal-entities/legal-entities.ts';
export type { Tokens } from './sign-in/sign-in.ts';

/** What the room does, by feature: `accounts.sessions.end()`. Each is the service of the folder of its name. */
export interface AccountsService {
  readonly signIn: LimitedSignIn & Authentication;
  readonly sessions: OwnSessions;
  readonly registrations: RegistrationService;
  readonly profiles: Profiles;
  readonly passwords: PasswordChange & PasswordResets;
  readonly secondFactor: SecondFactor;
  readonly emailChanges: EmailChanges;
  readonly notificationAddresses: NotificationAddressService;
  readonly avatars: Avatars;
  readonly exportAndErasure: ExportAndErasure;
  readonly users: UserAdministration;
  readonly staffInvitations: StaffInvitationService;
  readonly legalEntities: LegalEntities;
  readonly colleagueInvitations: ColleagueInvitationService;
  readonly securityEvents: SecurityEventsService;
}

/** Builds the accounts service; without a semaphore of the caller's it makes its own for password hashing. */
export function createAccounts(deps: {
  clock: Clock;
  keys: AccessKeys;
  outbox: Outbox;
  secrets: Secrets;
  attempts: SignInAttempts;
  semaphore?: Semaphore;
}): AccountsService {
  const { clock, keys, outbox, secrets, attempts } = deps;
  const passwords = createPasswords(deps.semaphore ?? createPasswordSemaphore());
  const codes = createCodeCheck({ clock, outbox, secrets });
  const securityEvents = createSecurityEvents({ clock });
  const entities = createLegalEntities({ clock, outbox });
  const signIn = limitSignIn(createSignIn({ clock, keys, outbox, passwords, codes, attempts }), attempts);

  return {
    signIn: { ...watchSignIn(signIn, securityEvents), ...createAuthentication({ clock, keys }) },
    sessions: createOwnSessions({ clock }),
    registrations: createRegistrations({ clock, outbox, secrets, passwords }),
    profiles: createProfiles({ clock }),
    passwords: {
      ...createPasswordChange({ clock, keys, outbox, passwords }),
      ...createPasswordResets({ clock, outbox, secrets, passwords, attempts }),
    },
    secondFactor: createSecondFactor({ clock, outbox, secrets, passwords, codes, attempts }),
    emailChanges: createEmailChanges({ clock, outbox, secrets, passwords }),
    notificationAddresses: createNotificationAddresses({ clock, outbox, secrets }),
    avatars: createAvatars({ clock }),
    exportAndErasure: createExportAndErasure({
      clock,
      outbox,
      secrets,
      passwords,
      codes,
      attempts,
      securityEvents,
    }),
    users: createUserAdministration({ clock, outbox, passwords }),
    staffInvitations: createStaffInvitations({ clock, outbox, secrets, passwords }),
    legalEntities: entities,
    colleagueInvitations: createColleagueInvitations({ clock, outbox, secrets, passwords, entities }),
    securityEvents,
  };
}
