import { createHash } from 'node:crypto';
import { Refusal } from '../ledger/refusal.ts';
import { type Db, inTransaction, type SandboxPool } from '../ledger/transaction.ts';
import { findAnswer, storeAnswer, takeKey } from './repository.ts';

export type Answer = { status: number; body: unknown };

/**
 * Does `work` once per key. The key, the work and the answer are one transaction: after a crash either all of it
 * stands or nothing. Refusals are answers too. The same key with another request is refused with 409.
 */
export async function answerOnce(
  pool: SandboxPool,
  request: { key: string; path: string; body: unknown },
  now: Date,
  work: (db: Db) => Promise<unknown>,
  refusalOf: (refusal: Refusal) => Answer,
): Promise<Answer> {
  const hash = createHash('sha256')
    .update(`${request.path}\n${JSON.stringify(request.body ?? null)}`)
    .digest('hex');
  return inTransaction(pool, async (db) => {
    if (!(await takeKey(db, request.key, hash, now))) return storedAnswer(db, request.key, hash);
    const answer = await answerOf(() => work(db), refusalOf);
    await storeAnswer(db, request.key, answer.status, answer.body);
    return answer;
  });
}

async function storedAnswer(db: Db, key: string, hash: string): Promise<Answer> {
  const stored = await findAnswer(db, key);
  if (stored === undefined || stored.status === null) throw new Error('an idempotency key without an answer');
  if (stored.request_hash === hash) return { status: stored.status, body: stored.body };
  throw new Refusal(409, 'idempotency_key_reused', 'This Idempotency-Key was used with another request.');
}

/** A refusal is thrown before anything of the work is written, so what stands is only an expiry that was noticed. */
async function answerOf(
  work: () => Promise<unknown>,
  refusalOf: (refusal: Refusal) => Answer,
): Promise<Answer> {
  try {
    return { status: 200, body: await work() };
  } catch (error) {
    if (error instanceof Refusal) return refusalOf(error);
    throw error;
  }
}
