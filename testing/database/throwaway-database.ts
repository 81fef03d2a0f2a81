import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { createDatabase, type Db } from '#platform/database/kysely.ts';
import { createPool } from '#platform/database/pool.ts';
import { runAsAdmin, urlOfDatabase } from './admin-connection.ts';
import { borrowServer } from './throwaway-server.ts';

/** A migrated and seeded database of one test file. */
export type ThrowawayDatabase = Readonly<{
  url: string;
  db: Db;
  pool: pg.Pool;
  /** Closes the pool and removes the database; the process ends by itself only after this. */
  drop(): Promise<void>;
}>;

/**
 * Copies the template on the server of the test run (TEST_DATABASE_ADMIN_URL and TEST_DATABASE_TEMPLATE); a test file
 * that is started alone gets a PostgreSQL of its own for as long as it has a database.
 */
export async function createThrowawayDatabase(): Promise<ThrowawayDatabase> {
  const server = await borrowServer();
  const name = `test_${randomBytes(8).toString('hex')}`;
  try {
    await runAsAdmin(
      server.adminUrl,
      `create database ${name} template ${server.template} strategy file_copy`,
    );
  } catch (error) {
    await server.giveBack();
    throw error;
  }
  const url = urlOfDatabase(server.adminUrl, name);
  const pool = createPool(url, { applicationName: 'countercheck-test' });
  let dropped: Promise<void> | undefined;
  const drop = async () => {
    await pool.end();
    // A connection that a test has forgotten must not keep the database.
    await runAsAdmin(server.adminUrl, `drop database if exists ${name} with (force)`);
    await server.giveBack();
  };
  return {
    url,
    db: createDatabase(pool),
    pool,
    drop: () => {
      dropped ??= drop();
      return dropped;
    },
  };
}
