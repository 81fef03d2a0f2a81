import './starting/thread-pool.ts';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ConfigError, readConfig } from '#app/config/config.ts';
import { checkPorts } from '#app/free-ports.ts';
import type { RunningApp } from '#app/start-app.ts';
import { systemClock } from '#kernel/clock.ts';
import { refuseHalfRestore } from '#platform/database/half-restore.ts';
import { createLog } from '#platform/logging/log.ts';
import { startOwnSandbox } from './starting/own-sandbox.ts';

const root = join(import.meta.dirname, '..');

/** Longest time a stop may take after draining; then the process ends and leases return what was under way. */
const stopLimitMs = 25_000;

await main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));

async function main(): Promise<void> {
  const config = readConfigOrFail();
  const began = performance.now();
  refuseHalfRestore(config.dataDir);
  await checkPorts(config);
  const building = build(); // beside the database: both take seconds at the first start
  const { openDatabase } = await import('#platform/database/open.ts');
  const log = createLog(config.logLevel);
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const opening = openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    log: (line) => log.debug(line),
  });
  opening.catch(() => {}); // told below
  // Whoever has a wrong setting or a taken port is told before 2,500 files are read, which fills the time until PostgreSQL is there.
  const { startApp } = await import('#app/start-app.ts');
  const { seedDemo, seedReference } = await import('#database/seed/seed.ts');
  const { startBanner } = await import('./starting/start-banner.ts');
  const database = await opening;
  let stopping: Promise<never> | undefined;
  let app: RunningApp | undefined;
  const impatience = new AbortController();
  let exitCode = 0;
  const stop = (code: number, drainMs = 0) => {
    exitCode = Math.max(exitCode, code);
    stopping ??= (async () => {
      setTimeout(() => process.exit(exitCode || 1), drainMs + stopLimitMs).unref();
      app?.drain();
      if (app !== undefined && drainMs > 0)
        await delay(drainMs, undefined, { signal: impatience.signal }).catch(() => {});
      await app?.stop();
      await database.close();
      process.exit(exitCode);
    })();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // Ctrl-C is pressed by somebody who waits, and no proxy presses it; a second signal ends the wait of the first.
      if (signal === 'SIGINT' || stopping !== undefined) impatience.abort();
      void stop(0, signal === 'SIGINT' ? 0 : config.drainSeconds * 1000);
    });
  }
  database.onExit((reason) => {
    log.fatal(reason);
    // Nobody can be served any more: there is nothing to wait for either.
    impatience.abort();
    void stop(1);
  });
  try {
    await (config.isDemo ? seedDemo : seedReference)(database.db, systemClock);
    if (!(await building)) throw new Error('The site could not be built.');
    app = await startApp({
      ...{ config, database, log, version },
      startSandbox: () => startOwnSandbox(log),
    });
  } catch (error) {
    await database.close();
    throw error;
  }
  console.log(startBanner(app, config, performance.now() - began));
  if (config.hasDemoOrders) await fillDesk(app, log, () => stopping !== undefined);
}

/** A desk without orders shows nothing of what it is for: a demonstration nobody has used yet gets some. */
async function fillDesk(
  { url, services: { db, orders } }: RunningApp,
  log: Logger,
  isStopping: () => boolean,
): Promise<void> {
  if ((await orders.list(db, { limit: 1 })).length > 0) return;
  const { placeDemoOrders } = await import('./demo-orders/place-demo-orders.ts');
  try {
    const numbers = await placeDemoOrders(url);
    log.info({ orders: numbers }, 'the demo has orders to look at');
  } catch (error) {
    if (!isStopping()) log.warn({ err: error }, 'not every order of the demo could be placed');
  }
}

function readConfigOrFail() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message);
    throw error;
  }
}

/** Brings the web build up to date; a fresh one takes no time. Answers false if it could not be built. */
function build(): Promise<boolean> {
  const child = spawn(process.execPath, [join(root, 'bin/build.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}
