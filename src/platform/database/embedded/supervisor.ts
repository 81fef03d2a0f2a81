import { mkdirSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { prepareBinaries } from './binaries.ts';
import { createClusterIfMissing, readPassword, roleName } from './cluster.ts';
import { EmbeddedPostgresError, wordsOf } from './embedded-postgres-error.ts';
import { takeInstanceLock } from './instance-lock.ts';
import type { ServerProcess } from './server-process.ts';
import { chooseServerUser } from './server-user.ts';
import { type StartOrder, startServer } from './startup.ts';

export type EmbeddedPostgresOptions = Readonly<{
  /** Folder of the installation; the database lives in `pg18` below it. Made if missing. */
  dataDir: string;
  /** Takes each line of PostgreSQL's log and of ours. */
  log?: (line: string) => void;
  /** False switches off everything that protects data from a power cut: for tests. */
  durable?: boolean;
}>;

export interface EmbeddedPostgres {
  /** Connection string of the role and database `countercheck`, with the password. */
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly pid: number;
  /** Ends the server and gives the data directory back; may be called often, and after the server is gone. */
  stop(): Promise<void>;
  /** Calls `listener` once if the server ends although nobody called stop(); at once if it already has. */
  onExit(listener: (reason: string) => void): void;
}

/** The directory is named by major version: another major cannot read it. */
const clusterName = 'pg18';

/**
 * Starts PostgreSQL on `dataDir`, making the cluster and the database at the first start, and clearing up after a
 * run that was killed. Throws EmbeddedPostgresError with one sentence for the operator.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {});
  try {
    const dataDir = openDataDir(options.dataDir);
    const release = takeInstanceLock(dataDir);
    try {
      return await start(dataDir, options.durable ?? true, log, release);
    } catch (error) {
      release();
      throw error;
    }
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    throw new EmbeddedPostgresError(`PostgreSQL cannot use ${options.dataDir}: ${wordsOf(error)}`, {
      cause: error,
    });
  }
}

async function start(
  dataDir: string,
  isDurable: boolean,
  log: (line: string) => void,
  release: () => void,
): Promise<EmbeddedPostgres> {
  const clusterDir = join(dataDir, clusterName);
  const user = chooseServerUser(clusterDir);
  const binaries = prepareBinaries(user, log);
  await createClusterIfMissing(clusterDir, binaries, user, isDurable);
  const password = readPassword(clusterDir);
  const order: StartOrder = { clusterDir, binaries, user, isDurable, log };
  const { server, port } = await startServer(order);
  const url = `postgres://${roleName}:${password}@127.0.0.1:${port}/${roleName}`;
  const statePath = join(dataDir, 'postgres.json');
  try {
    await createDatabaseIfMissing(url);
    writeState(statePath, { pid: server.pid, port, version: binaries.version });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return supervise(server, { url, port, dataDir }, () => {
    rmSync(statePath, { force: true });
    release();
  });
}

function supervise(
  server: ServerProcess,
  place: Readonly<{ url: string; port: number; dataDir: string }>,
  tidy: () => void,
): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  let unexpected: string | undefined;
  const listeners: ((reason: string) => void)[] = [];
  server.ended.then((how) => {
    if (stopping !== undefined) return;
    unexpected = `PostgreSQL (process ${server.pid}) ended unexpectedly: ${how}`;
    for (const listener of listeners) listener(unexpected);
  });
  return {
    ...place,
    pid: server.pid,
    stop: () => {
      stopping ??= server.stop().finally(tidy);
      return stopping;
    },
    onExit: (listener) => {
      if (unexpected === undefined) listeners.push(listener);
      else listener(unexpected);
    },
  };
}

/** Where root makes the folder, others may walk through it but not list it: PostgreSQL has a user of its own. */
function openDataDir(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  return realpathSync(dataDir);
}

/** Ours is looked for in the state file by people and tools, so it must never be half written. */
function writeState(path: string, state: Readonly<{ pid: number; port: number; version: string }>): void {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(state)}\n`, { mode: 0o644 });
  renameSync(draft, path);
}

/** Asks through the database `postgres`, which every cluster has, so that a first start logs no refusal. */
async function createDatabaseIfMissing(url: string): Promise<void> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  // Without a listener a connection that breaks would end our process.
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [roleName]);
    if (rowCount === 0) await client.query(`create database ${roleName}`);
  } finally {
    await client.end();
  }
}
