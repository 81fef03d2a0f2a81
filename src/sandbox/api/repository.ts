import type { Db } from '../ledger/transaction.ts';

export type StoredAnswer = { request_hash: string; status: number | null; body: unknown };

/** Takes a key for this transaction; a second taker waits for the first one's end. False if it was used before. */
export async function takeKey(db: Db, key: string, requestHash: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'INSERT INTO sandbox.answers (key, request_hash, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [key, requestHash, now],
  );
  return rowCount === 1;
}

export async function findAnswer(db: Db, key: string): Promise<StoredAnswer | undefined> {
  return (
    await db.query<StoredAnswer>('SELECT request_hash, status, body FROM sandbox.answers WHERE key = $1', [
      key,
    ])
  ).rows[0];
}

export async function storeAnswer(db: Db, key: string, status: number, body: unknown): Promise<void> {
  await db.query('UPDATE sandbox.answers SET status = $2, body = $3 WHERE key = $1', [
    key,
    status,
    JSON.stringify(body),
  ]);
}
