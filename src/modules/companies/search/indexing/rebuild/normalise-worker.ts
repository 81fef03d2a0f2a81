import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { createWordMemory } from '#names/meanings/word-info.ts';
import { createPool } from '#platform/database/pool.ts';
import { createWordLines, rowLines, rowsOfNames } from './copy-lines.ts';
import { copyRowsInto, copyWordsInto, joinSnapshot, readNames, type Stretch } from './repository.ts';

/** What the thread is started with; it reads and writes by itself, so that no name passes the main thread. */
export type WorkerOrder = Readonly<{ url: string; snapshot: string }>;
/** A stretch to do, or nothing more. */
export type WorkerTask = Stretch | 'end';
/** Names done since the last report. */
export type WorkerReport = Readonly<{ done: number }>;

if (parentPort !== null) {
  // Given by rebuild-search.ts.
  await work(workerData as WorkerOrder, parentPort);
}

async function work({ url, snapshot }: WorkerOrder, port: NonNullable<typeof parentPort>): Promise<void> {
  const pool = createPool(url, { max: 3, statementTimeoutMs: 0, idleInTransactionTimeoutMs: 0 });
  const tasks: WorkerTask[] = [];
  let wake = () => {};
  port.on('message', (task: WorkerTask) => {
    tasks.push(task);
    wake();
  });
  const nextTask = async (): Promise<WorkerTask> => {
    while (tasks.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return tasks.shift() ?? 'end';
  };
  const [reader, rowWriter, wordWriter] = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  try {
    await joinSnapshot(reader, snapshot);
    const rows = rowWriter.query(copyFrom(copyRowsInto));
    const words = wordWriter.query(copyFrom(copyWordsInto));
    const wordLines = createWordLines();
    const memory = createWordMemory();
    const ended = Promise.all([finished(rows), finished(words)]);
    ended.catch(() => {});
    for (let task = await nextTask(); task !== 'end'; task = await nextTask()) {
      const names = await readNames(reader, task);
      const companies = rowsOfNames(names, memory);
      for (const [stream, lines] of [
        [rows, rowLines(companies)],
        [words, wordLines(companies)],
      ] as const)
        if (lines !== '' && !stream.write(lines)) await Promise.race([once(stream, 'drain'), ended]);
      port.postMessage({ done: names.length } satisfies WorkerReport);
    }
    rows.end();
    words.end();
    await ended;
    await reader.query('COMMIT');
  } finally {
    release(reader, rowWriter, wordWriter);
    await pool.end();
    port.close();
  }
}

function release(...clients: pg.PoolClient[]): void {
  for (const client of clients) client.release(true);
}
