import { once } from 'node:events';
import { Session } from 'node:inspector/promises';
import pino from 'pino';
import { startTestApp } from '#testing/test-app.ts';
import { startOwnSandbox } from '../../bin/starting/own-sandbox.ts';
import { childrenCpuMs } from '../children-cpu.ts';
import { cpuMs } from '../cpu-time.ts';
import { type Share, shareOut } from '../profile/share-out.ts';
import { databaseCpuMs } from '../research/database-cpu.ts';
import { bareStatementMs } from './bare-statement.ts';
import { countStatements, type Statements } from './count-statements.ts';
import { ownersOfOrders } from './owners.ts';
import { keepPages } from './pages-apart.ts';

/** Milliseconds of processor that each has used so far; `gateway` with what it asked of the database. */
export type Cost = Readonly<{ site: number; database: number; gateway: number; documents: number }>;

/** What the process is told: where mails go, and whether it watches its own functions, which costs time. */
export type OrdersTask = Readonly<{ mailUrl: string; isWatched: boolean }>;

/** What the process answers, if not how many orders are completed: its costs so far; statements and shares since it was asked last. */
export type OrdersAnswer = Readonly<{
  cost: Cost;
  statements: Statements;
  shares: readonly Share[];
  /** What a bare statement costs here. */
  bareMs: number;
}>;

const [task]: unknown[] = await once(process, 'message');
// What the other process sends by `startServer`.
const { mailUrl, isWatched } = task as OrdersTask;
const pages = keepPages();
let gatewayPid: number | undefined;
const app = await startTestApp({
  env: { RENDER_PROCESSES: '1', DEMO: 'on', MAIL_URL: mailUrl },
  // As `npm start` does.
  async startSandbox(env) {
    const sandbox = await startOwnSandbox(pino({ level: 'silent' }), { ...process.env, ...env });
    gatewayPid = sandbox.pid();
    return sandbox;
  },
});
const bareMs = await bareStatementMs(app.pool);
const statements = countStatements();
const session = new Session();
session.connect();
if (isWatched) {
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
}

async function cost(): Promise<Cost> {
  const { user, system } = process.cpuUsage();
  const gateway = cpuMs(gatewayPid) ?? Number.NaN;
  const asked = await askedByGateway();
  return {
    site: (user + system) / 1000,
    database: (await databaseCpuMs(app.pool)) - asked,
    gateway: gateway + asked,
    documents: childrenCpuMs(process.pid) - gateway,
  };
}

/** What each connection of the gateway has used of the database, as far as it was seen: one that is idle for long is closed. */
const askedBy = new Map<number, number>();

/** Of the database's time that of the connections of the gateway. */
async function askedByGateway(): Promise<number> {
  const { rows } = await app.pool.query<{ pid: number }>(
    "SELECT pid FROM pg_stat_activity WHERE application_name = 'countercheck-sandbox'",
  );
  for (const { pid } of rows) askedBy.set(pid, cpuMs(pid) ?? Number.NaN);
  return [...askedBy.values()].reduce((sum, ms) => sum + ms, 0);
}

async function completed(): Promise<number> {
  const { rows } = await app.pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM orders WHERE state = 'completed'",
  );
  return rows[0]?.count ?? 0;
}

async function shares(): Promise<Share[]> {
  if (!isWatched) return [];
  const { profile } = await session.post('Profiler.stop');
  await session.post('Profiler.start');
  return shareOut(profile, ownersOfOrders);
}

process.on('message', async (question) => {
  if (question === 'rest') return pages.rest();
  if (question === 'completed') return process.send?.(await completed());
  const answer = { statements: statements(), cost: await cost(), shares: await shares(), bareMs };
  process.send?.(answer satisfies OrdersAnswer);
});
process.once('disconnect', async () => {
  session.disconnect();
  await app.close();
  pages.close();
  process.exit(0);
});
process.send?.(app.url);
