import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { insertAccountEvent } from '../account/events-repository.ts';
import { accountTopics } from '../account/mail-topics.ts';
import { dropEmailChange, voidResets } from '../account/open-links-repository.ts';
import { getAccount } from '../account/own-account.ts';
import { withChoice } from '../account/password-choice/password-choice.ts';
import { checkPasswordChange, type PasswordChangeFields } from '../account/password-rules.ts';
import { chooserOf, type Passwords } from '../account/passwords.ts';
import { accountProblems } from '../account/problems.ts';
import { replacePasswordHash } from '../account/repository.ts';
import { revokeOtherFamilies } from '../sessions/repository.ts';
import type { AccessKeys } from '../sign-in/access-keys.ts';
import { verifyAccessToken } from '../sign-in/access-token.ts';

export interface PasswordChange {
  /** Ends every sign-in but that of `accessToken`. Throws 400 with the refused fields, 422 `wrong_current_password`. */
  change(db: Db, accessToken: string, fields: PasswordChangeFields): Promise<void>;
}

export function createPasswordChange(deps: {
  clock: Clock;
  keys: AccessKeys;
  outbox: Outbox;
  passwords: Passwords;
}): PasswordChange {
  const { clock, keys, outbox, passwords } = deps;

  return {
    async change(db, accessToken, fields) {
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
        const event = { accountId: userId, event: 'password_changed', actor: `account:${userId}` } as const;
        await insertAccountEvent(tx, { ...event, at: clock.now() });
        await outbox.enqueue(tx, {
          topic: accountTopics.passwordChanged,
          key: `account:${userId}:password-changed:${uuidv7(clock.now())}`,
          payload: { accountId: userId },
        });
      });
    },
  };
}

function wrongCurrentPassword(): Problem {
  const { wrongCurrentPassword: problem } = accountProblems;
  const { code, text } = problem;
  return new Problem(problem, { fields: [{ field: 'currentPassword', code, text }] });
}
