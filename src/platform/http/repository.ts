import type { Db, Tx } from '#platform/database/kysely.ts';

/** Claims a key for a request; false if somebody did before. Old claims are forgotten on the way. */
export async function claimRequest(
  db: Db,
  request: { scope: string; key: string; hash: string; now: Date; forgetBefore: Date },
): Promise<boolean> {
  await db
    .deleteFrom('idempotent_requests')
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .where('created_at', '<', request.forgetBefore)
    .execute();
  const result = await db
    .insertInto('idempotent_requests')
    .values({ scope: request.scope, key: request.key, request_hash: request.hash, created_at: request.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Answers how many went. */
export async function deleteRequestsBefore(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotent_requests')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function findRequest(
  db: Db,
  scope: string,
  key: string,
): Promise<{ hash: string; answer: string | null } | undefined> {
  return db
    .selectFrom('idempotent_requests')
    .select(['request_hash as hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Takes a claim that nobody answered in time. */
export async function takeOverRequest(
  db: Db,
  request: { scope: string; key: string; now: Date; abandonedBefore: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('idempotent_requests')
    .set({ created_at: request.now })
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .where('answer', 'is', null)
    .where('created_at', '<', request.abandonedBefore)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function keepAnswer(
  db: Db | Tx,
  request: { scope: string; key: string; answer: string },
): Promise<void> {
  await db
    .updateTable('idempotent_requests')
    .set({ answer: request.answer })
    .where('scope', '=', request.scope)
    .where('key', '=', request.key)
    .execute();
}

export async function dropRequest(db: Db, scope: string, key: string): Promise<void> {
  await db
    .deleteFrom('idempotent_requests')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('answer', 'is', null)
    .execute();
}
