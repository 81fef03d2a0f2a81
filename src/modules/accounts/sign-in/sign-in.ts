import { actorName, visitor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import { type Account, profileOf } from '../account/account.ts';
import { insertAccountEvent } from '../account/events-repository.ts';
import { accountTopics } from '../account/mail-topics.ts';
import type { Passwords } from '../account/passwords.ts';
import { accountProblems } from '../account/problems.ts';
import {
  findAccountByEmail,
  findAccountById,
  holdAccount,
  replacePasswordHash,
} from '../account/repository.ts';
import { findLatestRegistration } from '../registration/repository.ts';
import type { CodeAttempts, CodeCheck } from '../second-factor/code-check.ts';
import { deviceLabel } from '../sessions/device-label.ts';
import type { Session } from '../sessions/repository.ts';
import { continueSession, endSession, type Started, startSession } from '../sessions/sessions.ts';
import type { AccessKeys } from './access-keys.ts';
import { signAccessToken } from './access-token.ts';

/** A pair for the client: a JWT for ten minutes and the token that gets the next pair. */
export type Tokens = Readonly<{ token: string; refreshToken: string }>;

export interface SignIn {
  /**
   * Throws 401 `wrong_credentials`, the same for every reason, 403 `email_not_confirmed` where the password is that of
   * a registration, or 503 `sign_in_busy`. With a second factor: 403 `second_factor_required` without a code, 401
   * `wrong_second_factor` with a wrong one; both only after the right password. Of `userAgent` only the names of browser
   * and system are kept.
   */
  login(
    db: Db,
    credentials: {
      email: string;
      password: string;
      code?: string | undefined;
      userAgent?: string | undefined;
    },
  ): Promise<Tokens>;
  /** Throws 401 `session_ended`. */
  refresh(db: Db, given: { refreshToken: string }): Promise<Tokens>;
  /** Ends the sign-in of a refresh token; one that nobody has ends nothing. */
  logout(db: Db, given: { refreshToken: string }): Promise<void>;
}

export function createSignIn(deps: {
  clock: Clock;
  keys: AccessKeys;
  outbox: Outbox;
  passwords: Passwords;
  codes: CodeCheck;
  attempts: CodeAttempts;
}): SignIn {
  const { clock, keys, outbox, passwords, codes, attempts } = deps;

  const tokensFor = async (account: Account, { sessionId, refreshToken }: Started): Promise<Tokens> => ({
    token: await signAccessToken({ ...profileOf(account), sessionId }, keys, clock),
    refreshToken,
  });

  /** The hash as it stands after a sign-in: made anew if today's settings are stronger. */
  async function renewHash(db: Db, { id, passwordHash }: Account, password: string): Promise<string> {
    if (!passwords.isOutdated(passwordHash)) return passwordHash;
    const renewed = await passwords.hash(password);
    return (await replacePasswordHash(db, id, { from: passwordHash, to: renewed })) ? renewed : passwordHash;
  }

  /** Somebody has a copy of a token: the owner hears which sign-in was ended, and once, as it can end only once. */
  async function tellOwner(tx: Tx, { accountId, familyId }: Session): Promise<void> {
    const event = { accountId, event: 'refresh_token_reused', actor: actorName(visitor) } as const;
    await insertAccountEvent(tx, { ...event, at: clock.now() });
    await outbox.enqueue(tx, {
      topic: accountTopics.refreshTokenReused,
      key: `account:${accountId}:refresh-token-reused:${familyId}`,
      payload: { sessionId: familyId },
    });
  }

  return {
    async login(db, { email, password, code, userAgent }) {
      // Both are always looked for, and one hash is always compared: no answer comes sooner than another.
      const [account, registration] = await Promise.all([
        findAccountByEmail(db, email),
        findLatestRegistration(db, email),
      ]);
      const stored = (account ?? registration)?.passwordHash;
      const isRight = await passwords.verify(stored, password);
      if (!isRight) throw new Problem(accountProblems.wrongCredentials);
      if (account === undefined) throw new Problem(accountProblems.emailNotConfirmed);
      if (account.disabledAt !== null) throw new Problem(accountProblems.wrongCredentials);
      const passwordHash = await renewHash(db, account, password);
      const enter = () =>
        db.transaction().execute(async (tx) => {
          // A password changed while this one was being compared must not leave a sign-in behind.
          if (!(await holdAccount(tx, account.id, passwordHash))) {
            throw new Problem(accountProblems.wrongCredentials);
          }
          // Asked after the account is held: one that is being switched on at this moment is seen.
          await codes.demand(tx, account.id, code);
          return startSession(tx, account.id, clock.now(), deviceLabel(userAgent));
        });
      const isCounted = account.hasSecondFactor && code !== undefined;
      return tokensFor(account, await (isCounted ? attempts.tryCode(account.id, enter) : enter()));
    },

    async refresh(db, { refreshToken }) {
      const continued = await continueSession(db, refreshToken, clock.now(), {
        findHolder: findGoodAccount,
        onCopy: tellOwner,
      });
      if (continued === undefined) throw new Problem(accountProblems.sessionEnded);
      return tokensFor(continued.holder, continued);
    },

    logout(db, { refreshToken }) {
      const at = clock.now();
      return endSession(db, refreshToken, at, (tx, accountId) =>
        insertAccountEvent(tx, { accountId, event: 'session_ended', actor: `account:${accountId}`, at }),
      );
    },
  };
}

async function findGoodAccount(tx: Tx, id: string): Promise<Account | undefined> {
  const account = await findAccountById(tx, id);
  return account?.disabledAt === null ? account : undefined;
}
