import './starting/thread-pool.ts';
import { join, relative } from 'node:path';
import { readConfig } from '#app/config/config.ts';
import { checkPorts } from '#app/free-ports.ts';
import { findServer } from '#platform/database/open.ts';
import { openFront } from './dev/front.ts';
import { keepApp } from './dev/keep-app.ts';
import { openWebApps } from './dev/open-web-apps.ts';
import { watchCountries } from './dev/watch-countries.ts';
import { watchServerFiles } from './dev/watch-server-files.ts';

/**
 * `npm run dev`: PostgreSQL, Vite and the port live here for as long as it runs. What browsers load is changed in open
 * pages; the server, with the sandbox gateway in it, is a process that is replaced when one of its own files changes.
 */
const root = join(import.meta.dirname, '..');
/** How long a stop may take; then this process ends, and PostgreSQL by itself after it. */
const stopLimitMs = 15_000;
/** What was opened, the last one first. */
const closers: (() => Promise<unknown>)[] = [];
let stopping: Promise<never> | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
await main().catch((error: unknown) => {
  if (stopping === undefined) console.error(error instanceof Error ? error.message : String(error));
  return stop(1);
});

async function main(): Promise<void> {
  const config = readConfig(process.env);
  await checkPorts(config);
  const database = await findServer({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  closers.unshift(async () => database.embedded?.stop());
  database.embedded?.onExit((reason) => {
    console.error(reason);
    void stop(1);
  });
  const front = await openFront(config);
  closers.unshift(front.close);
  const webApps = await openWebApps(front.http);
  closers.unshift(webApps.close);

  let changed: string | undefined;
  let changedAt = 0;
  const app = keepApp({
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      SANDBOX_PORT: String(config.sandboxPort),
      PUBLIC_URL: config.publicUrl ?? front.url,
      TRUSTED_PROXIES: ['127.0.0.1', ...config.trustedProxies].join(', '),
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'debug',
    },
    databaseUrl: database.url,
    onAsk: webApps.answer,
    onReady(banner) {
      if (changed === undefined) return console.log(banner);
      console.log(`${changed}: the server runs anew after ${Math.round(performance.now() - changedAt)} ms`);
      webApps.tellOfServer();
    },
    onFailed: () => console.error('The server does not run; it is tried again when a file is saved.'),
  });
  closers.unshift(app.stop);
  front.serve(webApps, app.port);
  watchServerFiles(webApps.of('site'), app.isMadeOf, (file) => {
    if (stopping !== undefined) return;
    changed = relative(root, file);
    changedAt = performance.now();
    app.restart();
  });
  watchCountries(webApps.of('site'));
}

function stop(exitCode: number): Promise<never> {
  stopping ??= (async () => {
    setTimeout(() => process.exit(exitCode || 1), stopLimitMs).unref();
    for (const close of closers.splice(0)) await close();
    process.exit(exitCode);
  })();
  return stopping;
}
