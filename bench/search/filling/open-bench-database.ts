import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startEmbeddedPostgres } from '#platform/database/embedded/supervisor.ts';
import { createDatabase, type Db } from '#platform/database/kysely.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createPool } from '#platform/database/pool.ts';

/** A database of the bench: nobody else's, and without the demo. */
export type BenchDatabase = Readonly<{
  url: string;
  pool: pg.Pool;
  db: Db;
  folder: string;
  /** What the folder is said to hold, if it was kept by an earlier run. */
  held: string | undefined;
  markAsHolding(what: string): void;
  close(): Promise<void>;
}>;

/** Opens the database kept in `keep`, else one that is thrown away at the end. */
export async function openBenchDatabase(keep: string | undefined): Promise<BenchDatabase> {
  const folder = keep ?? mkdtempSync(join(tmpdir(), 'countercheck-bench-'));
  mkdirSync(folder, { recursive: true });
  // PostgreSQL may run as another user than root, and must be able to walk in.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  const stop = async () => {
    await postgres.stop();
    if (keep === undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await migrate(postgres.url);
  } catch (error) {
    await stop();
    throw error;
  }
  const pool = createPool(postgres.url, { statementTimeoutMs: 0, idleInTransactionTimeoutMs: 0, max: 4 });
  const marker = join(folder, 'corpus.txt');
  return {
    url: postgres.url,
    pool,
    db: createDatabase(pool),
    folder,
    held: existsSync(marker) ? readFileSync(marker, 'utf8') : undefined,
    markAsHolding: (what) => writeFileSync(marker, what),
    close: async () => {
      await pool.end();
      await stop();
    },
  };
}
