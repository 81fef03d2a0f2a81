import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Migration, readMigrations } from './migration-files.ts';

/** The migrations of this release. */
export const migrationsDirectory = fileURLToPath(new URL('../../../database/migrations/', import.meta.url));

export type MigrateOptions = Readonly<{
  directory?: string;
  /** The last one to apply: a backup is restored into the tables that it was made of. */
  upTo?: string;
  log?: (line: string) => void;
}>;

/** Any fixed number: two releases that migrate one database at once must ask for the same. */
const lockKey = 7_203_441_118;
const lockPollMs = 100;
const lockWaitMs = 120_000;
/** A migration that waits for a busy table longer than this gives up instead of stopping everybody behind it. */
const lockTimeout = '3s';

/**
 * Applies the migrations that `url` does not have yet, each in a transaction of its own, and returns their names.
 * Throws if a file that was applied has changed, or if one comes late with a number below an applied one.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<readonly string[]> {
  const log = options.log ?? (() => {});
  const { upTo } = options;
  const migrations = (await readMigrations(options.directory ?? migrationsDirectory)).filter(
    ({ name }) => upTo === undefined || name <= upTo,
  );
  const client = new pg.Client({ connectionString: url, application_name: 'countercheck-migrate' });
  client.on('error', () => {});
  await client.connect();
  try {
    await waitForTurn(client);
    await client.query(`set lock_timeout = '${lockTimeout}'`);
    await client.query('set statement_timeout = 0');
    await client.query(
      `create table if not exists schema_migrations (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const pending = pendingOf(migrations, await readApplied(client));
    for (const migration of pending) {
      log(`applying migration ${migration.name}`);
      await apply(client, migration);
    }
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Names of migrations that the database does not have yet: for readiness. Throws as migrate() does. */
export async function listPendingMigrations(
  pool: pg.Pool,
  directory: string = migrationsDirectory,
): Promise<readonly string[]> {
  const { rows } = await pool.query(`select to_regclass('schema_migrations') is not null as exists`);
  const applied = rows[0]?.exists === true ? await readApplied(pool) : new Map<string, string>();
  return pendingOf(await readMigrations(directory), applied).map(({ name }) => name);
}

/** Keeps every other process from migrating for as long as `client` is connected. */
export async function holdMigrations(client: pg.Client): Promise<void> {
  await waitForTurn(client);
}

/**
 * Asks again and again instead of waiting inside PostgreSQL: a waiting statement holds a snapshot, and `create index
 * concurrently` of the one who has the lock would wait for that snapshot for ever.
 */
async function waitForTurn(client: pg.Client): Promise<void> {
  const since = performance.now();
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1::bigint) as taken', [lockKey]);
    if (rows[0]?.taken === true) return;
    if (performance.now() - since > lockWaitMs)
      throw new Error('Another process has been migrating this database for too long.');
    await delay(lockPollMs);
  }
}

async function readApplied(database: pg.Client | pg.Pool): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Applied files we do not have are no fault: an older release may run on a newer database. */
function pendingOf(
  migrations: readonly Migration[],
  applied: ReadonlyMap<string, string>,
): readonly Migration[] {
  const newest = [...applied.keys()].sort().at(-1) ?? '';
  return migrations.filter(({ name, checksum }) => {
    const known = applied.get(name);
    if (known !== undefined && known !== checksum) {
      throw new Error(`Migration ${name} was changed after it was applied: restore it and write a new one.`);
    }
    if (known === undefined && name < newest) {
      throw new Error(`Migration ${name} comes after ${newest} was applied: give it a higher number.`);
    }
    return known === undefined;
  });
}

async function apply(client: pg.Client, { name, sql, checksum, isTransactional }: Migration): Promise<void> {
  try {
    if (isTransactional) await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    if (isTransactional) await client.query('commit');
  } catch (cause) {
    if (isTransactional) await client.query('rollback').catch(() => {});
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Migration ${name} failed${lineOf(cause, sql)}: ${words}`, { cause });
  }
}

/** The line of the file at which PostgreSQL stopped, if it says so. */
function lineOf(error: unknown, sql: string): string {
  if (!(error instanceof pg.DatabaseError) || error.position === undefined) return '';
  return ` at line ${sql.slice(0, Number(error.position)).split('\n').length}`;
}
