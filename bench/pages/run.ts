import { parseArgs } from 'node:util';
import { coresNote } from '../cores.ts';
import { fetchRaw } from '../fetch-raw.ts';
import { inTurn, type Turns } from '../in-turn.ts';
import { borrowDatabase, currentBuild } from '../prepare.ts';
import { printTable } from '../print-table.ts';
import type { FinishedAnswer } from '../serve-bytes.ts';
import { type ServerProcess, startServer, startSite } from '../server-process.ts';

const help = `npm run bench -- pages [path …] [--seconds 5] [--rounds 3] [--connections 8]

Requests a second of cached pages against the same bytes from a bare Fastify, and of the same pages drawn anew.`;

/** Pages that a visitor meets first. */
const usualPaths = ['/', '/countries/country/de', '/ru/countries/country/de', '/our-prices', '/how_to_check'];
/** A cached page may be so many times slower than the string. */
const goal = 1.5;

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '8' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(help);
else {
  await measure(positionals.length === 0 ? usualPaths : positionals, {
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    connections: Number(values.connections),
  });
}

async function measure(paths: readonly string[], turns: Turns): Promise<void> {
  await currentBuild();
  const database = await borrowDatabase();
  const site = await startSite(database.env);
  try {
    const rows: (string | number)[][] = [];
    for (const path of paths) rows.push(...(await measurePage(site, path, turns)));
    printTable(
      [
        'page',
        'encoding',
        'kB',
        'string/s',
        'cached/s',
        'p99 ms',
        'string ÷ cached',
        'by CPU',
        'anew/s',
        'p99 ms',
        'CPU ms',
      ],
      rows,
    );
    console.log(
      `\nGoal: string ÷ cached at most ${goal}. A page with a query is never cached, so "anew" is ?fresh=1.`,
    );
    console.log(
      `${turns.connections} connections, ${turns.seconds} s a run, ${turns.rounds} rounds in turn, medians; ${coresNote}. Compare ratios, not absolutes.`,
    );
  } finally {
    await site.stop();
    await database.giveBack();
  }
}

async function measurePage(site: ServerProcess, path: string, turns: Turns): Promise<(string | number)[][]> {
  const bodies = {
    identity: await fetchRaw(site.url + path, 'identity'),
    gzip: await fetchRaw(site.url + path, 'gzip'),
  };
  const answers: FinishedAnswer[] = [
    { path: '/identity', body: bodies.identity.toString('utf8') },
    { path: '/gzip', body: bodies.gzip, encoding: 'gzip' },
  ];
  const bare = await startServer('serve-bytes.ts', answers);
  try {
    const rows: (string | number)[][] = [];
    for (const encoding of ['identity', 'gzip'] as const) {
      const { medians, byRequests, byCpu } = await inTurn(
        {
          string: { server: bare, path: `/${encoding}`, encoding },
          cached: { server: site, path, encoding },
          anew: { server: site, path: `${path}?fresh=1`, encoding },
        },
        turns,
      );
      const { string, cached, anew } = medians;
      rows.push([
        path,
        encoding,
        bodies[encoding].length / 1000,
        Math.round(string.requestsPerSecond),
        Math.round(cached.requestsPerSecond),
        cached.p99Ms,
        byRequests('string', 'cached'),
        byCpu('string', 'cached'),
        Math.round(anew.requestsPerSecond),
        anew.p99Ms,
        anew.cpuMsPerRequest,
      ]);
    }
    return rows;
  } finally {
    await bare.stop();
  }
}
