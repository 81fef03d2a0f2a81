import { actorName, visitor } from '#kernel/actor.ts';
import { type Clock, dayMs, minuteMs } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { type Secrets, sha256Hex } from '#platform/secrets/secrets.ts';
import { detailsOf } from '../account/account.ts';
import { checkRegistration, type RegistrationFields } from '../account/account-rules.ts';
import { emailRefusal } from '../account/email-rules.ts';
import { insertAccountEvent } from '../account/events-repository.ts';
import { accountTopics } from '../account/mail-topics.ts';
import { withChoice } from '../account/password-choice/password-choice.ts';
import type { Passwords } from '../account/passwords.ts';
import { accountProblems } from '../account/problems.ts';
import { findAccountByEmail, insertAccount } from '../account/repository.ts';
import {
  deleteRegistration,
  deleteRegistrationsBefore,
  findLatestRegistration,
  findRegistration,
  insertRegistration,
  lockRegistration,
  noteAsked,
  type Registration,
} from './repository.ts';

/** A link works for a day after it was last asked for; what was typed is forgotten after a week. */
const linkMs = dayMs;
const keptMs = 7 * dayMs;
const maxMails = 5;
const resendEveryMs = minuteMs;

/** What the mail of a registration is: the link, or word to the owner of an account that is there already. */
export type RegistrationMail =
  | Readonly<{ kind: 'link'; registration: Registration; token: string }>
  | Readonly<{ kind: 'already-registered'; accountId: string; askedAt: Date }>;

export interface RegistrationService {
  /** Keeps a registration until its link is opened; throws 400 with the refused fields, 503 `sign_in_busy`. */
  begin(db: Db, fields: RegistrationFields, locale: Locale): Promise<{ email: string }>;
  /** Has the link mailed once more to who knows the password; does nothing, in the same time, for anybody else. */
  resend(db: Db, credentials: { email: string; password: string }): Promise<void>;
  /**
   * Leads a registration to another mailbox: the old link stops working. Throws 400 for an address that is none; does
   * nothing, in the same time, for who does not know the password.
   */
  changeEmail(db: Db, fields: { email: string; password: string; newEmail: string }): Promise<void>;
  /** Makes the account; throws 410 `confirmation_link_not_valid`. */
  confirm(db: Db, token: string): Promise<{ login: string }>;
  /** For the job that sends it; undefined once there is nothing to send. */
  findMail(db: Db, registrationId: string): Promise<RegistrationMail | undefined>;
  /** Erases registrations whose link nobody has opened for a week; answers how many went. */
  eraseOld(db: Db): Promise<number>;
}

export function createRegistrations(deps: {
  clock: Clock;
  outbox: Outbox;
  secrets: Secrets;
  passwords: Passwords;
}): RegistrationService {
  const { clock, outbox, secrets, passwords } = deps;
  // Made from the id and this installation's secret: the database holds a hash only, and the job can make it again.
  const tokenOf = (id: string) => secrets.derive(`confirm-email:${id}`).toString('hex');
  const before = (ms: number) => new Date(clock.now().getTime() - ms);

  const enqueueMail = (tx: Tx, { id, mails }: Pick<Registration, 'id' | 'mails'>) =>
    outbox.enqueue(tx, {
      topic: accountTopics.registration,
      key: `registration:${id}:mail:${mails}`,
      payload: { registrationId: id },
    });

  return {
    async begin(db, fields, locale) {
      const faults = withChoice(checkRegistration(fields), 'password', fields.password, {
        email: fields.email,
        names: [fields.lastName, fields.name, fields.username, fields.companyName, fields.companyNameLat],
      });
      if (faults.length > 0) throw new Problem(problems.invalidInput, { fields: faults });
      const passwordHash = await passwords.hash(fields.password);
      const now = clock.now();
      const id = uuidv7(now);
      const isLegalEntity = fields.legalEntityType === 'LegalEntity';
      const registration: Registration = {
        ...detailsOf(fields, isLegalEntity),
        id,
        role: isLegalEntity ? 'Director' : 'User',
        email: fields.email.trim(),
        passwordHash,
        locale,
        tokenHash: sha256Hex(tokenOf(id)),
        mails: 1,
        askedAt: now,
        createdAt: now,
      };
      // The same is done for an address that has an account; only the job that mails it looks.
      await db.transaction().execute(async (tx) => {
        await deleteRegistrationsBefore(tx, before(keptMs));
        await insertRegistration(tx, registration);
        await enqueueMail(tx, registration);
      });
      return { email: registration.email };
    },

    async resend(db, { email, password }) {
      const registration = await findLatestRegistration(db, email);
      const isRight = await passwords.verify(registration?.passwordHash, password);
      if (registration === undefined || !isRight || registration.mails >= maxMails) return;
      if (registration.askedAt > before(resendEveryMs)) return;
      const asked = { id: registration.id, mails: registration.mails + 1, askedAt: clock.now() };
      await db.transaction().execute(async (tx) => {
        if (await noteAsked(tx, asked)) await enqueueMail(tx, asked);
      });
    },

    async changeEmail(db, { email, password, newEmail }) {
      const refusal = emailRefusal(newEmail);
      if (refusal !== undefined) {
        throw new Problem(problems.invalidInput, { fields: [{ field: 'newEmail', ...refusal }] });
      }
      const registration = await findLatestRegistration(db, email);
      const isRight = await passwords.verify(registration?.passwordHash, password);
      if (registration === undefined || !isRight || registration.mails >= maxMails) return;
      const askedAt = clock.now();
      const id = uuidv7(askedAt);
      const corrected = { ...registration, id, email: newEmail.trim(), tokenHash: sha256Hex(tokenOf(id)) };
      await db.transaction().execute(async (tx) => {
        // A new row, because the link is made from its id; whoever was first, the other finds nothing to replace.
        if (!(await deleteRegistration(tx, registration.id))) return;
        await insertRegistration(tx, { ...corrected, mails: registration.mails + 1, askedAt });
        await enqueueMail(tx, { id, mails: registration.mails + 1 });
      });
    },

    confirm: (db, token) =>
      db.transaction().execute(async (tx) => {
        const registration = await lockRegistration(tx, sha256Hex(token));
        if (registration === undefined || registration.askedAt <= before(linkMs)) {
          throw new Problem(accountProblems.linkNotValid);
        }
        const createdAt = clock.now();
        const { tokenHash: _token, mails: _mails, askedAt: _asked, ...account } = registration;
        // The account keeps the id of its registration.
        if (!(await insertAccount(tx, { ...account, createdAt }))) {
          throw new Problem(accountProblems.linkNotValid);
        }
        // Others of the same address stay until they are erased: their links lead nowhere now.
        await deleteRegistration(tx, account.id);
        const event = { accountId: account.id, event: 'registered', actor: actorName(visitor) } as const;
        await insertAccountEvent(tx, { ...event, at: createdAt });
        return { login: account.email };
      }),

    async findMail(db, registrationId) {
      const registration = await findRegistration(db, registrationId);
      if (registration === undefined) return undefined;
      const account = await findAccountByEmail(db, registration.email);
      return account === undefined
        ? { kind: 'link', registration, token: tokenOf(registration.id) }
        : { kind: 'already-registered', accountId: account.id, askedAt: registration.askedAt };
    },

    eraseOld: (db) => deleteRegistrationsBefore(db, before(keptMs)),
  };
}
