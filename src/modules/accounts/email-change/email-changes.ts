import { type Actor, actorName, visitor } from '#kernel/actor.ts';
import { type Clock, dayMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem, problems } from '#kernel/problem.ts';
import { isUniqueViolation } from '#platform/database/faults.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { type Secrets, sha256Hex } from '#platform/secrets/secrets.ts';
import { checkEmailChange, type EmailChangeFields } from '../account/email-rules.ts';
import { insertAccountEvent } from '../account/events-repository.ts';
import { accountTopics } from '../account/mail-topics.ts';
import { voidResets } from '../account/open-links-repository.ts';
import type { Passwords } from '../account/passwords.ts';
import { accountProblems } from '../account/problems.ts';
import { findAccountByEmail, findAccountById } from '../account/repository.ts';
import {
  deleteEmailChangesBefore,
  findEmailChange,
  replaceEmail,
  replaceEmailChange,
  takeEmailChange,
} from './repository.ts';

/** A link works for a day. */
const linkMs = dayMs;

/** What the mail of a change is: the link, or word to the owner of an account that has the address already. */
export type EmailChangeMail =
  | Readonly<{ kind: 'link'; accountId: string; newEmail: string; token: string }>
  | Readonly<{ kind: 'already-registered'; accountId: string; askedAt: Date }>;

export interface EmailChanges {
  /** Has a link mailed to the new address; throws 400 with the refused fields, 422 `wrong_current_password`. */
  ask(db: Db, actor: Actor, fields: EmailChangeFields): Promise<void>;
  /** Takes the new address; throws 410 `confirmation_link_not_valid`, also where somebody else has it by now. */
  confirm(db: Db, token: string): Promise<{ login: string }>;
  /** For the job that sends it; undefined once there is nothing to send. */
  findMail(db: Db, id: string): Promise<EmailChangeMail | undefined>;
  eraseOld(db: Db): Promise<number>;
}

export function createEmailChanges(deps: {
  clock: Clock;
  outbox: Outbox;
  secrets: Secrets;
  passwords: Passwords;
}): EmailChanges {
  const { clock, outbox, secrets, passwords } = deps;
  // Made from the id and this installation's secret, as the links of registrations are.
  const tokenOf = (id: string) => secrets.derive(`email-change:${id}`).toString('hex');

  return {
    async ask(db, actor, fields) {
      const accountId = actor.kind === 'account' ? actor.accountId : undefined;
      const account = accountId === undefined ? undefined : await findAccountById(db, accountId);
      if (account === undefined) throw new Problem(problems.unauthenticated);
      const faults = checkEmailChange(fields, account.email);
      if (faults.length > 0) throw new Problem(problems.invalidInput, { fields: faults });
      if (!(await passwords.verify(account.passwordHash, fields.password))) throw wrongPassword();
      const now = clock.now();
      const id = uuidv7(now);
      await db.transaction().execute(async (tx) => {
        await replaceEmailChange(tx, {
          id,
          accountId: account.id,
          newEmail: fields.newEmail.trim(),
          tokenHash: sha256Hex(tokenOf(id)),
          createdAt: now,
        });
        const event = { accountId: account.id, event: 'email_change_asked', at: now } as const;
        await insertAccountEvent(tx, { ...event, actor: actorName(actor) });
        const payload = { changeId: id };
        await outbox.enqueue(tx, { topic: accountTopics.emailChange, key: `email-change:${id}`, payload });
      });
    },

    async confirm(db, token) {
      try {
        return await db.transaction().execute(async (tx) => {
          const now = clock.now();
          const change = await takeEmailChange(tx, sha256Hex(token));
          if (change === undefined || now.getTime() - change.createdAt.getTime() >= linkMs) {
            throw new Problem(accountProblems.linkNotValid);
          }
          const { id, accountId, newEmail } = change;
          const oldEmail = await replaceEmail(tx, accountId, newEmail);
          if (oldEmail === undefined) throw new Problem(accountProblems.linkNotValid);
          // Links for a new password lie in the mailbox that is left.
          await voidResets(tx, accountId, now);
          const event = { accountId, event: 'email_changed', actor: actorName(visitor), at: now } as const;
          await insertAccountEvent(tx, event);
          // The account no longer knows the address that has to hear of it.
          const payload = { accountId, oldEmail: secrets.seal(oldEmail) };
          const key = `account:${accountId}:email-changed:${id}`;
          await outbox.enqueue(tx, { topic: accountTopics.emailChanged, key, payload });
          return { login: newEmail };
        });
      } catch (error) {
        // Somebody has registered the address meanwhile: which one exists is not told.
        if (isUniqueViolation(error)) throw new Problem(accountProblems.linkNotValid);
        throw error;
      }
    },

    async findMail(db, id) {
      const change = await findEmailChange(db, id);
      if (change === undefined) return undefined;
      const { accountId, newEmail, createdAt } = change;
      const holder = await findAccountByEmail(db, newEmail);
      return holder === undefined || holder.id === accountId
        ? { kind: 'link', accountId, newEmail, token: tokenOf(id) }
        : { kind: 'already-registered', accountId: holder.id, askedAt: createdAt };
    },

    eraseOld: (db) => deleteEmailChangesBefore(db, new Date(clock.now().getTime() - 2 * linkMs)),
  };
}

function wrongPassword(): Problem {
  const { code, text } = accountProblems.wrongCurrentPassword;
  return new Problem(accountProblems.wrongCurrentPassword, { fields: [{ field: 'password', code, text }] });
}
