import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { demoPassword } from '#database/seed/seed.ts';
import { hashesAtOnce } from '#modules/accounts/account/passwords.ts';
import { fetchRaw } from '../fetch-raw.ts';
import { median } from '../in-turn.ts';
import { borrowDatabase, currentBuild } from '../prepare.ts';
import { printTable } from '../print-table.ts';
import { startSite } from '../server-process.ts';
import {
  type BareDone,
  type CallsDone,
  type CallsTask,
  makeCalls,
  measureBare,
  measureRefreshes,
} from './calls.ts';

const help = `npm run bench -- accounts [--seconds 4] [--rounds 3]

Signing in by 1, 4, 50 and 200 at once against the bare hash; pages and calls while 50 sign in; refreshes; tokens.`;

const credentials = { email: 'customer@demo.countercheck.example', password: demoPassword };
/** No limits on attempts, they would end the first run; the threads that bin/start.ts gives itself. */
const siteEnv = { ABUSE_LIMIT_FACTOR: '1000000', UV_THREADPOOL_SIZE: '8' };
/** How many sign in at once. */
const crowds = [1, 4, 50, 200] as const;
/** A reader who turns pages: few, and with a rest between them. */
const readers = { connections: 2, pauseMs: 20 };

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) console.log(help);
else await measure(Number(values.seconds), Number(values.rounds));

async function measure(seconds: number, rounds: number): Promise<void> {
  await currentBuild();
  const database = await borrowDatabase();
  const site = await startSite({ ...database.env, ...siteEnv }, (command) => command);
  try {
    const login = (connections: number, forSeconds = seconds): CallsTask => ({
      method: 'POST',
      url: `${site.url}/api/v1/Auth/Login`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
      connections,
      seconds: forSeconds,
      pauseMs: 0,
    });
    await makeCalls(login(4)); // warm
    const bare: BareDone[] = [];
    const logins = new Map<number, CallsDone[]>(crowds.map((crowd) => [crowd, []]));
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await measureBare({ seconds: seconds / 2 }));
      for (const crowd of crowds) logins.get(crowd)?.push(await makeCalls(login(crowd)));
    }
    printLogins(logins, bare);
    console.log();
    await measureReaders(site.url, login, seconds, rounds);
    console.log();
    const refreshes = await measureRefreshes({
      ...credentials,
      url: site.url,
      atOnce: 50,
      rounds: 20,
      seconds,
    });
    printTable(
      ['refresh', 'figure'],
      [
        ['50 at once of one token: distinct tokens', refreshes.distinct],
        ['50 at once: calls that failed', refreshes.failures],
        ['50 at once: ms each', refreshes.msEach],
        ['one sign-in, one after another: a second', Math.round(refreshes.oneByOnePerSecond)],
        ['eight sign-ins at once: a second', Math.round(refreshes.eightChainsPerSecond)],
        ['access tokens verified, no server: a second', Math.round(middle(bare, 'verifications'))],
      ],
    );
    console.log(
      `\n${seconds} s a run, ${rounds} rounds in turn, medians; ${availableParallelism()} cores, nothing pinned. Compare ratios, not absolutes.`,
    );
  } finally {
    await site.stop();
    await database.giveBack();
  }
}

/** The hash alone is what a sign-in cannot beat. */
function printLogins(logins: ReadonlyMap<number, readonly CallsDone[]>, bare: readonly BareDone[]): void {
  const rows = [...logins].map(([crowd, runs]) => {
    const own = runs.map((run, round) => {
      const alone = bare[round]?.[crowd === 1 ? 'hashOne' : 'hashMany'] ?? Number.NaN;
      return alone / run.perSecond;
    });
    const refused = middle(runs, 'refused');
    return [
      crowd,
      middle(runs, 'perSecond'),
      Math.round(middle(runs, 'p50Ms')),
      Math.round(middle(runs, 'p99Ms')),
      refused,
      refused === 0 ? undefined : middle(runs, 'refusedP99Ms'),
      runs.every(({ retryAfters, refused: count }) => retryAfters === count) ? 'all' : 'NOT ALL',
      median(own),
    ];
  });
  printTable(
    [
      'sign in at once',
      'logins/s',
      'p50 ms',
      'p99 ms',
      '503s',
      'p99 ms of 503',
      'Retry-After',
      'hash ÷ logins',
    ],
    rows,
  );
  const [one, many] = [middle(bare, 'hashOne'), middle(bare, 'hashMany')];
  console.log(
    `The bare hash: ${one.toFixed(1)}/s one at a time, ${many.toFixed(1)}/s ${hashesAtOnce()} at once.`,
  );
}

/** What others feel while 50 sign in without end. */
async function measureReaders(
  siteUrl: string,
  login: (connections: number, seconds: number) => CallsTask,
  seconds: number,
  rounds: number,
): Promise<void> {
  const page = '/countries/country/de';
  const html = (await fetchRaw(siteUrl + page, 'identity')).toString('utf8');
  const style = /href="([^"]+\.css)"/.exec(html)?.[1] ?? '/favicon.svg';
  const { token }: { token: string } = await (
    await fetch(`${siteUrl}/api/v1/Auth/Login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    })
  ).json();
  const json = { 'content-type': 'application/json' };
  const targets: [string, Pick<CallsTask, 'method' | 'url' | 'headers' | 'body'>][] = [
    ['cached page', { method: 'GET', url: siteUrl + page, headers: { 'accept-encoding': 'gzip' } }],
    ['file of the page', { method: 'GET', url: siteUrl + style, headers: {} }],
    [
      'GetCountry',
      {
        method: 'POST',
        url: `${siteUrl}/api/v1/Dictionary/GetCountry`,
        headers: json,
        body: '{"code":"de"}',
      },
    ],
    [
      'own profile, signed in',
      {
        method: 'GET',
        url: `${siteUrl}/api/v1/User/GetUserProfileInfo`,
        headers: { authorization: `Bearer ${token}` },
      },
    ],
  ];
  const rows = [];
  for (const [name, target] of targets) {
    const [quiet, crowded]: [CallsDone[], CallsDone[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const reading = { ...target, ...readers, seconds };
      quiet.push(await makeCalls(reading));
      const crowd = makeCalls(login(50, seconds + 2));
      await new Promise((resolve) => setTimeout(resolve, 1000));
      crowded.push(await makeCalls(reading));
      await crowd;
    }
    const ratio = (figure: 'p50Ms' | 'p99Ms') =>
      median(crowded.map((run, round) => run[figure] / (quiet[round]?.[figure] ?? Number.NaN)));
    rows.push([
      name,
      middle(quiet, 'p50Ms'),
      middle(crowded, 'p50Ms'),
      ratio('p50Ms'),
      middle(quiet, 'p99Ms'),
      middle(crowded, 'p99Ms'),
      ratio('p99Ms'),
    ]);
  }
  printTable(
    ['while 50 sign in', 'p50 ms before', 'during', 'ratio', 'p99 ms before', 'during', 'ratio'],
    rows,
  );
}

function middle<Key extends string>(runs: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return median(runs.map((run) => run[key]));
}
