import { readConfig } from '#app/config/config.ts';
import { listenSandbox } from '#app/listen-sandbox.ts';
import { createSeededRandom } from '#database/seed/demo-register/seeded-random.ts';
import { createPool } from '#platform/database/pool.ts';
import { openSecrets } from '#platform/secrets/secrets.ts';
import { clockOfProcess, obeyRun } from '../chaos/fast-clock.ts';

// The sandbox gateway as a process of a chaos run, with a clock that goes fast and faults that come by chance.

const clock = clockOfProcess();
const config = readConfig(process.env);
const pool = createPool(config.databaseUrl ?? '', { applicationName: 'countercheck-sandbox' });
const random = createSeededRandom(`${process.env.SEED} ${process.env.LIFE}`).next;
const sandbox = await listenSandbox({
  config,
  pool,
  clock,
  secrets: openSecrets(config.dataDir),
  random,
});
sandbox.tellSite(process.env.SITE_URL ?? '');
process.stdout.write(`${JSON.stringify({ url: sandbox.url.replace('localhost', '127.0.0.1') })}\n`);
await obeyRun(clock);
await sandbox.close();
await pool.end();
