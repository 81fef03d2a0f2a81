import type pg from 'pg';
import { startEmbeddedPostgres } from '../database/embedded/supervisor.ts';
import { lockRestore, readRestoreMark, removeRestoreMark } from '../database/half-restore.ts';
import { holdMigrations, migrate } from '../database/migrate.ts';
import { readMigrations } from '../database/migration-files.ts';
import { connectForBackup } from './backup-connection.ts';
import { syncFolder } from './backup-file.ts';
import { hasTables } from './catalogue.ts';
import type { Manifest } from './manifest.ts';
import { readBackup } from './read-backup.ts';
import { clearFolder, restoreFile } from './restore-folder.ts';
import { restoreTables } from './restore-tables.ts';

export type RestoreOrder = Readonly<{
  path: string;
  passphrase: string | undefined;
  dataDir: string;
  /** An empty database of one's own; without it the embedded one in `dataDir`. */
  databaseUrl: string | undefined;
  /** Move aside what is in the folder. */
  isForced: boolean;
  /** The migrations of this release. */
  migrationsDirectory: string;
  /** Makes the tables of services that keep their books in the same database, where they are missing. */
  prepareServices(url: string): Promise<void>;
  now: Date;
}>;
export type Restored = Readonly<{ createdAt: string; tables: number; files: number }>;

/**
 * Reads the whole backup before anything is touched, then writes it into an empty place. Until the last step the folder
 * is marked and no site starts on it; the rows appear in one commit.
 */
export async function restoreBackup(order: RestoreOrder): Promise<Restored> {
  const manifest = await readBackup(order.path, order.passphrase);
  await refuseOtherMigrations(manifest, order.migrationsDirectory);
  const unlock = lockRestore(order.dataDir);
  try {
    const restored = await restoreInto(order);
    await openRestored(order.dataDir);
    return restored;
  } finally {
    unlock();
  }
}

async function restoreInto(order: RestoreOrder): Promise<Restored> {
  const database = order.databaseUrl === undefined ? null : placeOf(order.databaseUrl);
  const mark = readRestoreMark(order.dataDir);
  // Only what an earlier try has begun may be thrown away: it may have had another database.
  const wasBegun = mark?.step === 'writing' && mark.database === database;
  if (order.databaseUrl !== undefined) await refuseUsedDatabase(order.databaseUrl, wasBegun);
  await clearFolder({ ...order, backup: order.path, database });
  const embedded =
    order.databaseUrl === undefined ? await startEmbeddedPostgres({ dataDir: order.dataDir }) : undefined;
  try {
    const restored = await fill(order, embedded?.url ?? order.databaseUrl ?? '');
    await migrate(embedded?.url ?? order.databaseUrl ?? '', { directory: order.migrationsDirectory });
    return restored;
  } finally {
    await embedded?.stop();
  }
}

/** The last step: what was restored is on the disk, and may serve. */
async function openRestored(dataDir: string): Promise<void> {
  removeRestoreMark(dataDir);
  await syncFolder(dataDir);
}

async function fill(order: RestoreOrder, url: string): Promise<Restored> {
  const { dataDir, path, passphrase, migrationsDirectory: directory } = order;
  const client = await connectForBackup(url);
  let files = 0;
  let tables: ReturnType<typeof restoreTables> | undefined;
  try {
    const manifest = await readBackup(path, passphrase, {
      async manifest(read) {
        await migrate(url, { directory, upTo: read.migrations.at(-1)?.name ?? '' });
        // A site that is started on this database meanwhile waits for the lock, and sees nothing of ours before.
        await holdMigrations(client);
        await order.prepareServices(url);
        tables = restoreTables(client, read);
        await tables.begin();
      },
      table: async (name, bytes) => tables?.table(name, bytes),
      async file(name, bytes) {
        await restoreFile(dataDir, name, bytes);
        files += 1;
      },
    });
    await tables?.end();
    await client.query('ANALYZE');
    return { createdAt: manifest.createdAt, tables: manifest.tables.length, files };
  } finally {
    await client.end();
  }
}

/** A backup of a newer release, or of one whose migrations were others, has tables that this one does not know. */
async function refuseOtherMigrations({ migrations }: Manifest, directory: string): Promise<void> {
  const newest = migrations.at(-1)?.name ?? '';
  const ours = (await readMigrations(directory)).filter(({ name }) => name <= newest);
  const same =
    ours.length === migrations.length &&
    ours.every(({ name, checksum }, at) => {
      const theirs = migrations[at];
      return theirs?.name === name && theirs.checksum === checksum;
    });
  if (!same)
    throw new Error(
      `The backup has the tables of another version (up to ${newest}): restore it with the version that made it, or a newer one.`,
    );
}

/** Where a database is, without who may enter it. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return host + pathname;
}

async function refuseUsedDatabase(url: string, wasBegun: boolean): Promise<void> {
  const client = await connectForBackup(url);
  try {
    if (await isInUse(client))
      throw new Error(
        'A site or another restore is at work on this database: stop it first, or restore into another database.',
      );
    if (!wasBegun && (await hasTables(client)))
      throw new Error('The database is not empty: make a new one and name it in DATABASE_URL.');
  } finally {
    await client.end();
  }
}

async function isInUse(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND application_name LIKE 'countercheck%') AS used`,
  );
  return rows[0]?.used === true;
}
