import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import type { DB } from './schema.ts';

/**
 * Reads of what everybody may see, from a replica where there is one. A database and a transaction are readers too, but a
 * reader is neither: whoever is given one cannot begin a transaction, and cannot hand it on to a room that writes.
 */
export type Reader = Pick<Kysely<DB>, 'selectFrom' | 'executeQuery' | 'getExecutor'>;

/** A reader over the connections that `pool` gives; whoever made the pool also ends it. */
export function createReader(pool: PostgresPool): Reader {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/** Faults of a transaction on a replica that may be begun anew elsewhere, as nothing was written in it. */
export const replicaFaults = new WeakSet<object>();

/** Reads of which no statement may take longer than `timeoutMs`; throws what `isDatabaseBusy` knows if one does. */
export async function readWithin<T>(
  reader: Reader,
  timeoutMs: number,
  read: (reader: Reader) => Promise<T>,
): Promise<T> {
  // A reader is a database, or a transaction, behind a narrower type.
  const whole = reader as Kysely<DB>;
  const once = () =>
    whole.transaction().execute(async (tx) => {
      await sql`SELECT set_config('statement_timeout', ${String(Math.ceil(timeoutMs))}, true)`.execute(tx);
      return read(tx);
    });
  // The limit would go on to what the transaction does afterwards.
  if (whole.isTransaction) return read(reader);
  try {
    return await once();
  } catch (error) {
    if (!(error instanceof Error) || !replicaFaults.has(error)) throw error;
    return once();
  }
}
