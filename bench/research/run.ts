import { parseArgs } from 'node:util';
import { median } from '../in-turn.ts';
import { borrowDatabase } from '../prepare.ts';
import { printTable } from '../print-table.ts';
import { measureRound, type Round } from './measure-round.ts';

const help = `npm run bench -- research [--orders 50] [--alone 5] [--functions]

From the acceptance of an order to the dossier with all that its sources said, in the demo world: one order after another, many
accepted at once, and the same while a register that is asked about all of them never answers; site, registers and database share
the machine. Then once more under a profile, for the share of each part; --functions names the busiest functions of each.
Goals: one order 10 s; of many at once 95 in a hundred within 60 s, also those whose silent register is left out of the count.`;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    orders: { type: 'string', default: '50' },
    alone: { type: 'string', default: '5' },
    functions: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const aloneGoalMs = 10_000;
const manyGoalMs = 60_000;

if (values.help) console.log(help);
else await measure(Number(values.orders), Number(values.alone));

async function measure(orders: number, alone: number): Promise<void> {
  const database = await borrowDatabase();
  Object.assign(process.env, database.env);
  try {
    const rounds: [string, Round, number][] = [
      ['one after another', await measureRound({ orders: alone, isAtOnce: false }), aloneGoalMs],
      [`${orders} at once`, await measureRound({ orders, isAtOnce: true }), manyGoalMs],
      [
        `${orders} at once, GLEIF silent`,
        await measureRound({ orders, isAtOnce: true, silent: 'gleif' }),
        manyGoalMs,
      ],
    ];
    printTable(
      [
        'accepted',
        'median s',
        'p95 s',
        'begun',
        'asked',
        'assembled',
        'orders/min',
        'cpu s',
        'database',
        'facts',
      ],
      rounds.map(([name, round]) => [name, ...figuresOf(round)]),
    );
    console.log(
      '\nbegun, asked, assembled: median seconds until the research began, until the last answer, and from it to the dossier;\n' +
        'cpu s: processor seconds an order of the site with the registers of the demo world, and of the database; facts: median of a dossier.',
    );
    const { shares = [] } = await measureRound({ orders, isAtOnce: true, isProfiled: true });
    const all = shares.reduce((sum, { ms }) => sum + ms, 0);
    console.log('');
    printTable(
      ['part', 'ms an order', '%'],
      shares.map(({ part, ms }) => [part, ms / orders, Math.round((ms / all) * 100)]),
    );
    if (values.functions)
      for (const { part, functions } of shares) {
        console.log(`\n${part}`);
        printTable(
          ['function', 'ms an order'],
          functions.map(([name, ms]) => [name, ms / orders]),
        );
      }
    if (rounds.some(([, { totals }, goal]) => p95(totals) > goal)) process.exitCode = 1;
  } finally {
    await database.giveBack();
  }
}

function figuresOf({ totals, begun, asked, assembled, wallMs, cpuMs, databaseCpuMs, facts }: Round) {
  const seconds = (ms: number) => Math.round(ms / 10) / 100;
  const count = totals.length;
  return [
    ...[median(totals), p95(totals), median(begun), median(asked), median(assembled)].map(seconds),
    Math.round((count / wallMs) * 60_000),
    ...[cpuMs / count, databaseCpuMs / count].map(seconds),
    median(facts),
  ];
}

function p95(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}
