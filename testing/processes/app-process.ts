import { once } from 'node:events';
import pino from 'pino';
import { readConfig } from '#app/config/config.ts';
import { startApp } from '#app/start-app.ts';
import { createSettableClock } from '#kernel/clock.ts';
import { openDatabase } from '#platform/database/open.ts';

// The whole app as a process that a test may kill: on the test's database, at the instant of NOW, without pages.
// Prints its addresses as one line of JSON and ends when its standard input does.

const { NOW = '', ...env } = process.env;
const config = readConfig({ PORT: '0', DEMO: 'on', ABUSE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error', ...env });
const database = await openDatabase(config);
const app = await startApp({
  config,
  database,
  log: pino({ level: config.logLevel }, process.stderr),
  version: 'test',
  clock: createSettableClock(new Date(NOW)),
  withPages: false,
});
process.stdout.write(`${JSON.stringify({ url: app.url, sandboxUrl: app.sandboxUrl })}\n`);
process.stdin.resume();
await once(process.stdin, 'end');
await app.stop();
await database.close();
