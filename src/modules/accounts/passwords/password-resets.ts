import { z } from 'zod';
import { actorName, visitor } from '#kernel/actor.ts';
import { type Clock, dayMs, hourMs, minuteMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { type Locale, locales } from '#kernel/locale.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { type Secrets, sha256Hex } from '#platform/secrets/secrets.ts';
import { insertAccountEvent } from '../account/events-repository.ts';
import { accountTopics } from '../account/mail-topics.ts';
import { dropEmailChange } from '../account/open-links-repository.ts';
import { withChoice } from '../account/password-choice/password-choice.ts';
import { chooserOf, type Passwords } from '../account/passwords.ts';
import { accountProblems } from '../account/problems.ts';
import { findAccountByEmail } from '../account/repository.ts';
import { revokeOtherFamilies } from '../sessions/repository.ts';
import type { SignInAttempts } from '../sign-in/sign-in-attempts.ts';
import { checkNewPassword, checkResetAddress, type NewPasswordFields } from './password-reset-rules.ts';
import * as repository from './repository.ts';

/** A link works for half an hour; of an account that asks and asks, three mails an hour leave. */
const resetLinkMs = 30 * minuteMs;
const maxMailsPerHour = 3;
/** Longer than any count or link needs them. */
const keptMs = dayMs;

/** What the job is given: the address is sealed, and the outbox forgets it once the job has run. */
const asked = z.object({ sealedEmail: z.string(), locale: z.enum(locales) });

/** The mail that a job has to send. */
export type ResetMail = Readonly<{ token: string; email: string; locale: Locale }>;

export interface PasswordResets {
  /** Does the same in the same time for every address: only the job looks whose it is. Throws 400 for what is none. */
  askReset(db: Db, email: string, locale: Locale): Promise<void>;
  /** Whose password a link is for; throws 410 `reset_link_not_valid`. */
  checkReset(db: Db, token: string): Promise<{ login: string }>;
  /** Sets the password, ends every sign-in and lets `address` sign in again; throws 400 with the refused fields, 410 `reset_link_not_valid`. */
  reset(db: Db, fields: NewPasswordFields & { token: string; address?: string }): Promise<{ login: string }>;
  /** For the job: makes the link, the same one for the same row; undefined where nobody gets a mail. */
  makeResetMail(db: Db, payload: unknown, rowId: string): Promise<ResetMail | undefined>;
  /** Deletes links that are long used or over; answers how many. */
  eraseOldResets(db: Db): Promise<number>;
}

export function createPasswordResets(deps: {
  clock: Clock;
  outbox: Outbox;
  secrets: Secrets;
  passwords: Passwords;
  attempts: Pick<SignInAttempts, 'forgive'>;
}): PasswordResets {
  const { clock, outbox, secrets, passwords, attempts } = deps;
  // 256 bits, made from the id and this installation's secret: a job that runs twice mails the same link twice.
  const tokenOf = (id: string) => secrets.derive(`reset-password:${id}`).toString('hex');
  const before = (ms: number) => new Date(clock.now().getTime() - ms);

  async function getGoodReset(db: Db, token: string) {
    const reset = await repository.findGoodReset(db, sha256Hex(token), before(resetLinkMs));
    if (reset === undefined) throw new Problem(accountProblems.resetLinkNotValid);
    return reset;
  }

  return {
    async askReset(db, email, locale) {
      const faults = checkResetAddress(email);
      if (faults.length > 0) throw new Problem(problems.invalidInput, { fields: faults });
      const payload: z.input<typeof asked> = { sealedEmail: secrets.seal(email.trim()), locale };
      const key = `password-reset:${uuidv7(clock.now())}`;
      const topic = accountTopics.passwordResetAsked;
      await db.transaction().execute((tx) => outbox.enqueue(tx, { topic, key, payload }));
    },

    checkReset: async (db, token) => ({ login: (await getGoodReset(db, token)).email }),

    async reset(db, { token, address = '', ...fields }) {
      const faults = checkNewPassword(fields);
      if (faults.length > 0) throw new Problem(problems.invalidInput, { fields: faults });
      // Looked at before the costly hash, and once more where it is used up.
      const { id, accountId, email } = await getGoodReset(db, token);
      const account = await findAccountByEmail(db, email);
      const chooser = account === undefined ? { email, names: [] } : chooserOf(account);
      const poor = withChoice([], 'newPassword', fields.newPassword, chooser);
      if (poor.length > 0) throw new Problem(problems.invalidInput, { fields: poor });
      const passwordHash = await passwords.hash(fields.newPassword);
      const at = clock.now();
      await db.transaction().execute(async (tx) => {
        // In the order in which another e-mail is confirmed, so that neither waits for the other.
        await dropEmailChange(tx, accountId);
        // The account next: a sign-in with the old password either is there to be ended, or is refused.
        const isSet = await repository.setPasswordHash(tx, accountId, passwordHash);
        if (!isSet || !(await repository.spendReset(tx, id, at))) {
          throw new Problem(accountProblems.resetLinkNotValid);
        }
        await revokeOtherFamilies(tx, { accountId, keptId: undefined, revokedAt: at });
        await insertAccountEvent(tx, { accountId, event: 'password_reset', actor: actorName(visitor), at });
        await outbox.enqueue(tx, {
          topic: accountTopics.passwordReset,
          key: `account:${accountId}:password-reset:${id}`,
          payload: { accountId },
        });
      });
      // Who forgot a password has tried some before.
      await attempts.forgive({ email, address });
      return { login: email };
    },

    async makeResetMail(db, payload, rowId) {
      const { sealedEmail, locale } = asked.parse(payload);
      const account = await findAccountByEmail(db, secrets.unseal(sealedEmail));
      if (account === undefined || account.disabledAt !== null) return undefined;
      const { id: accountId, email } = account;
      const token = tokenOf(rowId);
      return db.transaction().execute(async (tx) => {
        await repository.lockAccount(tx, accountId);
        if (!(await repository.hasReset(tx, rowId))) {
          const sent = await repository.countResetsSince(tx, accountId, before(hourMs));
          if (sent >= maxMailsPerHour) return undefined;
          const createdAt = clock.now();
          await repository.insertReset(tx, { id: rowId, accountId, tokenHash: sha256Hex(token), createdAt });
          const event = { accountId, event: 'password_reset_asked', actor: actorName(visitor) } as const;
          await insertAccountEvent(tx, { ...event, at: createdAt });
        }
        // A mail that could not leave for so long that its link is over, or that was overtaken, stays here.
        const good = await repository.findGoodReset(tx, sha256Hex(token), before(resetLinkMs));
        return good && { token, email, locale };
      });
    },

    eraseOldResets: (db) => repository.deleteResetsBefore(db, before(keptMs)),
  };
}
