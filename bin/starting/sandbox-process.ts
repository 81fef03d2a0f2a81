import './thread-pool.ts';
import { ConfigError, readConfig } from '#app/config/config.ts';
import { listenSandbox } from '#app/listen-sandbox.ts';
import { systemClock } from '#kernel/clock.ts';
import { findServer } from '#platform/database/open.ts';
import { createPool } from '#platform/database/pool.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';

// The sandbox gateway as a process of its own: a child of `npm start`, which tells it where the site is and with which it
// ends, or beside several sites on one database (`npm run sandbox`).

/** What `npm start` tells: where webhooks go. */
export type SiteMessage = Readonly<{ site: string }>;
/** What it is told: where the gateway listens. */
export type SandboxMessage = Readonly<{ url: string }>;

const isChild = process.send !== undefined;
let stop = async () => {};

await main().catch((error: unknown) => {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : String(error));
  process.exit(1);
});

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { url, embedded } = await findServer({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    joinRunning: true,
  });
  const pool = createPool(url, { applicationName: 'countercheck-sandbox' });
  const secrets = openSecrets(config.dataDir);
  const sandbox = await listenSandbox({ config, pool, clock: systemClock, secrets });
  stop = async () => {
    await sandbox.close();
    await pool.end();
    await embedded?.stop();
  };
  // Ctrl-C reaches the whole group of processes: a child ends after its site, when that lets go of it.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => isChild || void end());
  for (const event of ['SIGTERM', 'disconnect'] as const) process.on(event, () => void end());
  process.on('message', ({ site }: SiteMessage) => sandbox.tellSite(site));
  if (isChild) process.send?.({ url: sandbox.url } satisfies SandboxMessage);
  else {
    const site = config.publicUrl ?? `http://localhost:${config.port}`;
    sandbox.tellSite(site);
    console.log(`Sandbox gateway at ${sandbox.url}, its webhooks go to ${site}`);
  }
}

async function end(): Promise<never> {
  await stop().catch(() => {});
  process.exit(0);
}
