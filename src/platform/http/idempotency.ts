import { type Clock, dayMs } from '#kernel/clock.ts';
import { Problem, type ProblemDefinition } from '#kernel/problem.ts';
import type { Db, Tx } from '#platform/database/kysely.ts';
import { sha256Hex } from '#platform/secrets/secrets.ts';
import {
  claimRequest,
  deleteRequestsBefore,
  dropRequest,
  findRequest,
  keepAnswer,
  takeOverRequest,
} from './repository.ts';

const otherBody: ProblemDefinition = {
  code: 'idempotency_key_reused',
  status: 422,
  text: {
    en: 'This Idempotency-Key was used for a different request.',
    ru: 'Этот Idempotency-Key уже использован для другого запроса.',
  },
};
const inFlight: ProblemDefinition = {
  code: 'request_in_flight',
  status: 409,
  text: {
    en: 'The same request is still being worked on. Ask again in a moment.',
    ru: 'Такой же запрос ещё выполняется. Повторите через мгновение.',
  },
};

/** A claim without an answer for this long belongs to a process that died. */
const abandonedMs = 60_000;
/** Answers are kept this long, as the gateway keeps its own. */
const keptMs = 30 * dayMs;

/** Forgets answers that no repeat may get any more; answers how many went. */
export function forgetOldRequests({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  return deleteRequestsBefore(db, new Date(clock.now().getTime() - keptMs));
}

/**
 * Runs `work` once for a key: a repeat gets the stored answer, another body 422, a repeat in flight 409.
 * `work` keeps its answer in the transaction of its change, so that a crash leaves both or neither.
 * The stored answer may hold a secret link, so it is sealed by the caller's `seal`/`unseal`.
 */
export async function once<T>(
  deps: { db: Db; clock: Clock; seal: (text: string) => string; unseal: (sealed: string) => string },
  request: { scope: string; key: string | undefined; body: unknown },
  work: (keep: (tx: Tx, answer: T) => Promise<void>) => Promise<T>,
): Promise<T> {
  const { db, clock, seal, unseal } = deps;
  const { scope, key } = request;
  if (key === undefined) return work(async () => undefined);
  const hash = sha256Hex(JSON.stringify(request.body));
  const now = clock.now();
  if (!(await claimRequest(db, { scope, key, hash, now, forgetBefore: new Date(now.getTime() - keptMs) }))) {
    const known = await findRequest(db, scope, key);
    if (known !== undefined && known.hash !== hash) throw new Problem(otherBody);
    // The stored answer was this very function's result.
    if (known?.answer != null) return JSON.parse(unseal(known.answer)) as T;
    const abandonedBefore = new Date(now.getTime() - abandonedMs);
    if (!(await takeOverRequest(db, { scope, key, now, abandonedBefore }))) {
      throw new Problem(inFlight, { retryAfterSeconds: 2 });
    }
  }
  try {
    return await work((tx, answer) => keepAnswer(tx, { scope, key, answer: seal(JSON.stringify(answer)) }));
  } catch (error) {
    await dropRequest(db, scope, key); // a refusal may be corrected and sent again with the same key
    throw error;
  }
}
