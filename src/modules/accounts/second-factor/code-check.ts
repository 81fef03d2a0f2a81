import type { Clock } from '#kernel/clock.ts';
import { uuidv7 } from '#kernel/identifier.ts';
import { Problem } from '#kernel/problem.ts';
import type { Tx } from '#platform/database/kysely.ts';
import type { Outbox } from '#platform/jobs/outbox.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { insertAccountEvent } from '../account/events-repository.ts';
import { accountTopics } from '../account/mail-topics.ts';
import { accountProblems } from '../account/problems.ts';
import { readCode, recoveryCodeHash } from './recovery-codes.ts';
import { findSecondFactor, takeRecoveryCode, takeStep } from './repository.ts';
import { stepOfCode } from './totp.ts';

/** Bounds how often a code may be wrong; throws 429. */
export type CodeAttempts = Readonly<{ tryCode<T>(accountId: string, task: () => Promise<T>): Promise<T> }>;

/** Takes codes, each once. */
export interface CodeCheck {
  /**
   * For sign-in: lets pass who needs no code. Throws 403 `second_factor_required` without one and 401
   * `wrong_second_factor` for one that is not good (any more). The owner hears of a recovery code by mail.
   */
  demand(tx: Tx, accountId: string, typed: string | undefined): Promise<void>;
  /** Uses a code up; false if it is not good. */
  take(tx: Tx, accountId: string, typed: string): Promise<boolean>;
  /** Uses up a code of the app alone, in force or waiting for its first one. */
  takeFromApp(tx: Tx, accountId: string, secretSealed: string, typed: string): Promise<boolean>;
  /** The step of a good code of an app whose key is not in force yet; undefined if it is not good. */
  stepOf(secretSealed: string, typed: string): number | undefined;
  /** What is kept of a recovery code. */
  hashOf(accountId: string, recoveryCode: string): string;
}

export function createCodeCheck(deps: { clock: Clock; outbox: Outbox; secrets: Secrets }): CodeCheck {
  const { clock, outbox, secrets } = deps;
  const hashKey = secrets.derive('recovery-codes');
  const hashOf = (accountId: string, code: string) => recoveryCodeHash(hashKey, accountId, code);

  function stepOf(sealed: string, typed: string): number | undefined {
    const given = readCode(typed);
    if (given?.kind !== 'app') return undefined;
    return stepOfCode(secrets.unseal(sealed), given.code, clock.now());
  }

  async function takeFromApp(tx: Tx, accountId: string, sealed: string, typed: string): Promise<boolean> {
    const step = stepOf(sealed, typed);
    return step !== undefined && (await takeStep(tx, accountId, step));
  }

  /** Also writes down that it was used. */
  async function takeRecovery(tx: Tx, accountId: string, typed: string): Promise<boolean> {
    const given = readCode(typed);
    if (given?.kind !== 'recovery') return false;
    const at = clock.now();
    const hash = hashOf(accountId, given.code);
    if (!(await takeRecoveryCode(tx, { accountId, hash, usedAt: at }))) return false;
    const actor = `account:${accountId}`;
    await insertAccountEvent(tx, { accountId, event: 'recovery_code_used', actor, at });
    return true;
  }

  return {
    async demand(tx, accountId, typed) {
      const factor = await findSecondFactor(tx, accountId);
      if (factor === undefined || factor.confirmedAt === null) return;
      if (typed === undefined || typed === '') throw new Problem(accountProblems.secondFactorRequired);
      if (await takeFromApp(tx, accountId, factor.secretSealed, typed)) return;
      if (!(await takeRecovery(tx, accountId, typed))) throw wrongAtSignIn();
      await outbox.enqueue(tx, {
        topic: accountTopics.recoveryCodeUsed,
        key: `account:${accountId}:recovery-code-used:${uuidv7(clock.now())}`,
        payload: { accountId },
      });
    },

    async take(tx, accountId, typed) {
      const factor = await findSecondFactor(tx, accountId);
      if (factor === undefined || factor.confirmedAt === null) return false;
      return (
        (await takeFromApp(tx, accountId, factor.secretSealed, typed)) ||
        (await takeRecovery(tx, accountId, typed))
      );
    },

    takeFromApp,
    stepOf,
    hashOf,
  };
}

function wrongAtSignIn(): Problem {
  const { wrongSecondFactor: problem } = accountProblems;
  const { code, text } = problem;
  return new Problem(problem, { fields: [{ field: 'code', code, text }] });
}
