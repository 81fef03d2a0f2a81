import type { Pool } from 'pg';
import { prepareStatements } from '#platform/database/prepared-statements.ts';
import type { Db, SandboxPool } from './transaction.ts';

/** The pool as the gateway uses it: each statement has a name, so that PostgreSQL reads it once for every connection. */
export function nameStatements(pool: Pool): SandboxPool {
  const prepared = prepareStatements(pool);
  const connect: SandboxPool['connect'] = async () => {
    const client = await prepared.connect();
    const query: Db['query'] = (text, values = []) => client.query(text, values);
    return { query, release: (broken) => client.release(broken !== undefined) };
  };
  return {
    async query(text, values) {
      const client = await connect();
      try {
        return await client.query(text, values);
      } finally {
        client.release();
      }
    },
    connect,
  };
}
