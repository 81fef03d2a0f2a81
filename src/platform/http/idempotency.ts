import { type Actor, actorName } from '#kernel/actor.ts';
import { type Clock, dayMs } from '#kernel/clock.ts';
import { Problem } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { sha256Hex } from '#platform/secrets/secrets.ts';
import { httpProblems } from './http-problems.ts';
import {
  claimRequest,
  deleteRequestsBefore,
  dropRequest,
  findRequest,
  keepAnswer,
  takeOverRequest,
} from './repository.ts';

/** A random UUID without its hyphens, and not one letter again and again. */
const unguessableLength = 32;
const unguessableLetters = 8;

/** A claim without an answer for this long belongs to a process that died. */
const abandonedMs = 60_000;
/** Answers are kept this long, as the gateway keeps its own. */
const keptMs = 30 * dayMs;

/** Forgets answers that no repeat may get any more; answers how many went. */
export function forgetOldRequests({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  return deleteRequestsBefore(db, new Date(clock.now().getTime() - keptMs));
}

/** One caller's try: guests share a name, and are told apart by a key that only its maker knows. */
export type OnceRequest = Readonly<{
  scope: string;
  caller: Actor;
  key: string | undefined;
  body: unknown;
  /** The answer lets its holder in somewhere, so a guest's key must not be one that another would hit on. */
  answersSecret?: true;
}>;

/**
 * Runs `work` once for a caller's key: a repeat gets the stored answer, another body 422, a repeat in flight 409. The
 * same key of another caller is another key: nobody gets the answer that somebody else was given.
 * `work` keeps its answer in the transaction of its change, so that a crash leaves both or neither.
 * The stored answer may hold a secret link, so it is sealed by the caller's `seal`/`unseal`.
 */
export async function once<T>(
  deps: { db: Db; clock: Clock; seal: (text: string) => string; unseal: (sealed: string) => string },
  request: OnceRequest,
  work: (keep: (tx: Tx, answer: T) => Promise<void>) => Promise<T>,
): Promise<T> {
  const { db, clock, seal, unseal } = deps;
  const { caller, key } = request;
  if (key === undefined) return work(async () => undefined);
  if (request.answersSecret && caller.kind !== 'account') assertUnguessable(key);
  const scope = `${request.scope} ${actorName(caller)}`;
  const hash = sha256Hex(JSON.stringify(request.body));
  const now = clock.now();
  if (!(await claimRequest(db, { scope, key, hash, now, forgetBefore: new Date(now.getTime() - keptMs) }))) {
    const known = await findRequest(db, scope, key);
    if (known !== undefined && known.hash !== hash) throw new Problem(httpProblems.otherBody);
    // The stored answer was this very function's result.
    if (known?.answer != null) return JSON.parse(unseal(known.answer)) as T;
    const abandonedBefore = new Date(now.getTime() - abandonedMs);
    if (!(await takeOverRequest(db, { scope, key, now, abandonedBefore }))) {
      throw new Problem(httpProblems.inFlight, { retryAfterSeconds: 2 });
    }
  }
  try {
    return await work((tx, answer) => keepAnswer(tx, { scope, key, answer: seal(JSON.stringify(answer)) }));
  } catch (error) {
    await dropRequest(db, scope, key); // a refusal may be corrected and sent again with the same key
    throw error;
  }
}

function assertUnguessable(key: string): void {
  if (key.length < unguessableLength || new Set(key).size < unguessableLetters)
    throw new Problem(httpProblems.guessableKey);
}
