import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isAlive } from './process-identity.ts';

/** For tests only: a temporary folder that every user may walk through, gone at the end of the scope. */
export function makeTestFolder(): Readonly<{ path: string } & Disposable> {
  const path = mkdtempSync(join(tmpdir(), 'countercheck-test-'));
  chmodSync(path, 0o755);
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** For tests only: runs one statement on a connection of its own and returns the rows. */
export async function ask(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** For tests only: whether all these processes are gone within the time. */
export async function areGone(pids: readonly number[], withinMs: number): Promise<boolean> {
  const since = performance.now();
  while (performance.now() - since < withinMs) {
    if (!pids.some(isAlive)) return true;
    await delay(25);
  }
  return false;
}
