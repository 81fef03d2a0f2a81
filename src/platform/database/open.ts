import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { readPassword, roleName } from './embedded/cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/supervisor.ts';
import { refuseHalfRestore } from './half-restore.ts';
import { createDatabase, type Db } from './kysely.ts';
import { migrate } from './migrate.ts';
import { createPool } from './pool.ts';

/** A migrated database ready for use; `close` ends what this process started and nothing else. */
export interface OpenDatabase {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly url: string;
  /** Calls `listener` if the embedded server ends although nobody closed it. */
  onExit(listener: (reason: string) => void): void;
  close(): Promise<void>;
}

export type OpenDatabaseOptions = Readonly<{
  /** External PostgreSQL; without it the embedded one in `dataDir` is used. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log?: (line: string) => void;
  /** Use the server of an app that runs on `dataDir` right now instead of refusing: for tools beside it. */
  joinRunning?: boolean;
  statementTimeoutMs?: number;
}>;

/** A server that answers; `embedded` is there if this process started it, and has to stop it. */
export type FoundServer = Readonly<{
  url: string;
  embedded: EmbeddedPostgres | undefined;
}>;

/** Finds the external database, or the embedded one, and changes nothing in it. Throws with one sentence for the operator. */
export async function findServer(options: OpenDatabaseOptions): Promise<FoundServer> {
  const { databaseUrl, dataDir, log, joinRunning = false } = options;
  refuseHalfRestore(dataDir);
  const external = databaseUrl ?? (joinRunning ? await findRunning(dataDir) : undefined);
  if (external !== undefined) return { url: external, embedded: undefined };
  const embedded = await startEmbeddedPostgres({ dataDir, ...(log === undefined ? {} : { log }) });
  return { url: embedded.url, embedded };
}

/** Opens the external or the embedded database and brings it up to date. Throws with one sentence for the operator. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { log, statementTimeoutMs } = options;
  const { url, embedded } = await findServer(options);
  try {
    await migrate(url, log === undefined ? {} : { log });
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const pool = createPool(url, statementTimeoutMs === undefined ? {} : { statementTimeoutMs });
  return {
    db: createDatabase(pool),
    pool,
    url,
    onExit: (listener) => embedded?.onExit(listener),
    async close() {
      await pool.end();
      await embedded?.stop();
    },
  };
}

/** The address of the embedded server that an app on `dataDir` is running, if one answers. */
async function findRunning(dataDir: string): Promise<string | undefined> {
  try {
    const { port }: { port: unknown } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
    const password = readPassword(join(dataDir, 'pg18'));
    const url = `postgres://${roleName}:${password}@127.0.0.1:${Number(port)}/${roleName}`;
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    await client.connect();
    await client.end();
    return url;
  } catch {
    return undefined; // nothing runs there, or not any more
  }
}
