import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { converseOn } from './conversation.ts';

/** SQL texts whose names are remembered, so that a text is hashed once. */
const maxNames = 1_000;

/**
 * A view of `pool` for Kysely in which each query is a named prepared statement: PostgreSQL parses it once per
 * connection. Texts beyond the bound of a connection (lists of varying length make many) run without a name.
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
      const prepared = converseOn(client, nameOf);
      clients.set(client, prepared);
      return prepared;
    },
    end: () => pool.end(),
  };
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
