import { parseArgs } from 'node:util';
import { borrowDatabase } from '../prepare.ts';
import { printTable } from '../print-table.ts';
import { startServer } from '../server-process.ts';
import type { Cost, OrdersAnswer } from './orders-process.ts';
import { type Phase, takeOrders } from './phases.ts';

const help = `npm run bench -- orders [--orders 100] [--at-once 8] [--functions]

Orders from the search to the debit through one process of the site: searched, placed, paid at the sandbox gateway, written by one
person with the facts of the demo, approved by another, drawn as PDF in two languages, mailed and debited. Each part is gone
through by all orders before the next begins, so that each has a speed of its own. Then the processor time of an order, by who
used it, and the share of each part of the code in the site's. Documents are drawn by processes of their own and counted apart.
Goal: the processor time of all but documents and gateway lets two cores complete 20 orders a second.`;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    // The queue, which is where the orders are found again, has 200 lines.
    orders: { type: 'string', default: '100' },
    'at-once': { type: 'string', default: '8' },
    functions: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const goalPerSecond = 20;
const cores = 2;
const gatewayPart = 'card gateway of the demo';

type Walked = Readonly<{ phase: Phase; wallMs: number; cost: Cost }>;

if (values.help) console.log(help);
else await measure(Math.min(150, Number(values.orders)), Number(values['at-once']));

async function measure(orders: number, atOnce: number): Promise<void> {
  const database = await borrowDatabase();
  const site = await startServer('orders/orders-process.ts', undefined, database.env, (command) => command);
  try {
    // The process answers what it is asked with this.
    const ask = async (question: 'cost' | 'shares') => (await site.ask(question)) as OrdersAnswer;
    const walked: Walked[] = [];
    let last = { at: performance.now(), cost: (await ask('cost')).cost };
    await takeOrders(site.url, { orders, atOnce }, async (phase) => {
      const now = { at: performance.now(), cost: (await ask('cost')).cost };
      walked.push({ phase, wallMs: now.at - last.at, cost: spent(last.cost, now.cost) });
      last = now;
    });
    const { shares = [] } = await ask('shares');
    print(walked, shares, orders);
    if (values.functions)
      for (const { part, functions } of shares) {
        console.log(`\n${part}`);
        printTable(
          ['function', 'ms an order'],
          functions.map(([name, ms]) => [name, ms / orders]),
        );
      }
  } finally {
    await site.stop();
    await database.giveBack();
  }
}

function print(walked: readonly Walked[], shares: NonNullable<OrdersAnswer['shares']>, orders: number): void {
  const sum = (of: (one: Walked) => number) => walked.reduce((total, one) => total + of(one), 0);
  const total = {
    phase: 'all',
    wallMs: sum(({ wallMs }) => wallMs),
    cost: {
      site: sum(({ cost }) => cost.site),
      database: sum(({ cost }) => cost.database),
      documents: sum(({ cost }) => cost.documents),
    },
  };
  printTable(
    ['part', 'orders/s', 'site ms', 'database ms', 'documents ms'],
    [...walked, total].map(({ phase, wallMs, cost }) => [
      phase,
      (orders / wallMs) * 1000,
      cost.site / orders,
      cost.database / orders,
      cost.documents / orders,
    ]),
  );
  console.log('\nms: processor time of an order; the callers share the machine and are in none of them.\n');
  const all = shares.reduce((ms, share) => ms + share.ms, 0);
  printTable(
    ['of the site', 'ms an order', '%'],
    shares.map(({ part, ms }) => [part, ms / orders, Math.round((ms / all) * 100)]),
  );
  const gateway = shares.find(({ part }) => part === gatewayPart)?.ms ?? 0;
  const ours = (total.cost.site + total.cost.database - gateway) / orders;
  const perSecond = (cores * 1000) / ours;
  console.log(
    `\n${ours.toFixed(0)} ms of processor an order without documents and gateway: ${perSecond.toFixed(1)} a second on ${cores} cores (goal ${goalPerSecond})`,
  );
  if (perSecond < goalPerSecond) process.exitCode = 1;
}

function spent(before: Cost, after: Cost): Cost {
  return {
    site: after.site - before.site,
    documents: after.documents - before.documents,
    database: after.database - before.database,
  };
}
