import { flushCompileCache } from 'node:module';
import pino from 'pino';
import { readConfig } from '#app/config/config.ts';
import { startApp } from '#app/start-app.ts';
import { openDatabase } from '#platform/database/open.ts';
import { endStaleOrders, reconcilePayments } from '#workflows/settle-payment/reconcile.ts';
import { clockOfProcess, obeyRun } from '../chaos/fast-clock.ts';

// The whole app as a process of a chaos run: its clock goes fast, so the run says by `work` when a minute has passed.

const clock = clockOfProcess();
const config = readConfig({ ...process.env, PORT: '0' });
const database = await openDatabase(config);
const log = pino({ level: config.logLevel }, process.stderr);
const app = await startApp({ config, database, log, version: 'chaos', clock, withPages: false });
process.stdout.write(`${JSON.stringify({ url: app.url.replace('localhost', '127.0.0.1') })}\n`);
// It is killed sooner or later, and would write nothing then.
flushCompileCache();
let isWorking = false;
await obeyRun(clock, {
  async work() {
    if (isWorking) return;
    isWorking = true;
    const report = () => {};
    try {
      await reconcilePayments({ ...app.services, report });
      await endStaleOrders({ ...app.services, report });
    } catch {
      // The database is away: a minute later.
    }
    isWorking = false;
  },
});
await app.stop();
await database.close();
