import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Named statements one connection may hold; PostgreSQL keeps a plan for each. */
const maxPerConnection = 250;
/** SQL texts whose names are remembered, so that a text is hashed once. */
const maxNames = 1_000;

/**
 * A view of `pool` for Kysely in which each query is a named prepared statement: PostgreSQL parses it once per
 * connection. Texts beyond the bound (lists of varying length make many) run without a name.
 */
export function prepareStatements(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const nameOf = createStatementNames(maxNames);
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known !== undefined) return known;
      const prepared = prepareOn(client, nameOf);
      clients.set(client, prepared);
      return prepared;
    },
    end: () => pool.end(),
  };
}

function prepareOn(client: pg.PoolClient, nameOf: (text: string) => string): PostgresPoolClient {
  const names = new Set<string>();
  /** Statements whose plan a migration made unusable on this connection. */
  const outdated = new Set<string>();

  const run = async (text: string, parameters: readonly unknown[]) => {
    if (isCopy.test(text)) return copyIn(client, text, parameters);
    const values = [...parameters];
    const name = mayBeNamed(text) ? nameOf(text) : undefined;
    const isOpen = name !== undefined && (names.has(name) || names.size < maxPerConnection);
    if (name === undefined || !isOpen || outdated.has(name)) return client.query({ text, values });
    names.add(name);
    try {
      return await client.query({ name, text, values });
    } catch (error) {
      if (!isOutdatedPlan(error)) throw error;
      outdated.add(name);
      // Nothing has run yet; inside a transaction, though, PostgreSQL has given the whole of it up.
      if (client.getTransactionStatus() !== 'I') throw error;
      return client.query({ text, values });
    }
  };
  function query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(text: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('cursors need the package pg-cursor');
    return run(text, parameters);
  }
  return { query, release: (destroy) => client.release(destroy) };
}

const isCopy = /^COPY .* FROM STDIN$/;

/** The rows of a COPY are its only parameter: pieces of bytes, each made when the one before is on its way. */
async function copyIn(
  client: pg.PoolClient,
  text: string,
  [pieces]: readonly unknown[],
): Promise<PostgresQueryResult<never>> {
  const stream = client.query(copyFrom(text));
  // Given by copy-rows.ts.
  await pipeline(async function* () {
    for (const piece of pieces as Iterable<Buffer>) {
      yield piece;
      await setImmediate();
    }
  }, stream);
  return { command: 'INSERT', rowCount: stream.rowCount, rows: [] };
}

/** BEGIN, COMMIT and scripts of several statements cannot or need not be prepared. */
function mayBeNamed(text: string): boolean {
  return /^\s*(select|insert|update|delete|with|merge)\b/i.test(text);
}

/** "cached plan must not change result type": the columns of a table changed under a prepared statement. */
function isOutdatedPlan(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'
  );
}

/** Names statements by a short hash of their text and forgets the text that was not used for longest. */
export function createStatementNames(max: number): (text: string) => string {
  const names = new LRUCache<string, string>({ max });
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = `q${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
    names.set(text, name);
    return name;
  };
}
