import { parseArgs } from 'node:util';
import { borrowDatabase } from '../prepare.ts';
import { printTable } from '../print-table.ts';
import { startServer } from '../server-process.ts';
import type { Statements } from './count-statements.ts';
import { startMailSink } from './mail-sink.ts';
import type { Cost, OrdersAnswer, OrdersTask } from './orders-process.ts';
import { type Phase, takeOrders } from './phases.ts';

const help = `npm run bench -- orders [--orders 100] [--at-once 8] [--warm-up 700] [--drawn] [--functions]

Orders from the search to the debit through one process of the site: searched, placed, paid at the sandbox gateway, written by one
person with the facts of the demo, approved by another, set in two languages, mailed and debited. Each part is gone through by all
orders before the next begins, so that each has a speed of its own. Then the processor time of an order, by who used it. Orders of a
warm-up come first, of a server that has run for a while: of the first hundreds V8 spends a quarter of the site's time on compiling, and
some thousand functions are compiled again once they have run often.
The gateway of the sandbox is a process of its own, as under npm start, and is counted apart with what it asks of the database; so are the
documents. They are drawn for the first 20 of the warm-up, which tells what an order's cost; later the process that draws answers with what it has
kept, in full size, because it would fill a core for half a second an order, and a site that waits between two statements
pays for going to sleep and for waking up. With --drawn it draws all of them. Mail server and callers share the machine and are in
no figure. --functions watches the site meanwhile, which costs it time: the share of each part of the code, and the functions that
took most of it.
Goal: from placed to completed, the processor time of all but documents and gateway lets two cores complete 20 orders a second.`;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    orders: { type: 'string', default: '100' },
    'at-once': { type: 'string', default: '8' },
    'warm-up': { type: 'string', default: '700' },
    drawn: { type: 'boolean', default: false },
    functions: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const goalPerSecond = 20;
const cores = 2;
/** Orders of the warm-up whose documents are drawn. */
const mostDrawn = 20;
/** The queue, in which orders are found again, has 200 lines. */
const mostAtOnce = 150;
const shownChars = 150;

type Walked = Omit<OrdersAnswer, 'cost' | 'bareMs'> & Readonly<{ phase: Phase; wallMs: number; cost: Cost }>;

if (values.help) console.log(help);
else
  await measure(
    Math.min(mostAtOnce, Number(values.orders)),
    Number(values['at-once']),
    Number(values['warm-up']),
  );

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
    const cold = await ask();
    const drawn = Math.min(mostDrawn, warmUp);
    const warm = (count: number) =>
      takeOrders(site.url, { orders: count, atOnce }, completed, async () => {});
    if (drawn > 0) await warm(drawn);
    const drawing = (await ask()).cost.documents - cold.cost.documents;
    if (!values.drawn) site.send('rest');
    for (let left = warmUp - drawn; left > 0; left -= mostAtOnce) await warm(Math.min(mostAtOnce, left));
    const first = await ask();
    let last = { at: performance.now(), cost: first.cost };
    await takeOrders(site.url, { orders, atOnce }, completed, async (phase) => {
      const { cost, statements, shares } = await ask();
      const now = { at: performance.now(), cost };
      walked.push({ phase, wallMs: now.at - last.at, cost: spent(last.cost, now.cost), statements, shares });
      last = now;
    });
    print(walked, orders);
    if (!values.drawn && drawn > 0)
      console.log(`Documents of an order, drawn during the warm-up: ${(drawing / drawn).toFixed(0)} ms.`);
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
      gateway: sum(({ cost }) => cost.gateway),
      documents: sum(({ cost }) => cost.documents),
    },
  };
  printTable(
    ['part', 'orders/s', 'statements', 'site ms', 'database ms', 'gateway ms', 'documents ms'],
    [...walked, total].map(({ phase, wallMs, statements, cost }) => [
      phase,
      (orders / wallMs) * 1000,
      countOf(statements) / orders,
      cost.site / orders,
      cost.database / orders,
      cost.gateway / orders,
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
  const [toPlace = 0, ...after] = walked.map(({ cost }) => (cost.site + cost.database) / orders);
  const ours = after.reduce((sum, ms) => sum + ms, 0);
  const perSecond = (cores * 1000) / ours;
  console.log(
    `\n${ours.toFixed(0)} ms of processor from placed to completed: ${perSecond.toFixed(1)} orders a second on ${cores} cores (goal ${goalPerSecond}); ${(ours + toPlace).toFixed(0)} ms from the search on`,
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
    database: after.database - before.database,
    gateway: after.gateway - before.gateway,
    documents: after.documents - before.documents,
  };
}
