import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Figure, Limit } from '#kernel/limit.ts';
import { Problem, problems } from '#kernel/problem.ts';
import { isDiskFull } from '#platform/database/faults.ts';
import type { Db } from '#platform/database/kysely.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { networkOf } from './network.ts';
import { deleteExpired, limitsTable } from './repository.ts';

/** What one more try has come to; `resetSeconds` is when the window ends. */
export type Count = Readonly<{ isWithin: boolean; limit: number; remaining: number; resetSeconds: number }>;

/** Counts tries of one kind by subject: an address, an account, or both. */
export interface Counter {
  count(subject: string): Promise<Count>;
  /** One try that was counted shall not have been one. */
  takeBack(subject: string): Promise<void>;
  /** Begins at nothing again. */
  forget(subject: string): Promise<void>;
}

/** Remembers subjects for a time. */
export interface Marks {
  set(subject: string): Promise<void>;
  has(subject: string): Promise<boolean>;
}

/** Who is counted: a person wherever they are, a visitor by address. */
export type Caller = Readonly<{ accountId: string } | { address: string }>;

export interface Limiter {
  /** Counts a call; answers the tightest of its windows, or the one that is used up. */
  countRequest(limit: Limit, caller: Caller): Promise<Count>;
  /** Throws for a limit that it was not made with: such a call must not be registered with a server. */
  assertKnown(limit: Limit): void;
  counter(name: string, figure: Figure): Counter;
  marks(name: string, seconds: number): Marks;
  /** Deletes what no longer counts; answers how many rows went. */
  eraseExpired(db: Db): Promise<number>;
}

/**
 * Counts calls by `limits`, each declared once; throws where two have one name. Counts in PostgreSQL, so that a restart forgets nothing and all processes on a database count together. The rows hold
 * keyed hashes: neither an address nor an e-mail can be read from them. A count that cannot be made is 503.
 */
export function createLimiter(deps: {
  pool: pg.Pool;
  secrets: Secrets;
  factor: number;
  limits: readonly Limit[];
}): Limiter {
  const { pool, secrets, factor, limits } = deps;
  const key = secrets.derive('abuse-limits');
  const keyOf = (name: string, subject: string) =>
    createHmac('sha256', key).update(`${name}\n${subject}`).digest('base64url');

  function store({ times, seconds }: Figure, isFlooded = false): RateLimiterPostgres {
    const points = Math.floor(times * factor);
    return new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: limitsTable,
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: '',
      points,
      duration: seconds,
      // Who goes on after a refusal is refused from memory until the window ends, at no cost to the database.
      ...(isFlooded ? { inMemoryBlockOnConsumed: points + 1 } : {}),
    });
  }

  function counter(name: string, figure: Figure, isFlooded = false): Counter {
    const limiter = store(figure, isFlooded);
    const keyed = (subject: string) => keyOf(`${name} ${figure.seconds}`, subject);
    return {
      async count(subject) {
        try {
          return countOf(limiter.points, await limiter.consume(keyed(subject)));
        } catch (error) {
          if (error instanceof RateLimiterRes) return { ...countOf(limiter.points, error), isWithin: false };
          throw unavailable(error);
        }
      },
      takeBack: (subject) => orUnavailable(limiter.reward(keyed(subject))),
      forget: (subject) => orUnavailable(limiter.delete(keyed(subject))),
    };
  }

  const requests = new Map<Limit, Readonly<{ visitor: Counter[]; account: Counter[] }>>();
  for (const limit of new Set(limits)) {
    if ([...requests.keys()].some(({ name }) => name === limit.name)) {
      throw new Error(
        `two limits are called "${limit.name}": each is declared once, in the room it belongs to`,
      );
    }
    const of = (who: 'visitor' | 'account') =>
      limit[who].map((figure) => counter(`request ${limit.name} ${who}`, figure, true));
    requests.set(limit, { visitor: of('visitor'), account: of('account') });
  }
  const countersOf = (limit: Limit) => {
    const found = requests.get(limit);
    if (found === undefined) throw new Error(`the limit "${limit.name}" was not handed to the limiter`);
    return found;
  };

  return {
    async countRequest(limit, caller) {
      const isKnown = 'accountId' in caller;
      const counters = countersOf(limit)[isKnown ? 'account' : 'visitor'];
      const subject = isKnown ? caller.accountId : networkOf(caller.address);
      let tightest: Count | undefined;
      for (const one of counters) {
        const count = await one.count(subject);
        if (!count.isWithin) return count;
        if (tightest === undefined || count.remaining < tightest.remaining) tightest = count;
      }
      if (tightest === undefined) throw new Error(`the limit "${limit.name}" has no figure`);
      return tightest;
    },

    assertKnown: (limit) => void countersOf(limit),

    counter: (name, figure) => counter(name, figure),

    marks(name, seconds) {
      const limiter = store({ times: 1, seconds });
      const keyed = (subject: string) => keyOf(`mark ${name}`, subject);
      return {
        set: (subject) => orUnavailable(limiter.set(keyed(subject), 1, seconds)),
        has: (subject) =>
          limiter.get(keyed(subject)).then(
            (found) => found !== null,
            (error: unknown) => {
              throw unavailable(error);
            },
          ),
      };
    },

    eraseExpired: (db) => deleteExpired(db, Date.now()),
  };
}

function countOf(limit: number, { remainingPoints, msBeforeNext }: RateLimiterRes): Count {
  const resetSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return { isWithin: true, limit, remaining: remainingPoints, resetSeconds };
}

async function orUnavailable(change: Promise<unknown>): Promise<void> {
  await change.catch((error: unknown) => {
    throw unavailable(error);
  });
}

/** Without a count nobody is let through, and nobody is told that they were too often. */
function unavailable(cause: unknown): Problem {
  const definition = isDiskFull(cause) ? problems.storageFull : problems.unavailable;
  return new Problem(definition, { cause, retryAfterSeconds: 5 });
}
