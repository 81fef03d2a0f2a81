import { parseArgs } from 'node:util';
import { borrowDatabase } from '../prepare.ts';
import { printTable } from '../print-table.ts';
import { startServer } from '../server-process.ts';
import type { Statements } from './count-statements.ts';
import { startMailSink } from './mail-sink.ts';
import type { Cost, OrdersAnswer, OrdersTask } from './orders-process.ts';
import { type Phase, takeOrders } from './phases.ts';

const help = `npm run bench -- orders [--orders 100] [--at-once 8] [--warm-up 20] [--functions]

Orders from the search to the debit through one process of the site: searched, placed, paid at the sandbox gateway, written by one
person with the facts of the demo, approved by another, drawn as PDF in two languages, mailed and debited. Each part is gone
through by all orders before the next begins, so that each has a speed of its own. Then the processor time of an order, by who
used it. Orders of a warm-up come first and count for nothing: until then code is compiled and statements are planned. Documents are drawn by processes of their own and counted apart; the mail server is a stranger's and stands beside the
callers, the gateway of the sandbox counts as ours. --functions watches the site meanwhile, which costs it time: the share of each part
of the code, and the functions that took most of it.
Goal: the processor time of all but documents lets two cores complete 20 orders a second.`;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    // The queue, which is where the orders are found again, has 200 lines.
    orders: { type: 'string', default: '100' },
    'at-once': { type: 'string', default: '8' },
    'warm-up': { type: 'string', default: '20' },
    functions: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const goalPerSecond = 20;
const cores = 2;
const shownChars = 150;

type Walked = Omit<OrdersAnswer, 'cost' | 'bareMs'> & Readonly<{ phase: Phase; wallMs: number; cost: Cost }>;

if (values.help) console.log(help);
else
  await measure(Math.min(150, Number(values.orders)), Number(values['at-once']), Number(values['warm-up']));

async function measure(orders: number, atOnce: number, warmUp: number): Promise<void> {
  const database = await borrowDatabase();
  const mailServer = await startMailSink();
  const task: OrdersTask = { mailUrl: mailServer.url, isWatched: values.functions };
  const site = await startServer('orders/orders-process.ts', task, database.env, (command) => command);
  try {
    // The process answers what it is asked with this.
    const ask = async () => (await site.ask('how far')) as OrdersAnswer;
    const completed = async () => Number(await site.ask('completed'));
    const walked: Walked[] = [];
    if (warmUp > 0)
      await takeOrders(site.url, { orders: Math.min(150, warmUp), atOnce }, completed, async () => {});
    const first = await ask();
    let last = { at: performance.now(), cost: first.cost };
    await takeOrders(site.url, { orders, atOnce }, completed, async (phase) => {
      const { cost, statements, shares } = await ask();
      const now = { at: performance.now(), cost };
      walked.push({ phase, wallMs: now.at - last.at, cost: spent(last.cost, now.cost), statements, shares });
      last = now;
    });
    print(walked, orders);
    printYardstick(walked, { orders, bareMs: first.bareMs });
  } finally {
    await site.stop();
    await mailServer.close();
    await database.giveBack();
  }
}

function print(walked: readonly Walked[], orders: number): void {
  const sum = (of: (one: Walked) => number) => walked.reduce((total, one) => total + of(one), 0);
  const total = {
    phase: 'all',
    statements: { all: sum(({ statements }) => countOf(statements)) },
    wallMs: sum(({ wallMs }) => wallMs),
    cost: {
      site: sum(({ cost }) => cost.site),
      database: sum(({ cost }) => cost.database),
      documents: sum(({ cost }) => cost.documents),
    },
  };
  printTable(
    ['part', 'orders/s', 'statements', 'site ms', 'database ms', 'documents ms'],
    [...walked, total].map(({ phase, wallMs, statements, cost }) => [
      phase,
      (orders / wallMs) * 1000,
      countOf(statements) / orders,
      cost.site / orders,
      cost.database / orders,
      cost.documents / orders,
    ]),
  );
  console.log('\nms: processor time of an order; the callers share the machine and are in none of them.\n');
  for (const { phase, statements, shares } of walked)
    if (shares.length > 0) {
      printShares(phase, shares, orders);
      printStatements(phase, statements, orders);
    }
}

/** How many orders two cores complete, and how many bare statements an order costs: the first is this machine's, the second ours. */
function printYardstick(
  walked: readonly Walked[],
  { orders, bareMs }: { orders: number; bareMs: number },
): void {
  const ours = walked.reduce((sum, { cost }) => sum + cost.site + cost.database, 0) / orders;
  const perSecond = (cores * 1000) / ours;
  console.log(
    `\n${ours.toFixed(0)} ms of processor an order without documents: ${perSecond.toFixed(1)} a second on ${cores} cores (goal ${goalPerSecond})`,
  );
  console.log(
    `a bare statement costs ${bareMs.toFixed(3)} ms here: an order costs as much as ${(ours / bareMs).toFixed(0)} of them`,
  );
  if (perSecond < goalPerSecond) process.exitCode = 1;
}

/** Whose time a part was, and which functions took most of it. */
function printShares(phase: Phase, shares: OrdersAnswer['shares'], orders: number): void {
  const all = shares.reduce((ms, share) => ms + share.ms, 0);
  printTable(
    [`${phase}: of the site`, 'ms an order', '%'],
    shares.map(({ part, ms }) => [part, ms / orders, Math.round((ms / all) * 100)]),
  );
  for (const { part, functions } of shares) {
    console.log(`\n${part}`);
    printTable(
      ['function', 'ms an order'],
      functions.map(([name, ms]) => [name, ms / orders]),
    );
  }
}

function countOf(statements: Statements): number {
  return Object.values(statements).reduce((sum, count) => sum + count, 0);
}

/** What was asked of the database, the most frequent first. */
function printStatements(phase: Phase, statements: Statements, orders: number): void {
  const most = Object.entries(statements)
    .filter(([, count]) => count >= orders / 2)
    .sort(([, a], [, b]) => b - a);
  printTable(
    ['an order', `${phase}: statement`],
    most.map(([text, count]) => [count / orders, text.replaceAll(/\s+/g, ' ').slice(0, shownChars)]),
  );
}

function spent(before: Cost, after: Cost): Cost {
  return {
    site: after.site - before.site,
    documents: after.documents - before.documents,
    database: after.database - before.database,
  };
}
