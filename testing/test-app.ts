import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import pino from 'pino';
import { type RunningApp, startApp } from '#app/start-app.ts';
import type { Clock } from '#kernel/clock.ts';
import { readConfig } from '#platform/config/config.ts';
import { createThrowawayDatabase } from './throwaway-database.ts';

/** A running app of a test's own, on a database, ports and a folder of its own. */
export type TestApp = RunningApp & Readonly<{ dataDir: string; pool: pg.Pool; close(): Promise<void> }>;

export type TestAppOptions = Readonly<{
  env?: Readonly<Record<string, string>>;
  clock?: Clock;
  withPages?: boolean;
  withChores?: boolean;
}>;

/** Starts the whole app for a test file; `close` leaves nothing behind. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { env = {}, withPages = false, withChores = true, clock } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'countercheck-test-'));
  const database = await createThrowawayDatabase();
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    // Tests are many people behind one address; one that is about limits sets it to 1.
    ABUSE_LIMIT_FACTOR: '1000',
    ...env,
  });
  const app = await startApp({
    config,
    database: { ...database, onExit: () => {}, close: database.drop },
    log: pino({ level: config.logLevel }),
    version: 'test',
    withPages,
    withChores,
    ...(clock === undefined ? {} : { clock }),
  });
  return {
    ...app,
    dataDir,
    pool: database.pool,
    async close() {
      await app.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
