import { chownSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { prepareBinaries } from '#platform/database/embedded/binaries.ts';
import {
  pathForServer,
  readPassword,
  roleName,
  serverEnvironment,
} from '#platform/database/embedded/cluster.ts';
import { launchServer, type ServerProcess } from '#platform/database/embedded/server-process.ts';
import { serverSettings } from '#platform/database/embedded/server-settings.ts';
import { chooseServerUser, type ServerUser } from '#platform/database/embedded/server-user.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/supervisor.ts';
import { makeTestFolder } from '#platform/database/embedded/test-folder.ts';
import { freePort } from '../processes/free-port.ts';
import { waitFor } from '../timeline.ts';

/** A PostgreSQL with another one that follows it by streaming replication. */
export type StreamingPair = Readonly<{
  primaryUrl: string;
  replicaUrl: string;
  /** Runs one statement on the primary, or on the replica. */
  onPrimary(sql: string): Promise<pg.QueryResult>;
  onReplica(sql: string): Promise<pg.QueryResult>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  close(): Promise<void>;
}>;

/** The embedded package has no pg_basebackup: the folder is copied between the two calls that make such a copy whole. */
export async function startStreamingPair(): Promise<StreamingPair> {
  const folder = makeTestFolder();
  const primary = await startEmbeddedPostgres({ dataDir: folder.path, durable: false });
  const from = join(folder.path, 'pg18');
  const to = join(folder.path, 'replica');
  const user = chooseServerUser(from);
  const primaryUrl = new URL(primary.url);
  const ask = async (url: string, sql: string) => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.query(sql);
    } finally {
      await client.end().catch(() => {});
    }
  };
  const port = await freePort();
  const replicaUrl = new URL(primary.url);
  replicaUrl.port = String(port);
  let server: ServerProcess | undefined;

  async function startReplica(): Promise<void> {
    const settings = Object.entries(serverSettings(port, false)).map(([name, value]) => `--${name}=${value}`);
    const { postgres, pgCtl } = prepareBinaries(user, () => {});
    const args = ['-D', pathForServer(to, user), ...settings];
    const order = { postgres, pgCtl, args, cwd: to, env: serverEnvironment(), user: user ?? null };
    server = await launchServer(
      order,
      () => {},
      async () => {},
    );
    await waitFor('the replica', () => ask(replicaUrl.href, 'SELECT 1').catch(() => undefined));
  }

  await copyCluster(primary.url, { from, to, user });
  const password = readPassword(from);
  writeFileSync(join(to, 'standby.signal'), '');
  writeFileSync(
    join(to, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primaryUrl.port} user=${roleName} password=${password}'\nprimary_slot_name = 'replica'\n`,
  );
  giveTo(to, user);
  await startReplica();
  return {
    primaryUrl: primary.url,
    replicaUrl: replicaUrl.href,
    onPrimary: (sql) => ask(primary.url, sql),
    onReplica: (sql) => ask(replicaUrl.href, sql),
    startReplica,
    async stopReplica() {
      await server?.stop();
      server = undefined;
    },
    async close() {
      await server?.stop();
      await primary.stop();
      folder[Symbol.dispose]();
    },
  };
}

type Copy = Readonly<{ from: string; to: string; user: ServerUser | undefined }>;

/** A slot keeps what the replica has not got yet; both calls belong to one session. */
async function copyCluster(url: string, { from, to }: Copy): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`SELECT pg_create_physical_replication_slot('replica', true)`);
    await client.query(`SELECT pg_backup_start('replica', true)`);
    mkdirSync(to, { mode: 0o700 });
    for (const name of readdirSync(from)) {
      if (/^postmaster\.|^pg_wal$|^pg_replslot$/.test(name)) continue;
      cpSync(join(from, name), join(to, name), { recursive: true });
    }
    for (const name of ['pg_wal', 'pg_replslot']) mkdirSync(join(to, name), { mode: 0o700 });
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
    writeFileSync(join(to, 'backup_label'), String(rows[0]?.labelfile));
  } catch (error) {
    rmSync(to, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

/** As root we hand PostgreSQL to another user, who opens only what is its own. */
function giveTo(folder: string, user: ServerUser | undefined): void {
  if (user === undefined) return;
  chownSync(folder, user.uid, user.gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(join(folder, name), user.uid, user.gid);
}
