import { Session } from 'node:inspector/promises';
import pino from 'pino';
import { readConfig } from '#app/config/config.ts';
import { startScheduledJobs } from '#app/scheduled-jobs.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { type Share, shareOut } from '../profile/share-out.ts';
import { databaseCpuMs } from './database-cpu.ts';
import { followOrders, type Milestones } from './follow-orders.ts';
import { ownersOfResearch } from './owners.ts';
import { placeOrders } from './place-orders.ts';
import { silence } from './silence.ts';

/** Milliseconds of each order, and what all of them cost. */
export type Round = Readonly<{
  totals: readonly number[];
  begun: readonly number[];
  asked: readonly number[];
  assembled: readonly number[];
  wallMs: number;
  cpuMs: number;
  databaseCpuMs: number;
  facts: readonly number[];
  shares?: readonly Share[];
}>;

type RoundTask = Readonly<{
  orders: number;
  /** All are accepted before the first is worked on; otherwise each begins when the one before is done. */
  isAtOnce: boolean;
  /** Code of a register of the demo world that never answers; what is asked of it is not waited for. */
  silent?: string;
  isProfiled?: boolean;
}>;

/** Takes orders from acceptance to dossier on an instance and a database of their own. */
export async function measureRound({ orders, isAtOnce, silent, isProfiled }: RoundTask): Promise<Round> {
  const app = await startTestApp({ env: { RESEARCH_SOURCES: '' }, withScheduledJobs: false });
  try {
    if (silent !== undefined) await silence(app.registersUrl ?? '', silent);
    return isAtOnce ? await manyAtOnce(app, orders, silent, isProfiled) : await oneByOne(app, orders);
  } finally {
    await app.close();
  }
}

async function manyAtOnce(app: TestApp, orders: number, silent?: string, isProfiled = false): Promise<Round> {
  const ids = await placeOrders(app, orders);
  const session = isProfiled ? await startProfile() : undefined;
  const cost = await startCost(app);
  const start = Date.now();
  // Whatever an accepted order has to be done for it waits in the outbox: mails to the customer as well.
  const jobs = startJobs(app);
  try {
    const done = [...(await followOrders(app.pool, ids, silent)).values()];
    const shares = session && shareOut((await session.post('Profiler.stop')).profile, ownersOfResearch);
    return roundOf(
      done.map((one) => ({ ...one, start })),
      { ...(await cost()), facts: await countFacts(app, ids), ...(shares && { shares }) },
    );
  } finally {
    session?.disconnect();
    await jobs.stop();
  }
}

async function oneByOne(app: TestApp, orders: number): Promise<Round> {
  const jobs = startJobs(app);
  try {
    const done: (Milestones & { start: number })[] = [];
    const cost = await startCost(app);
    const ids = await placeOrders(app, orders, async (id) => {
      const followed = (await followOrders(app.pool, [id], undefined)).get(id);
      const { rows } = await app.pool.query<{ at: Date }>(
        "SELECT at FROM order_events WHERE order_id = $1 AND to_state = 'queued' ORDER BY id LIMIT 1",
        [id],
      );
      if (followed && rows[0]) done.push({ ...followed, start: rows[0].at.getTime() });
    });
    return roundOf(done, { ...(await cost()), facts: await countFacts(app, ids) });
  } finally {
    await jobs.stop();
  }
}

function startJobs({ services, dataDir }: TestApp) {
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', RESEARCH_SOURCES: '' });
  return startScheduledJobs(services, pino({ level: 'silent' }), config);
}

function roundOf(
  done: readonly (Milestones & { start: number })[],
  rest: Pick<Round, 'cpuMs' | 'databaseCpuMs' | 'facts' | 'shares'>,
): Round {
  const totals = done.map(({ start, assembled }) => assembled - start);
  const first = Math.min(...done.map(({ start }) => start));
  const isTogether = done.every(({ start }) => start === first);
  return {
    totals,
    begun: done.map(({ start, begun }) => begun - start),
    asked: done.map(({ start, asked }) => asked - start),
    assembled: done.map(({ asked, assembled }) => Math.max(0, assembled - asked)),
    wallMs: isTogether ? Math.max(...totals) : totals.reduce((sum, ms) => sum + ms, 0),
    ...rest,
  };
}

/** Begins to count the processor time of this process and of the database. */
async function startCost({ pool }: TestApp) {
  const before = process.cpuUsage();
  const databaseBefore = await databaseCpuMs(pool);
  return async () => {
    const { user, system } = process.cpuUsage(before);
    return { cpuMs: (user + system) / 1000, databaseCpuMs: (await databaseCpuMs(pool)) - databaseBefore };
  };
}

async function startProfile(): Promise<Session> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  return session;
}

async function countFacts({ pool }: TestApp, orderIds: readonly string[]): Promise<number[]> {
  const { rows } = await pool.query<{ facts: number }>(
    `SELECT count(f.id)::int AS facts FROM dossiers d LEFT JOIN facts f ON f.dossier_id = d.id
     WHERE d.order_id = ANY($1) GROUP BY d.id`,
    [orderIds],
  );
  return rows.map(({ facts }) => facts);
}
