import { type Actor, actorName } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { type Account, profileOf } from '../account/account.ts';
import { insertAccountEvent } from '../account/events-repository.ts';
import { accountTopics } from '../account/mail-topics.ts';
import type { Passwords } from '../account/passwords.ts';
import { accountProblems } from '../account/problems.ts';
import { findAccountById } from '../account/repository.ts';
import type { CodeAttempts, CodeCheck } from '../second-factor/code-check.ts';
import { findSecondFactor } from '../second-factor/repository.ts';
import type { SecurityEventsService } from '../security-events/security-events.ts';
import {
  eraseAccountRow,
  findBelongings,
  findCompanyOf,
  listAccountEvents,
  listNotificationAddresses,
  listSecurityEvents,
  listSignIns,
  lockAccount,
} from './repository.ts';

/** Proof that the owner is at the keyboard: good for as long as the password is this one; a code is yet to be used. */
export type Identity = Readonly<{
  accountId: string;
  passwordHash: string;
  code: string | undefined;
  locale: Locale;
}>;

/** Everything that the accounts room keeps about a person and may show them: no hashes, keys or names of staff. */
export type OwnAccount = Awaited<ReturnType<typeof readOwnAccount>>;

export interface ExportAndErasure {
  /** Throws 401 where there is no account any more, 422 `wrong_current_password` at the field `password`. */
  confirmIdentity(
    db: Db,
    accountId: string,
    given: { password: string; code?: string | undefined },
  ): Promise<Identity>;
  /** Throws 401 where there is no account any more. */
  get(db: Db, actor: Actor): Promise<OwnAccount>;
  /** Leaves word that somebody has taken the data along. */
  noteExport(tx: Tx, accountId: string, actor: Actor): Promise<void>;
  /**
   * Keeps a confirmed account as it is until the transaction ends, and uses its code up where a second factor is on.
   * Throws 401 if it has changed meanwhile, 403 `second_factor_required`, 422 `wrong_code` at the field `code`, 429.
   */
  lockConfirmed(tx: Tx, identity: Identity): Promise<{ email: string }>;
  /** Empties an account that `lockConfirmed` holds, ends its sign-ins, and says goodbye by mail. */
  erase(tx: Tx, identity: Identity, email: string): Promise<void>;
}

/** Export and erasure of what this room has of a person. */
export function createExportAndErasure(deps: {
  clock: Clock;
  outbox: Outbox;
  secrets: Secrets;
  passwords: Passwords;
  codes: CodeCheck;
  attempts: CodeAttempts;
  securityEvents: Pick<SecurityEventsService, 'writeGathered'>;
}): ExportAndErasure {
  const { clock, outbox, secrets, passwords, codes, attempts, securityEvents } = deps;

  async function demandCode(tx: Tx, accountId: string, typed: string | undefined): Promise<void> {
    const factor = await findSecondFactor(tx, accountId);
    if (factor === undefined || factor.confirmedAt === null) return;
    if (typed === undefined || typed === '') throw new Problem(accountProblems.secondFactorRequired);
    await attempts.tryCode(accountId, async () => {
      if (await codes.take(tx, accountId, typed)) return;
      const { code, text } = accountProblems.wrongCode;
      throw new Problem(accountProblems.wrongCode, { fields: [{ field: 'code', code, text }] });
    });
  }

  return {
    async confirmIdentity(db, accountId, { password, code }) {
      const { id, passwordHash, locale } = await getAccount(db, accountId);
      if (!(await passwords.verify(passwordHash, password))) {
        const { code: kind, text } = accountProblems.wrongCurrentPassword;
        const fields = [{ field: 'password', code: kind, text }];
        throw new Problem(accountProblems.wrongCurrentPassword, { fields });
      }
      return { accountId: id, passwordHash, code, locale };
    },

    async get(db, actor) {
      await securityEvents.writeGathered(db);
      return readOwnAccount(db, actor);
    },

    noteExport: (tx, accountId, actor) =>
      insertAccountEvent(tx, {
        accountId,
        event: 'data_exported',
        actor: actorName(actor),
        at: clock.now(),
      }),

    async lockConfirmed(tx, { accountId, passwordHash, code }) {
      const held = await lockAccount(tx, { id: accountId, passwordHash });
      if (held === undefined) throw new Problem(problems.unauthenticated);
      await demandCode(tx, accountId, code);
      return held;
    },

    async erase(tx, { accountId, locale }, email) {
      const at = clock.now();
      await eraseAccountRow(tx, { id: accountId, email, at });
      await insertAccountEvent(tx, { accountId, event: 'erased', actor: `account:${accountId}`, at });
      await outbox.enqueue(tx, {
        topic: accountTopics.erased,
        key: `account:${accountId}:erased`,
        payload: { to: secrets.seal(email), locale },
      });
    },
  };
}

async function readOwnAccount(db: Db, actor: Actor) {
  if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
  const account = await getAccount(db, actor.accountId);
  const { id } = account;
  const [belongings, signIns, events, notificationAddresses, securityEvents, company] = await Promise.all([
    findBelongings(db, id),
    listSignIns(db, id),
    listAccountEvents(db, id),
    listNotificationAddresses(db, id),
    listSecurityEvents(db, id),
    findCompanyOf(db, id),
  ]);
  const { avatar: _address, ...profile } = profileOf(account);
  const { avatar, secondFactorSince, newEmail } = belongings;
  return {
    accountId: id,
    email: account.email,
    locale: account.locale,
    profile: {
      ...profile,
      locale: account.locale,
      createdAt: account.createdAt,
      secondFactorSince,
      newEmail,
      avatarUploadedAt: avatar?.uploadedAt ?? null,
    },
    signIns,
    // Who of the staff it was is their data, not this person's.
    events: events.map(({ actor: name, ...event }) => ({
      ...event,
      by: name === `account:${id}` || name === 'visitor' ? 'you' : 'us',
    })),
    notificationAddresses,
    securityEvents,
    company,
    avatar: avatar?.image ?? null,
  };
}

async function getAccount(db: Db, id: string): Promise<Account> {
  const account = await findAccountById(db, id);
  if (account === undefined || account.disabledAt !== null) throw new Problem(problems.unauthenticated);
  return account;
}
