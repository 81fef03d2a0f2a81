import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import type { AccessKeys } from './access-keys.ts';
import { verifyAccessToken } from './access-token.ts';
import { addAccount, type NewAccount } from './add-account.ts';
import { type Avatars, createAvatars } from './avatars/avatars.ts';
import { createEmailChanges, type EmailChanges } from './email-change/email-changes.ts';
import {
  createNotificationAddresses,
  type NotificationAddressService,
} from './notification-addresses/notification-addresses.ts';
import { createOwnData, type OwnDataService } from './own-data/own-data.ts';
import { createPasswordResets, type PasswordResets } from './password-reset/password-resets.ts';
import { createPasswordSemaphore, createPasswords } from './passwords.ts';
import { createPeople, type People } from './people/people.ts';
import { createProfiles, type Profiles } from './profiles.ts';
import { createRegistrations, type RegistrationService } from './registrations.ts';
import { findAccountById, findFullNames, listRoleRows, type RoleRow } from './repository.ts';
import { createCodeCheck } from './second-factor/code-check.ts';
import { lacksSecondFactor } from './second-factor/requirement.ts';
import { createSecondFactor, type SecondFactor } from './second-factor/second-factor.ts';
import { createSecurityEvents, type SecurityEventsService } from './security-events/security-events.ts';
import type { Semaphore } from './semaphore.ts';
import { createOwnSessions, type OwnSessions } from './sessions/own-sessions.ts';
import { isFamilyAlive } from './sessions/repository.ts';
import { createSignIn } from './sign-in.ts';
import { type LimitedSignIn, limitSignIn, type SignInAttempts } from './sign-in-attempts.ts';
import { watchSignIn } from './watch-sign-in.ts';

export type { NewAccount } from './add-account.ts';
export type { OwnAccount } from './own-data/own-data.ts';
export type { Tokens } from './sign-in.ts';

export interface AccountsService
  extends LimitedSignIn,
    Profiles,
    RegistrationService,
    OwnSessions,
    PasswordResets,
    EmailChanges,
    NotificationAddressService,
    Avatars,
    OwnDataService,
    People,
    SecondFactor,
    SecurityEventsService {
  /**
   * Who holds this access token; throws 401 `unauthenticated`. Account and sign-in are looked up at every call: another
   * role, a disabled account and an ended sign-in count at once, not when the token ends.
   */
  authenticate(db: Db, accessToken: string): Promise<Actor>;
  /** Answers the id; throws 400 `weak_password`, `common_password`, `personal_password` or 409 `email_taken`. */
  createAccount(db: Db, account: NewAccount): Promise<string>;
  listRoles(db: Db): Promise<RoleRow[]>;
  /** Full names by account id, for lists of the staff; ids that are null or unknown are left out. */
  namesOf(db: Db, accountIds: readonly (string | null)[]): Promise<ReadonlyMap<string, string>>;
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
  const signIn = limitSignIn(createSignIn({ clock, keys, outbox, passwords, codes, attempts }), attempts);

  return {
    ...createOwnSessions({ clock }),
    ...createPasswordResets({ clock, outbox, secrets, passwords, attempts }),
    ...watchSignIn(signIn, securityEvents),
    ...securityEvents,
    ...createRegistrations({ clock, outbox, secrets, passwords }),
    ...createPeople({ clock, outbox }),
    ...createProfiles({ clock, keys, outbox, passwords }),
    ...createOwnData({ clock, outbox, secrets, passwords, codes, attempts }),
    ...createEmailChanges({ clock, outbox, secrets, passwords }),
    ...createNotificationAddresses({ clock, outbox, secrets }),
    ...createSecondFactor({ clock, outbox, secrets, passwords, codes, attempts }),
    ...createAvatars({ clock }),

    async authenticate(db, accessToken) {
      const { userId, sid } = await verifyAccessToken(accessToken, keys, clock);
      const [account, isAlive] = await Promise.all([findAccountById(db, userId), isFamilyAlive(db, sid)]);
      if (account === undefined || account.disabledAt !== null || !isAlive) {
        throw new Problem(problems.unauthenticated);
      }
      return {
        kind: 'account',
        accountId: userId,
        role: account.role,
        sessionId: sid,
        ...(lacksSecondFactor(account) && { lacksSecondFactor: true }),
      };
    },

    createAccount: (db, account) => addAccount(db, { clock, passwords }, account),

    listRoles: listRoleRows,

    namesOf: (db, accountIds) => findFullNames(db, [...new Set(accountIds.filter((id) => id !== null))]),
  };
}
