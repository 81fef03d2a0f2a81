import { readFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { readConfig } from '#app/config/config.ts';
import { startApp } from '#app/start-app.ts';
import { seedDemo, seedReference } from '#database/seed/seed.ts';
import { systemClock } from '#kernel/clock.ts';
import { openDatabase } from '#platform/database/open.ts';
import { createLog } from '#platform/logging/log.ts';
import { startBanner } from '../starting/start-banner.ts';
import { livePages } from './live-pages.ts';
import { say } from './messages.ts';

/** The server of `npm run dev`, in a process that is replaced when one of its files changes (`keep-app.ts`). */
const began = performance.now();
let stop = async () => {};

for (const event of ['SIGTERM', 'disconnect'] as const) process.on(event, () => void end());

const pages = livePages();
// Beside the start of the app, so that the first visitor waits for no module. A fault in one is told to whoever asks for its page.
pages.load('site').catch(() => {});

/**
 * Runs the server once `databaseUrl` is told: what is loaded up to here does not need what the predecessor still holds, ports
 * and the lock of the jobs.
 */
export async function runApp(databaseUrl: Promise<string>): Promise<void> {
  await run(await databaseUrl).catch((error: unknown) => {
    console.error(error instanceof Error ? (error.stack ?? error.message) : error);
    process.exit(1);
  });
}

async function run(databaseUrl: string): Promise<void> {
  const config = readConfig(process.env);
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
  );
  const log = createLog(config.logLevel);
  const database = await openDatabase({ databaseUrl, dataDir: config.dataDir });
  stop = () => database.close();
  await (config.isDemo ? seedDemo : seedReference)(database.db, systemClock);
  const app = await startApp({ config, database, log, version, livePages: pages });
  stop = async () => {
    await app.stop();
    await database.close();
  };
  const url = config.publicUrl ?? app.url;
  say({
    type: 'ready',
    port: Number(new URL(app.url).port),
    sandboxPort: Number(new URL(app.sandboxUrl).port),
    banner: startBanner({ ...app, url }, config, performance.now() - began),
  });
  // The next one need not compile again what has not changed.
  flushCompileCache();
}

async function end(): Promise<never> {
  await stop().catch(() => {});
  process.exit(0);
}
