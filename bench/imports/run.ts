import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { systemClock } from '#kernel/clock.ts';
import { createCompanies } from '#modules/companies/service.ts';
import { importFlags } from '#platform/refresh/import-process.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { borrowDatabase } from '../prepare.ts';
import { printTable } from '../print-table.ts';
import { missingForNatural } from '../search/natural/lists.ts';
import { writeRecords } from './write-records.ts';

const help = `npm run bench -- imports [--records 100000] [--natural] [--generic csv] [--keep-alive] [--profile FOLDER]

Imports made-up records shaped as GLEIF's, or with --generic csv (or jsonl) as a table that a mapping describes, into a database of its own, while somebody searches. The import is killed
(SIGKILL) at 40 % and started again with the same file; --keep-alive leaves it alone. Then the same file is imported
once more. --natural names the companies with words of Debian's dictionaries, in 26 countries; --profile writes a
processor profile of each import into a folder. Goal: 1,000,000 records in 180 s with at most 400 MB, nothing lost or doubled.`;

type Ended = Readonly<{
  summary: { read: number; added: number; changed: number; unchanged: number; skipped: number };
  seconds: number;
  cpuSeconds: number;
  peakMb: number;
}>;

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    records: { type: 'string', default: '100000' },
    natural: { type: 'boolean', default: false },
    generic: { type: 'string' },
    profile: { type: 'string' },
    'keep-alive': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const form = values.generic === 'csv' || values.generic === 'jsonl' ? values.generic : 'gleif';
const missing = values.natural ? missingForNatural() : undefined;
if (values.help || (values.generic !== undefined && form === 'gleif')) console.log(help);
else if (missing !== undefined) {
  console.log(missing);
  process.exitCode = 1;
} else await measure(Number(values.records), !values['keep-alive']);

async function measure(records: number, isKilled: boolean): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-imports-'));
  const path = join(directory, `register.${form}`);
  await writeRecords(path, { count: records, form, isNatural: values.natural });
  const server = await borrowDatabase();
  Object.assign(process.env, server.env);
  const database = await createThrowawayDatabase();
  try {
    const searches = searchMeanwhile(database);
    const began = performance.now();
    if (isKilled) await killAt(startImport(database.url, path), records * 0.4);
    const ended = await endOf(startImport(database.url, path));
    const seconds = (performance.now() - began) / 1000;
    const times = await searches();
    const again = await endOf(startImport(database.url, path));
    const { rows } = await database.pool.query<{ total: number; keys: number; size: string }>(
      `SELECT count(*) AS total, count(DISTINCT source_ref) AS keys, pg_size_pretty(pg_database_size(current_database())) AS size
       FROM companies WHERE source = 'gleif'`,
    );
    const state = rows[0];
    printTable(
      // Of a killed import only the process that went on tells what it used.
      ['run', 'records', 'seconds', 'rows/s', 'peak MB, to the end', 'CPU s of Node, to the end'],
      [
        [
          isKilled ? 'import, killed once' : 'import',
          records,
          seconds,
          Math.round(records / seconds),
          ended.peakMb,
          ended.cpuSeconds,
        ],
        [
          'the same file again',
          records,
          again.seconds,
          Math.round(records / again.seconds),
          again.peakMb,
          again.cpuSeconds,
        ],
      ],
    );
    console.log(
      `\nsearches meanwhile: ${times.length}, p50 ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms, most ${quantile(times, 1)} ms`,
    );
    console.log(
      `load ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
    );
    console.log(`database ${state?.size}; went on after ${ended.summary.skipped} records`);
    const isWhole = state?.total === records && state.keys === records && again.summary.unchanged === records;
    console.log(isWhole ? 'nothing lost, nothing doubled' : `WRONG: ${JSON.stringify({ state, again })}`);
    if (!isWhole) process.exitCode = 1;
  } finally {
    await database.drop();
    await server.giveBack();
    rmSync(directory, { recursive: true, force: true });
  }
}

function startImport(url: string, path: string): ChildProcess {
  const profile = values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`];
  const script = join(import.meta.dirname, 'import-process.ts');
  return spawn(process.execPath, [...importFlags, ...profile, script, url, path, form], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function killAt(child: ChildProcess, records: number): Promise<void> {
  for await (const line of linesOf(child)) {
    const { read }: { read?: number } = JSON.parse(line);
    if (read === undefined || read < records) continue;
    child.kill('SIGKILL');
    break;
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function endOf(child: ChildProcess): Promise<Ended> {
  let last = '';
  for await (const line of linesOf(child)) last = line;
  return JSON.parse(last);
}

function linesOf(child: ChildProcess): AsyncIterable<string> {
  if (child.stdout === null) throw new Error('the import has no output');
  return createInterface({ input: child.stdout });
}

/** One buyer after the other asks for a name; answers the times in milliseconds once it is called. */
function searchMeanwhile({ db }: ThrowawayDatabase): () => Promise<number[]> {
  const companies = createCompanies({ clock: systemClock });
  const names = [
    'karomin telsor holding',
    'vendal brixo limited',
    'oxlumfer',
    'nordwind maschinenbau',
    'kuhojas capital',
  ];
  const times: number[] = [];
  let isOver = false;
  const asking = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const began = performance.now();
      const name = names[turn % names.length] ?? '';
      await companies
        .findCompanies(db, { countryCode: ['DE', 'GB', 'US'][turn % 3] ?? 'DE', name })
        .catch((error: unknown) =>
          console.error(
            `a search failed: ${String(error instanceof Error ? (error.cause ?? error) : error)}`,
          ),
        );
      times.push(performance.now() - began);
      await pause(50);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return times.toSorted((a, b) => a - b);
  };
}

function quantile(sorted: readonly number[], share: number): number {
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
}
