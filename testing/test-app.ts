import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import pino from 'pino';
import { readConfig } from '#app/config/config.ts';
import type { Sandbox } from '#app/listen-sandbox.ts';
import { type RunningApp, startApp } from '#app/start-app.ts';
import type { Clock } from '#kernel/clock.ts';
import { createDatabase } from '#platform/database/kysely.ts';
import { createPool } from '#platform/database/pool.ts';
import type { PageReach } from '#platform/http-client/fetch-page.ts';
import { createThrowawayDatabase } from './database/throwaway-database.ts';

/** A running app of a test's own, on a database, ports and a folder of its own. */
export type TestApp = RunningApp & Readonly<{ dataDir: string; pool: pg.Pool; close(): Promise<void> }>;

export type TestAppOptions = Readonly<{
  env?: Readonly<Record<string, string>>;
  clock?: Clock;
  withPages?: boolean;
  withScheduledJobs?: boolean;
  /** Another way to the database than the straight one, for tests that cut it. */
  databaseUrl?: (url: string) => Promise<string>;
  /** Where pages of the web may lie that the desk fetches, if not on the public internet. */
  pageReach?: PageReach;
  /** Starts the gateway elsewhere than in this process, by the settings it is given. */
  startSandbox?: (env: Readonly<Record<string, string>>) => Promise<Sandbox>;
}>;

/** Starts the whole app for a test file; `close` leaves nothing behind. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { env = {}, withPages = false, withScheduledJobs = true, clock, databaseUrl, pageReach } = options;
  const { startSandbox } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'countercheck-test-'));
  const database = await createThrowawayDatabase();
  const settings = {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    // Tests are many people behind one address; one that is about limits sets it to 1.
    ABUSE_LIMIT_FACTOR: '1000',
    // Research is tried where it is the matter; an empty RESEARCH_SOURCES asks the demo world.
    RESEARCH_SOURCES: 'none',
    ...env,
  };
  const config = readConfig(settings);
  const url = (await databaseUrl?.(database.url)) ?? database.url;
  const pool = url === database.url ? database.pool : createPool(url);
  const db = pool === database.pool ? database.db : createDatabase(pool);
  const app = await startApp({
    config,
    database: { url, pool, db, onExit: () => {}, close: database.drop },
    log: pino({ level: config.logLevel }),
    version: 'test',
    withPages,
    withWarmPages: false,
    withScheduledJobs,
    pageReach,
    ...(clock === undefined ? {} : { clock }),
    ...(startSandbox && { startSandbox: () => startSandbox({ ...settings, DATABASE_URL: url }) }),
  });
  return {
    ...app,
    dataDir,
    pool: database.pool,
    async close() {
      await app.stop();
      if (pool !== database.pool) await pool.end();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
