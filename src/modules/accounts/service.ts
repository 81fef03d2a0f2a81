import type { Actor, Role } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { AccessKeys } from './access-keys.ts';
import { signAccessToken, verifyAccessToken } from './access-token.ts';
import type { ProfileView } from './contract.ts';
import { assertPassword, createPasswordSemaphore, createPasswords } from './passwords.ts';
import { accountProblems } from './problems.ts';
import {
  type Account,
  findAccountByEmail,
  findAccountById,
  findFullNames,
  insertAccount,
  listRoleRows,
  type RoleRow,
  updatePasswordHash,
} from './repository.ts';
import type { Semaphore } from './semaphore.ts';
import { continueSession, startSession } from './sessions/sessions.ts';

/** A pair for the client: a JWT for ten minutes and the token that gets the next pair. */
export type Tokens = Readonly<{ token: string; refreshToken: string }>;

export type NewAccount = Readonly<{
  email: string;
  password: string;
  fullName: string;
  role: Role;
  phone?: string;
  locale?: Locale;
}>;

export interface AccountsService {
  /** Throws 401 `wrong_credentials`, the same for every reason, or 503 `sign_in_busy`. */
  login(db: Db, credentials: { email: string; password: string }): Promise<Tokens>;
  /** Throws 401 `session_ended`. */
  refresh(db: Db, given: { refreshToken: string }): Promise<Tokens>;
  /** Throws 401 `unauthenticated` if the actor has no account (any more). */
  getProfile(db: Db, actor: Actor): Promise<ProfileView>;
  /** Who holds this access token; throws 401 `unauthenticated`. Staff are looked up again at every call. */
  authenticate(db: Db, accessToken: string): Promise<Actor>;
  /** Answers the id; throws 400 `weak_password` or 409 `email_taken`. */
  createAccount(db: Db, account: NewAccount): Promise<string>;
  listRoles(db: Db): Promise<RoleRow[]>;
  /** Full names by account id, for lists of the staff; ids that are null or unknown are left out. */
  namesOf(db: Db, accountIds: readonly (string | null)[]): Promise<ReadonlyMap<string, string>>;
}

/** Builds the accounts service; without a semaphore of the caller's it makes its own for password hashing. */
export function createAccounts(deps: {
  clock: Clock;
  keys: AccessKeys;
  semaphore?: Semaphore;
}): AccountsService {
  const { clock, keys } = deps;
  const passwords = createPasswords(deps.semaphore ?? createPasswordSemaphore());

  return {
    async login(db, { email, password }) {
      const account = await findAccountByEmail(db, email);
      const isRight = await passwords.verify(account?.passwordHash, password);
      if (account === undefined || !isRight || account.disabledAt !== null) {
        throw new Problem(accountProblems.wrongCredentials);
      }
      if (passwords.isOutdated(account.passwordHash)) {
        await updatePasswordHash(db, account.id, await passwords.hash(password));
      }
      const refreshToken = await startSession(db, account.id, clock.now());
      return { token: await signAccessToken(profileOf(account), keys, clock), refreshToken };
    },

    async refresh(db, { refreshToken }) {
      const continued = await continueSession(db, refreshToken, clock.now(), findGoodAccount);
      if (continued === undefined) throw new Problem(accountProblems.sessionEnded);
      const token = await signAccessToken(profileOf(continued.holder), keys, clock);
      return { token, refreshToken: continued.refreshToken };
    },

    async getProfile(db, actor) {
      const account = actor.kind === 'account' ? await findGoodAccount(db, actor.accountId) : undefined;
      if (account === undefined) throw new Problem(problems.unauthenticated);
      return profileOf(account);
    },

    async authenticate(db, accessToken) {
      const { userId, role } = await verifyAccessToken(accessToken, keys, clock);
      // A customer's token may outlive a change by ten minutes; with the rights of staff it may not.
      if (role === 'User' || role === 'Director') return { kind: 'account', accountId: userId, role };
      const account = await findGoodAccount(db, userId);
      if (account === undefined) throw new Problem(problems.unauthenticated);
      return { kind: 'account', accountId: userId, role: account.role };
    },

    async createAccount(db, { email, password, fullName, role, phone, locale }) {
      assertPassword(password);
      const createdAt = clock.now();
      const id = uuidv7(createdAt);
      const isNew = await insertAccount(db, {
        id,
        role,
        email: email.trim(),
        fullName,
        phone: phone ?? null,
        passwordHash: await passwords.hash(password),
        locale: locale ?? 'en',
        createdAt,
      });
      if (!isNew) throw new Problem(accountProblems.emailTaken);
      return id;
    },

    listRoles: listRoleRows,

    namesOf: (db, accountIds) => findFullNames(db, [...new Set(accountIds.filter((id) => id !== null))]),
  };
}

async function findGoodAccount(db: Db, id: string): Promise<Account | undefined> {
  const account = await findAccountById(db, id);
  return account?.disabledAt === null ? account : undefined;
}

function profileOf({ id, fullName, role, email, phone }: Account): ProfileView {
  return { userId: id, fullName, role, login: email, phone: phone ?? '' };
}
