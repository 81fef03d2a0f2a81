import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Db, SandboxPool } from './transaction.ts';

/** The pool as the gateway uses it: each statement has a name, so that PostgreSQL reads it once for every connection. */
export function nameStatements(pool: Pool): SandboxPool {
  const names = new Map<string, string>();
  // Texts are written in this room, so there are only so many.
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `s${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`;
    names.set(text, name);
    return name;
  };
  const named = (db: Pool | PoolClient): Db => ({
    query: (text, values) =>
      values === undefined ? db.query(text) : db.query({ name: nameOf(text), text, values }),
  });
  return {
    ...named(pool),
    async connect() {
      const client = await pool.connect();
      return { ...named(client), release: (broken) => client.release(broken) };
    },
  };
}
