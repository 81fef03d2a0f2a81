import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { isDatabaseAway, isDatabaseBusy } from '../faults.ts';
import { replicaFaults } from '../reader.ts';
import type { ReplicaWatch } from './replica-watch.ts';

/**
 * Connections for reading: of the replica while it may be read, else of the primary. What fails there is asked again on
 * the primary and nobody notices, except in the middle of a transaction, which only its owner can begin anew.
 */
export function routeReads(
  primary: PostgresPool,
  replica: PostgresPool,
  watch: Pick<ReplicaWatch, 'mayRead' | 'noteFault'>,
): PostgresPool {
  const readers = new WeakMap<PostgresPoolClient, PostgresPoolClient>();
  return {
    options: primary.options,
    async connect() {
      if (!watch.mayRead()) return primary.connect();
      let client: PostgresPoolClient;
      try {
        client = await replica.connect();
      } catch (error) {
        if (!isDatabaseBusy(error)) watch.noteFault(error);
        return primary.connect();
      }
      const known = readers.get(client);
      if (known !== undefined) return known;
      const reader = readOn(client, primary, watch.noteFault);
      readers.set(client, reader);
      return reader;
    },
    end: () => replica.end(),
  };
}

function readOn(
  client: PostgresPoolClient,
  primary: PostgresPool,
  noteFault: ReplicaWatch['noteFault'],
): PostgresPoolClient {
  let isInTransaction = false;

  async function run<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    if (/^\s*(begin|start)\b/i.test(text)) isInTransaction = true;
    const wasInTransaction = isInTransaction;
    if (/^\s*(commit|rollback)\b(?! to)/i.test(text)) isInTransaction = false;
    try {
      return await client.query<R>(text, parameters);
    } catch (error) {
      // It is there and slow: asked on the primary as well, the same would be done twice.
      if (isDatabaseBusy(error)) throw error;
      if (isDatabaseAway(error) && !isConflict(error)) noteFault(error);
      if (wasInTransaction) {
        if (error instanceof Error) replicaFaults.add(error);
        throw error;
      }
      const other = await primary.connect();
      try {
        return await other.query<R>(text, parameters);
      } finally {
        other.release();
      }
    }
  }
  const query: PostgresPoolClient['query'] = (text: unknown, parameters: readonly unknown[] = []) => {
    if (typeof text !== 'string') throw new TypeError('a replica is read without cursors');
    // The overload with a cursor is refused above.
    return run(text, parameters) as never;
  };
  return { query, release: (destroy) => client.release(destroy) };
}

/** What is read was taken away by the replay just then: the next try finds it, here or there. */
function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^40/.test(String(error.code));
}
