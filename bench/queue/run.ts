import { parseArgs } from 'node:util';
import { demoPassword } from '#database/seed/seed.ts';
import { signIn } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { type DeskFilter, findAtDesk, readDesk } from '#workflows/hand-out-orders/contract.ts';
import { median } from '../in-turn.ts';
import { printTable } from '../print-table.ts';
import { databaseCpuMs } from '../research/database-cpu.ts';
import { fillQueue } from './fill-queue.ts';

const help = `npm run bench -- queue [--orders 10000] [--rounds 30]

Asks the queue of the staff over HTTP while there are so many orders, half of them over: its usual views, sorted, searched and in the
middle of the list; and what the command palette asks. Goal: the median of each at most 100 ms. Beside it the processor time of this
process, which is the site and whoever asks it, and of the database: it tells more than the clock where others use the machine.`;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    orders: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '30' },
    help: { type: 'boolean', default: false },
  },
});
const goalMs = 100;

if (values.help) console.log(help);
else {
  const app = await startTestApp({ withScheduledJobs: false });
  try {
    const { db } = app.services;
    const staff = await app.services.accounts.users.listStaff(db);
    await fillQueue(
      app.pool,
      Number(values.orders),
      staff.map(({ id }) => id),
      new Date(),
    );
    const manager = await signIn(app.url, 'manager@demo.countercheck.example', demoPassword);
    const queue = (body: Partial<DeskFilter & { offset: number }>) => () => manager.call(readDesk, { body });
    const asked: [string, () => Promise<unknown>][] = [
      ['open, by due date', queue({})],
      ['all, by company', queue({ view: 'all', sort: 'company' })],
      ['all, the last page', queue({ view: 'all', offset: Number(values.orders) - 100 })],
      ['hold ends soon', queue({ due: 'holdEnds', sort: 'holdEnds' })],
      ['search: нордвинд 12', queue({ search: 'нордвинд 12' })],
      ['search: a customer', queue({ view: 'all', search: 'buyer7@demo' })],
      ['palette: 北浜', () => manager.call(findAtDesk, { query: { q: '北浜' } })],
      ['palette: nothing fits', () => manager.call(findAtDesk, { query: { q: 'zzzzqq' } })],
    ];
    const times = new Map<string, number[]>(asked.map(([name]) => [name, []]));
    const costs = new Map(asked.map(([name]) => [name, { own: 0, database: 0 }]));
    const used = async () => {
      const { user, system } = process.cpuUsage();
      return { own: (user + system) / 1_000, database: await databaseCpuMs(app.pool) };
    };
    for (let round = 0; round <= Number(values.rounds); round += 1)
      for (const [name, ask] of asked) {
        const before = await used();
        const start = performance.now();
        await ask();
        const tookMs = performance.now() - start;
        const after = await used();
        // The first round warms up.
        if (round === 0) continue;
        times.get(name)?.push(tookMs);
        const cost = costs.get(name);
        if (cost === undefined) continue;
        cost.own += after.own - before.own;
        cost.database += after.database - before.database;
      }
    const rows = [...times].map(([name, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      const { own, database } = costs.get(name) ?? { own: Number.NaN, database: Number.NaN };
      const middle = median(all);
      return [
        name,
        middle,
        sorted[Math.floor(sorted.length * 0.95)],
        own / all.length,
        database / all.length,
      ] as const;
    });
    printTable(['asked', 'median ms', 'p95 ms', 'site ms', 'database ms'], rows);
    if (rows.some(([, middle]) => middle > goalMs)) process.exitCode = 1;
  } finally {
    await app.close();
  }
}
