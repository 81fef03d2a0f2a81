import { statfs } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { isDiskFull } from '#platform/database/faults.ts';

export type StorageWatch = Readonly<{
  /** Looks whether something failed for want of room; from then on room is looked for until there is some. */
  noteFault(error: unknown): void;
  /** Whether there is no room for anything new, on the disk of the data folder or where the database is, or the disk does not answer. */
  fault(): Promise<'disk full' | 'disk unavailable' | undefined>;
}>;

/** A table of a few pages, gone at once: where it does not fit, nothing does. */
const tryToWrite = `create temporary table countercheck_room as select repeat(md5(i::text), 100) as filler
  from generate_series(1, 10) as i; drop table countercheck_room`;

/** Knows the disk of `dataDir` by looking, and that of the database, which may be elsewhere, by what it refused. */
export function createStorageWatch(deps: {
  pool: pg.Pool;
  dataDir: string;
  /** Less than this is full: PostgreSQL alone asks for 16 MB at a time. 0 never looks. */
  reserveBytes: number;
  answerMs?: number;
  /** Asks the system how much room there is. */
  askDisk?: (path: string) => Promise<{ bavail: number; bsize: number }>;
}): StorageWatch {
  const { pool, dataDir, reserveBytes, answerMs = 1_000, askDisk = statfs } = deps;
  let isDatabaseFull = false;
  let looking: Promise<void> | undefined;
  let asking: Promise<boolean> | undefined;

  /** One look at a time; a database that is away tells nothing about its disk. */
  async function look(): Promise<void> {
    try {
      await pool.query(tryToWrite);
      isDatabaseFull = false;
    } catch (error) {
      isDatabaseFull = isDiskFull(error);
    }
  }

  async function isFolderFull(): Promise<boolean> {
    if (reserveBytes === 0) return false;
    try {
      const { bavail, bsize } = await askDisk(dataDir);
      return bavail * bsize < reserveBytes;
    } catch {
      return false; // a system that does not tell
    }
  }

  return {
    noteFault(error) {
      if (isDiskFull(error)) isDatabaseFull = true;
    },
    async fault() {
      // A disk that hangs never answers, and each question holds a thread: one at a time.
      asking ??= isFolderFull().finally(() => {
        asking = undefined;
      });
      const isFull = await Promise.race([asking, delay(answerMs, 'silent' as const, { ref: false })]);
      if (isFull === 'silent') return 'disk unavailable';
      if (isFull) return 'disk full';
      if (!isDatabaseFull) return undefined;
      looking ??= look().finally(() => {
        looking = undefined;
      });
      await Promise.race([looking, delay(answerMs, undefined, { ref: false })]);
      return isDatabaseFull ? 'disk full' : undefined;
    },
  };
}
