import { Session } from 'node:inspector/promises';
import { startTestApp } from '#testing/test-app.ts';
import { type Share, shareOut } from '../profile/share-out.ts';
import { databaseCpuMs } from '../research/database-cpu.ts';
import { childrenCpuMs } from './children-cpu.ts';
import { ownersOfOrders } from './owners.ts';

/** Milliseconds of processor that each has used so far. */
export type Cost = Readonly<{ site: number; documents: number; database: number }>;

/** What may be asked of the process: its costs so far, and the shares of the site's time since the start. */
export type OrdersAnswer = Readonly<{ cost: Cost; shares?: readonly Share[] }>;

const app = await startTestApp({ env: { RENDER_PROCESSES: '1' } });
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.start');

async function cost(): Promise<Cost> {
  const { user, system } = process.cpuUsage();
  return {
    site: (user + system) / 1000,
    documents: childrenCpuMs(process.pid),
    database: await databaseCpuMs(app.pool),
  };
}

process.on('message', async (message) => {
  if (message === 'cost') process.send?.({ cost: await cost() } satisfies OrdersAnswer);
  if (message === 'shares') {
    const { profile } = await session.post('Profiler.stop');
    process.send?.({ cost: await cost(), shares: shareOut(profile, ownersOfOrders) } satisfies OrdersAnswer);
  }
});
process.once('disconnect', async () => {
  session.disconnect();
  await app.close();
  process.exit(0);
});
process.send?.(app.url);
