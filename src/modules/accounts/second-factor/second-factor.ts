import type { Actor } from '#kernel/actor.ts';
import { type Clock, minuteMs } from '#kernel/clock.ts';
import type { BodyOf, ReplyOf } from '#kernel/endpoint.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem, type ProblemDefinition, problems } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import type { Account } from '../account/account.ts';
import { type AccountEvent, insertAccountEvent } from '../account/events-repository.ts';
import { accountTopics } from '../account/mail-topics.ts';
import { getOwnAccount } from '../account/own-account.ts';
import type { Passwords } from '../account/passwords.ts';
import { accountProblems } from '../account/problems.ts';
import { revokeOtherFamilies } from '../sessions/repository.ts';
import type { CodeAttempts, CodeCheck } from './code-check.ts';
import type * as contract from './contract.ts';
import { qrOf } from './qr.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import {
  countRecoveryCodes,
  deleteMovesBefore,
  deleteSecondFactor,
  findMove,
  findSecondFactor,
  lockAccount,
  moveSecret,
  putMove,
  putSecret,
  replaceRecoveryCodes,
  setConfirmed,
} from './repository.ts';
import { needsSecondFactor } from './requirement.ts';
import { createTotpSecret, totpUri } from './totp.ts';

/** So long a new telephone may take to its first code. */
const moveMs = 15 * minuteMs;

type Reply<Name extends keyof typeof contract> = Promise<ReplyOf<(typeof contract)[Name]>>;
type Given<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>;

/**
 * A code of an app beside the password. A wrong password or code is 422 at its field: the person is signed in, and 401
 * would say otherwise.
 */
export interface SecondFactor {
  get(db: Db, actor: Actor): Reply<'getSecondFactor'>;
  /** Throws 409 `second_factor_on`: one that is in force is replaced by switching it off first. */
  start(db: Db, actor: Actor, given: Given<'startSecondFactor'>): Reply<'startSecondFactor'>;
  /** Ends every other sign-in. Throws 409 `second_factor_not_started` or `second_factor_on`. */
  confirm(db: Db, actor: Actor, given: Given<'confirmSecondFactor'>): Reply<'confirmSecondFactor'>;
  /** Another telephone: answers its key. The one in force stays until `confirmMove`. Throws 409 `second_factor_off`. */
  startMove(db: Db, actor: Actor, given: Given<'startSecondFactorMove'>): Reply<'startSecondFactorMove'>;
  /** Ends every other sign-in; makes new recovery codes. Throws 409 `second_factor_not_started` or `second_factor_off`. */
  confirmMove(
    db: Db,
    actor: Actor,
    given: Given<'confirmSecondFactorMove'>,
  ): Reply<'confirmSecondFactorMove'>;
  /** Forgets moves that nobody has confirmed; answers how many. */
  eraseOldMoves(db: Db): Promise<number>;
  /** Throws 403 `second_factor_needed_by_role`, 409 `second_factor_off`. */
  switchOff(db: Db, actor: Actor, given: Given<'switchOffSecondFactor'>): Promise<void>;
  /** Throws 409 `second_factor_off`. */
  renewRecoveryCodes(db: Db, actor: Actor, given: Given<'renewRecoveryCodes'>): Reply<'renewRecoveryCodes'>;
}

