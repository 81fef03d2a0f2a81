import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { createWordMemory } from '#names/meanings/word-info.ts';
import { normVersion } from '#names/tokens/normalise.ts';
import { createDatabase } from '#platform/database/kysely.ts';
import { createPool } from '#platform/database/pool.ts';
import { insertNextRows } from '../repository.ts';
import { rowsOfNames } from './copy-lines.ts';
import type { WorkerOrder, WorkerReport, WorkerTask } from './normalise-worker.ts';
import {
  createNext,
  deleteNextOf,
  indexNext,
  listWrittenSince,
  lockSearch,
  openSnapshot,
  readNamesOf,
  type Stretch,
  swapTables,
  takeTurn,
} from './repository.ts';

/** How far a rebuild has come. */
export type RebuildProgress = Readonly<{ step: 'names' | 'indices' | 'swap'; names: number; share: number }>;

const stretchesAhead = 2;
/** A load that runs holds the tables; the swap waits for it, a second at a time so that searches are not held up. */
const swapTries = 3_600;
const companiesAtOnce = 2_000;

/**
 * Builds the search anew from all names, beside the one in use, and swaps the two at the end; searches answer meanwhile,
 * and what is loaded meanwhile is not lost. Returns the number of names, undefined if another rebuild is under way.
 */
export async function rebuildSearch(order: {
  url: string;
  threads?: number;
  /** Ends the rebuild; it then throws, and the search stays as it was. */
  signal?: AbortSignal;
  onProgress?: (progress: RebuildProgress) => void;
}): Promise<number | undefined> {
  const { url, threads = 2, signal, onProgress = () => {} } = order;
  const pool = createPool(url, { max: 3, statementTimeoutMs: 0, idleInTransactionTimeoutMs: 0 });
  const main = await pool.connect();
  const view = await pool.connect();
  const workers = new Set<Worker>();
  let isReleased = false;
  const release = () => {
    if (isReleased) return;
    isReleased = true;
    // Also ends the statement that runs on it.
    main.release(true);
    view.release(true);
    for (const worker of workers) worker.terminate();
  };
  signal?.addEventListener('abort', release);
  try {
    signal?.throwIfAborted();
    if (!(await takeTurn(main))) return undefined;
    await createNext(main);
    const { snapshot, since, stretches } = await openSnapshot(view);
    let names = 0;
    let left = stretches.length;
    const report = (done: number) => {
      names += done;
      left -= 1;
      onProgress({ step: 'names', names, share: 1 - left / stretches.length });
    };
    const queue = stretches.values();
    await Promise.all(
      Array.from({ length: Math.min(threads, Math.max(stretches.length, 1)) }, () =>
        runWorker(workers, { url, snapshot }, queue, report),
      ),
    );
    await view.query('COMMIT');
    onProgress({ step: 'indices', names, share: 1 });
    await indexNext(main);
    onProgress({ step: 'swap', names, share: 1 });
    await swap(main, pool, await catchUp(main, pool, since));
    return names;
  } finally {
    signal?.removeEventListener('abort', release);
    release();
    await pool.end();
  }
}

/** One thread that takes stretches off the queue until there is none. */
async function runWorker(
  workers: Set<Worker>,
  workerData: WorkerOrder,
  queue: Iterator<Stretch>,
  report: (done: number) => void,
): Promise<void> {
  const worker = new Worker(new URL('./normalise-worker.ts', import.meta.url), { workerData });
  workers.add(worker);
  const give = () => {
    const { value, done } = queue.next();
    worker.postMessage((done === true ? 'end' : value) satisfies WorkerTask);
  };
  worker.on('message', ({ done }: WorkerReport) => {
    report(done);
    give();
  });
  for (let ahead = 0; ahead < stretchesAhead; ahead += 1) give();
  // An error of the thread rejects here; one that was ended from outside has a code of its own.
  const [code] = await once(worker, 'exit');
  if (code !== 0) throw new Error('a thread of the rebuild was ended');
  workers.delete(worker);
}

/** Writes what was loaded since the snapshot, and tells since when to look next. */
async function catchUp(client: pg.PoolClient, pool: pg.Pool, since: string): Promise<string> {
  const written = await listWrittenSince(client, since);
  const memory = createWordMemory();
  const db = createDatabase(pool);
  for (let at = 0; at < written.companies.length; at += companiesAtOnce) {
    const companies = written.companies.slice(at, at + companiesAtOnce);
    const rows = rowsOfNames(await readNamesOf(client, companies), memory);
    await deleteNextOf(client, companies);
    const placed = rows.flatMap(({ country, id, isActive, city, rows: own }) =>
      own.map((row) => ({ ...row, country, companyId: id, isActive, city })),
    );
    await db.transaction().execute((tx) => insertNextRows(tx, placed));
  }
  return written.since;
}

async function swap(client: pg.PoolClient, pool: pg.Pool, first: string): Promise<void> {
  let since = first;
  for (let left = swapTries; ; left -= 1) {
    // Most of what was loaded meanwhile is written before anybody has to wait.
    since = await catchUp(client, pool, since);
    try {
      await client.query('BEGIN');
      await lockSearch(client);
      await catchUp(client, pool, since);
      await swapTables(client, normVersion);
      await client.query('COMMIT');
      return;
    } catch (error) {
      await client.query('ROLLBACK');
      if (!isBusy(error) || left === 0) throw error;
      await delay(1_000);
    }
  }
}

/** SQLSTATE 55P03: the lock was not to be had in time. 40P01: two waited for each other. */
function isBusy(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    (error.code === '55P03' || error.code === '40P01')
  );
}
