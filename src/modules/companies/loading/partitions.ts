import type { Db } from '#platform/database/kysely.ts';
import { hasPartition, movePartition } from './partition-repository.ts';
import { analyseCompanies, liftTimeouts } from './repository.ts';

/**
 * Gives a country tables of its own in every company table and moves its rows there in one transaction. Writers wait
 * until it ends, searches only for its last step. Answers how many companies were moved, undefined if there is nothing to do.
 */
export async function ensurePartition(db: Db, country: string): Promise<number | undefined> {
  if (!/^[A-Z]{2}$/.test(country)) throw new RangeError(`${country.slice(0, 20)} is not a country code`);
  const moved = await db.transaction().execute(async (tx) => {
    await liftTimeouts(tx);
    return (await hasPartition(tx, country)) ? undefined : movePartition(tx, country);
  });
  if (moved !== undefined) await analyseCompanies(db);
  return moved;
}
