import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '#kernel/problem.ts';
import { createSemaphore, type Semaphore } from '#platform/limits/semaphore.ts';
import type { Account } from './account.ts';
import { type Chooser, choiceRefusal } from './password-choice/password-choice.ts';
import { passwordRefusal } from './password-rules.ts';
import { accountProblems } from './problems.ts';

/** The smallest argon2id set that OWASP accepts: 19 MiB, 2 passes, 1 lane; about 35 ms on a small machine. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const costPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;

/** A hash of a random text nobody knows: an address without an account costs the same time as a wrong password. */
const dummyHash = `${costPrefix}GS5Ty/PGgZmWH9wZHZyP9g$MqXHSUQzDh80L7zXQWMKMXtD+VeCPZybnWdCdZpH+FU`;

/** More waiting than this would keep everybody waiting for seconds. */
const queueLimit = 50;
const retryAfterSeconds = 5;

/**
 * How many passwords are hashed at once: pages and calls keep one core, and half of the eight threads that hashing shares
 * with files, DNS and tokens (bin/start.ts).
 */
export function hashesAtOnce(cores = availableParallelism()): number {
  return Math.max(1, Math.min(4, cores - 1));
}

/** The turns that everybody who hashes waits for. */
export function createPasswordSemaphore(): Semaphore {
  return createSemaphore({ parallel: hashesAtOnce(), queueLimit });
}

/** Hashes and compares passwords; refuses with 503 and Retry-After when too many wait. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** False for a wrong password and, after the same time, for no hash at all. */
  verify(stored: string | undefined, password: string): Promise<boolean>;
  /** The stored hash was made with other settings than today's. */
  isOutdated(stored: string): boolean;
}

export function createPasswords(semaphore: Semaphore): Passwords {
  const refuse = () => new Problem(accountProblems.signInBusy, { retryAfterSeconds });
  return {
    hash: (password) => semaphore.run(() => hash(password, cost), refuse),
    async verify(stored, password) {
      const isRight = await semaphore.run(() => verify(stored ?? dummyHash, password), refuse);
      return isRight && stored !== undefined;
    },
    isOutdated: (stored) => !stored.startsWith(costPrefix),
  };
}

/** The specification's rule for new passwords; throws `weak_password`, and `common_password` or `personal_password`. */
export function assertPassword(password: string, chooser: Chooser): void {
  if (passwordRefusal(password) !== undefined) throw new Problem(accountProblems.weakPassword);
  const refusal = choiceRefusal(password, chooser);
  if (refusal !== undefined) throw new Problem({ ...refusal, status: 400 });
}

/** Whose words a password of this account must not hold. */
export function chooserOf({ email, lastName, firstName, username, company }: ChoosingAccount): Chooser {
  return { email, names: [lastName, firstName, username, company?.name ?? null, company?.nameLat ?? null] };
}

type ChoosingAccount = Pick<Account, 'email' | 'lastName' | 'firstName' | 'username' | 'company'>;