export function createSecondFactor(deps: {
  clock: Clock;
  outbox: Outbox;
  secrets: Secrets;
  passwords: Passwords;
  codes: CodeCheck;
  attempts: CodeAttempts;
}): SecondFactor {
  const { clock, outbox, secrets, passwords, codes, attempts } = deps;

  const moveStart = () => new Date(clock.now().getTime() - moveMs);

  /** A key for an app, and how it is kept. */
  function makeKey(email: string) {
    const secret = createTotpSecret();
    const uri = totpUri(secret, email);
    return { secretSealed: secrets.seal(secret), key: { secret, uri, qr: qrOf(uri) } };
  }

  async function assertPassword(account: Account, password: string): Promise<void> {
    if (!(await passwords.verify(account.passwordHash, password))) {
      throw refusedField('password', accountProblems.wrongCurrentPassword);
    }
  }

  /** Event and mail, in the transaction that did it. */
  async function tell(tx: Tx, accountId: string, event: AccountEvent, topic: string): Promise<void> {
    const at = clock.now();
    await insertAccountEvent(tx, { accountId, event, actor: `account:${accountId}`, at });
    await outbox.enqueue(tx, {
      topic,
      key: `account:${accountId}:${event}:${uuidv7(at)}`,
      payload: { accountId },
    });
  }

  async function makeRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
    const made = createRecoveryCodes();
    const hashes = made.map((code) => codes.hashOf(accountId, code));
    await replaceRecoveryCodes(tx, accountId, hashes);
    return made;
  }

  /** For changes to one that is in force: who may make them knows the password and has a code. */
  async function change<Done>(
    db: Db,
    account: Account,
    { password, code }: { password: string; code: string },
    work: (tx: Tx) => Promise<Done>,
  ): Promise<Done> {
    if (!account.hasSecondFactor) throw new Problem(accountProblems.secondFactorOff);
    await assertPassword(account, password);
    const run = () =>
      db.transaction().execute(async (tx) => {
        await lock(tx, account);
        const factor = await findSecondFactor(tx, account.id);
        if (factor === undefined) throw new Problem(accountProblems.secondFactorOff);
        if (!(await codes.take(tx, account.id, code))) throw refusedField('code', accountProblems.wrongCode);
        return work(tx);
      });
    return attempts.tryCode(account.id, run);
  }

  return {
    async get(db, actor) {
      const account = await getOwnAccount(db, actor);
      const [factor, left] = await Promise.all([
        findSecondFactor(db, account.id),
        countRecoveryCodes(db, account.id),
      ]);
      const since = factor?.confirmedAt?.toISOString() ?? null;
      const isRequired = needsSecondFactor(account);
      return { isOn: since !== null, isRequired, since, recoveryCodesLeft: since === null ? 0 : left };
    },

    async start(db, actor, { password }) {
      const account = await getOwnAccount(db, actor);
      await assertPassword(account, password);
      const { secretSealed, key } = makeKey(account.email);
      await db.transaction().execute(async (tx) => {
        await lock(tx, account);
        const isPut = await putSecret(tx, { accountId: account.id, secretSealed, createdAt: clock.now() });
        if (!isPut) throw new Problem(accountProblems.secondFactorOn);
      });
      return key;
    },

    async confirm(db, actor, { code }) {
      const account = await getOwnAccount(db, actor);
      const { id } = account;
      const keptId = sessionOf(actor);
      return db.transaction().execute(async (tx) => {
        await lock(tx, account);
        const factor = await findSecondFactor(tx, id);
        if (factor === undefined) throw new Problem(accountProblems.secondFactorNotStarted);
        if (factor.confirmedAt !== null) throw new Problem(accountProblems.secondFactorOn);
        if (!(await codes.takeFromApp(tx, id, factor.secretSealed, code))) {
          throw refusedField('code', accountProblems.wrongCode);
        }
        const at = clock.now();
        await setConfirmed(tx, id, at);
        const recoveryCodes = await makeRecoveryCodes(tx, id);
        // Whoever signed in without a code must do it again with one.
        await revokeOtherFamilies(tx, { accountId: id, keptId, revokedAt: at });
        await tell(tx, id, 'second_factor_on', accountTopics.secondFactorOn);
        return { recoveryCodes };
      });
    },

    async startMove(db, actor, given) {
      const account = await getOwnAccount(db, actor);
      const sessionId = sessionOf(actor);
      const { secretSealed, key } = makeKey(account.email);
      const createdAt = clock.now();
      await change(db, account, given, (tx) =>
        putMove(tx, { accountId: account.id, sessionId, secretSealed, createdAt }),
      );
      return key;
    },

    async confirmMove(db, actor, { code }) {
      const account = await getOwnAccount(db, actor);
      const { id } = account;
      const sessionId = sessionOf(actor);
      return db.transaction().execute(async (tx) => {
        await lock(tx, account);
        const factor = await findSecondFactor(tx, id);
        if (factor === undefined || factor.confirmedAt === null) {
          throw new Problem(accountProblems.secondFactorOff);
        }
        const move = await findMove(tx, { accountId: id, sessionId, since: moveStart() });
        if (move === undefined) throw new Problem(accountProblems.secondFactorNotStarted);
        const step = codes.stepOf(move.secretSealed, code);
        if (step === undefined) throw refusedField('code', accountProblems.wrongCode);
        const at = clock.now();
        await moveSecret(tx, { accountId: id, secretSealed: move.secretSealed, step, at });
        // Those that lie beside the old telephone may be lost with it.
        const recoveryCodes = await makeRecoveryCodes(tx, id);
        await revokeOtherFamilies(tx, { accountId: id, keptId: sessionId, revokedAt: at });
        await tell(tx, id, 'second_factor_moved', accountTopics.secondFactorMoved);
        return { recoveryCodes };
      });
    },

    eraseOldMoves: (db) => deleteMovesBefore(db, moveStart()),

    async switchOff(db, actor, given) {
      const account = await getOwnAccount(db, actor);
      if (needsSecondFactor(account)) throw new Problem(accountProblems.secondFactorNeededByRole);
      await change(db, account, given, async (tx) => {
        await deleteSecondFactor(tx, account.id);
        await tell(tx, account.id, 'second_factor_off', accountTopics.secondFactorOff);
      });
    },

    async renewRecoveryCodes(db, actor, given) {
      const account = await getOwnAccount(db, actor);
      return change(db, account, given, async (tx) => {
        const recoveryCodes = await makeRecoveryCodes(tx, account.id);
        await tell(tx, account.id, 'recovery_codes_renewed', accountTopics.recoveryCodesRenewed);
        return { recoveryCodes };
      });
    },
  };
}

async function lock(tx: Tx, { id, passwordHash }: Account): Promise<void> {
  if (!(await lockAccount(tx, id, passwordHash))) throw new Problem(problems.unauthenticated);
}

function sessionOf(actor: Actor): string {
  if (actor.kind !== 'account' || actor.sessionId === undefined) throw new Problem(problems.unauthenticated);
  return actor.sessionId;
}

function refusedField(field: string, problem: ProblemDefinition): Problem {
  const { code, text } = problem;
  return new Problem(problem, { fields: [{ field, code, text }] });
}
