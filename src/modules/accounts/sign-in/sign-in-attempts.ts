import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '#kernel/problem.ts';
import type { Counter, Limiter } from '#platform/limits/limiter.ts';
import { networkOf } from '#platform/limits/network.ts';
import { tooOften } from '#platform/limits/refusal.ts';
import { accountProblems } from '../account/problems.ts';
import type { CodeAttempts } from '../second-factor/code-check.ts';
import { failureFigures, knownAddressSeconds } from './failure-figures.ts';
import type { SignIn } from './sign-in.ts';

type Credentials = Parameters<SignIn['login']>[1];

/** Signing in with a bound on wrong passwords; `address` is the caller's. Throws 429 `too_many_requests` too. */
export interface LimitedSignIn extends Omit<SignIn, 'login'> {
  login(
    db: Parameters<SignIn['login']>[0],
    credentials: Credentials & { address?: string },
  ): ReturnType<SignIn['login']>;
}

/** Bounds how often a password or a code may be wrong. A try is one that ends in a 401, or in `wrong_code`. */
export interface SignInAttempts extends CodeAttempts {
  /** Runs one sign-in, slowly while the account is under attack; throws 429. */
  trySignIn<T>(who: { email: string; address: string }, task: () => Promise<T>): Promise<T>;
  /** Forgets the failures from an address that has shown otherwise whose account it is. */
  forgive(who: { email: string; address: string }): Promise<void>;
  /** Runs the check of a second factor's code. Refused outright: who gets so far has the password already. Throws 429. */
  tryCode<T>(accountId: string, task: () => Promise<T>): Promise<T>;
}

const slowedMs = 4_000;
const slowedAtOnce = 4;

/**
 * Every try is counted before it is made, so that a burst cannot outrun the count, and taken back unless it failed. Where
 * tries under way have used the count up, the next waits for one of them: they may all be right. What is counted is the
 * e-mail as typed: whether it has an account changes nothing.
 *
 * Five failures from one address end the tries of that address. Twenty failures from anywhere never lock the account:
 * addresses that signed in before go on as if nothing were, others wait four seconds, four at a time in each process.
 */
export function createSignInAttempts(limiter: Limiter, { slowMs = slowedMs } = {}): SignInAttempts {
  const nearby = limiter.counter('sign-in account and address', failureFigures.accountAndAddress);
  const everywhere = limiter.counter('sign-in account', failureFigures.account);
  const codes = limiter.counter('second factor', failureFigures.secondFactor);
  const known = limiter.marks('known address', knownAddressSeconds);
  const slowed = new Map<string, number>();

  const underWay = new Map<string, Set<Promise<unknown>>>();

  /** Counts one try from an address, as soon as those under way leave room for it; throws 429 where failures fill it. */
  async function enter(here: string): Promise<void> {
    for (;;) {
      const { isWithin, resetSeconds } = await nearby.count(here);
      if (isWithin) return;
      await settle([nearby.takeBack(here)]);
      const others = underWay.get(here);
      if (others === undefined) throw tooOften(resetSeconds);
      await Promise.race(others);
    }
  }

  /** The others of its address can wait for it. */
  async function inSight<T>(here: string, run: () => Promise<T>): Promise<T> {
    const others = underWay.get(here) ?? new Set();
    underWay.set(here, others);
    const running = run();
    const ended = running.then(
      () => undefined,
      () => undefined,
    );
    others.add(ended);
    try {
      return await running;
    } finally {
      others.delete(ended);
      if (others.size === 0) underWay.delete(here);
    }
  }

  async function waitTurn(account: string): Promise<void> {
    const waiting = slowed.get(account) ?? 0;
    if (waiting >= slowedAtOnce) throw tooOften(Math.ceil(slowMs / 1000));
    slowed.set(account, waiting + 1);
    try {
      await sleep(slowMs);
    } finally {
      const left = (slowed.get(account) ?? 1) - 1;
      if (left > 0) slowed.set(account, left);
      else slowed.delete(account);
    }
  }

  async function attempt<T>(account: string, here: string, task: () => Promise<T>): Promise<T> {
    const isKnown = await known.has(here);
    const total = await everywhere.count(account);
    const takeBack = () => [everywhere.takeBack(account)];
    let result: T;
    try {
      if (!total.isWithin && !isKnown) await waitTurn(account);
      result = await task();
    } catch (error) {
      if (!isFailure(error)) await settle([...takeBack(), nearby.takeBack(here)]);
      throw error;
    }
    await settle([...takeBack(), nearby.forget(here), known.set(here)]);
    return result;
  }

  return {
    async trySignIn({ email, address }, task) {
      const { account, here } = subjectsOf(email, address);
      await enter(here);
      return inSight(here, () => attempt(account, here, task));
    },

    async forgive({ email, address }) {
      const { here } = subjectsOf(email, address);
      await settle([nearby.forget(here), known.set(here)]);
    },

    async tryCode(accountId, task) {
      await assertWithin(codes, accountId);
      try {
        const result = await task();
        await settle([codes.forget(accountId)]);
        return result;
      } catch (error) {
        if (!isFailure(error)) await settle([codes.takeBack(accountId)]);
        throw error;
      }
    },
  };
}

/** Whose tries are counted: an e-mail as typed, and the same from one network. */
function subjectsOf(email: string, address: string): { account: string; here: string } {
  const account = email.trim().toLowerCase();
  return { account, here: `${account}\n${networkOf(address)}` };
}

/** Counts nothing: for tests of other things. */
export const unlimitedAttempts: SignInAttempts = {
  trySignIn: (_who, task) => task(),
  tryCode: (_accountId, task) => task(),
  forgive: async () => {},
};

/** Puts the bound before the sign-in; the rest is as it was. */
export function limitSignIn(signIn: SignIn, attempts: SignInAttempts): LimitedSignIn {
  return {
    ...signIn,
    login: (db, { address = '', ...credentials }) =>
      attempts.trySignIn({ email: credentials.email, address }, () => signIn.login(db, credentials)),
  };
}

async function assertWithin(counter: Counter, subject: string): Promise<void> {
  const { isWithin, resetSeconds } = await counter.count(subject);
  if (!isWithin) throw tooOften(resetSeconds);
}

function isFailure(error: unknown): boolean {
  return error instanceof Problem && (error.status === 401 || error.code === accountProblems.wrongCode.code);
}

/** What was decided stands, whether or not the counts can be put right. */
async function settle(changes: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(changes);
}
