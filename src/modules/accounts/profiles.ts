import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { mayDo } from '#kernel/policy.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { AccessKeys } from './access-keys.ts';
import { verifyAccessToken } from './access-token.ts';
import { type Account, detailsOf, profileOf } from './account.ts';
import type { ProfileView } from './contract.ts';
import { dropEmailChange } from './email-change/repository.ts';
import { accountTopics } from './mail-topics.ts';
import { chooserOf, withChoice } from './password-choice/password-choice.ts';
import { voidResets } from './password-reset/repository.ts';
import type { Passwords } from './passwords.ts';
import { accountProblems } from './problems.ts';
import {
  type AccountEvent,
  findAccountById,
  insertAccountEvent,
  replacePasswordHash,
  updateDetails,
} from './repository.ts';
import { revokeOtherFamilies } from './sessions/repository.ts';
import { checkProfile, type ProfileFields } from './web/account-rules.ts';
import { checkPasswordChange, type PasswordChangeFields } from './web/password-rules.ts';

export interface Profiles {
  /** Throws 401 `unauthenticated` if the actor has no account (any more). */
  getProfile(db: Db, actor: Actor): Promise<ProfileView>;
  /** Throws 400 with the refused fields, 409 `email_not_changeable`. */
  updateProfile(
    db: Db,
    actor: Actor,
    fields: ProfileFields & { email?: string | undefined },
  ): Promise<ProfileView>;
  /** Ends every sign-in but that of `accessToken`. Throws 400 with the refused fields, 422 `wrong_current_password`. */
  changePassword(db: Db, accessToken: string, fields: PasswordChangeFields): Promise<void>;
}

export function createProfiles(deps: {
  clock: Clock;
  keys: AccessKeys;
  outbox: Outbox;
  passwords: Passwords;
}): Profiles {
  const { clock, keys, outbox, passwords } = deps;

  return {
    getProfile: async (db, actor) => profileOf(await getOwnAccount(db, actor)),

    async updateProfile(db, actor, { email, ...fields }) {
      const account = await getOwnAccount(db, actor);
      const isLegalEntity = mayDo(account.role, 'company.manage');
      const faults = checkProfile(fields, isLegalEntity, profileOf(account));
      if (faults.length > 0) throw new Problem(problems.invalidInput, { fields: faults });
      if (email !== undefined && email.trim().toLowerCase() !== account.email.toLowerCase()) {
        throw new Problem(accountProblems.emailNotChangeable);
      }
      return db.transaction().execute(async (tx) => {
        const changed = await updateDetails(tx, account.id, detailsOf(fields, isLegalEntity));
        if (changed === undefined) throw new Problem(problems.unauthenticated);
        await note(tx, account.id, 'profile_changed');
        return profileOf(changed);
      });
    },

    async changePassword(db, accessToken, fields) {
      const { userId, sid } = await verifyAccessToken(accessToken, keys, clock);
      const account = await getAccount(db, userId);
      const faults = withChoice(
        checkPasswordChange(fields),
        'newPassword',
        fields.newPassword,
        chooserOf(account),
      );
      if (faults.length > 0) throw new Problem(problems.invalidInput, { fields: faults });
      const from = account.passwordHash;
      if (!(await passwords.verify(from, fields.currentPassword))) throw wrongCurrentPassword();
      const to = await passwords.hash(fields.newPassword);
      await db.transaction().execute(async (tx) => {
        await dropEmailChange(tx, userId);
        if (!(await replacePasswordHash(tx, userId, { from, to }))) throw wrongCurrentPassword();
        await voidResets(tx, userId, clock.now());
        await revokeOtherFamilies(tx, { accountId: userId, keptId: sid, revokedAt: clock.now() });
        await note(tx, userId, 'password_changed');
        await outbox.enqueue(tx, {
          topic: accountTopics.passwordChanged,
          key: `account:${userId}:password-changed:${uuidv7(clock.now())}`,
          payload: { accountId: userId },
        });
      });
    },
  };

  function note(tx: Tx, accountId: string, event: AccountEvent): Promise<void> {
    return insertAccountEvent(tx, { accountId, event, actor: `account:${accountId}`, at: clock.now() });
  }
}

/** The account of who calls; throws 401 `unauthenticated` if there is none (any more). */
export function getOwnAccount(db: Db, actor: Actor): Promise<Account> {
  if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
  return getAccount(db, actor.accountId);
}

async function getAccount(db: Db, id: string): Promise<Account> {
  const account = await findAccountById(db, id);
  if (account === undefined || account.disabledAt !== null) throw new Problem(problems.unauthenticated);
  return account;
}

function wrongCurrentPassword(): Problem {
  const { wrongCurrentPassword: problem } = accountProblems;
  const { code, text } = problem;
  return new Problem(problem, { fields: [{ field: 'currentPassword', code, text }] });
}
