import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '#kernel/clock.ts';
import {
  BrokenFileError,
  importGleif,
  type LoadSummary,
  type Refusal,
} from '#modules/companies/gleif/import-gleif.ts';
import { ConfigError, readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/open.ts';

const help = `Imports companies from a register's file.

  npm run import-companies -- gleif FILE [--dry-run]

  gleif      GLEIF level 1 golden copy or delta (LEI-CDF 3.1), JSON or CSV form; plain, gzip, or a zip with one file.
             What it is is seen in its content, not in its name.
  --dry-run  Reads and compares everything, writes nothing.
  --help     Prints this.

The database is DATABASE_URL, else the embedded one in DATA_DIR (default var/); the site may be running meanwhile.
Importing the same file again changes nothing. A broken record is reported with its line and left out: the first 20
here, all of them in a file under DATA_DIR/imports. A broken file (cut off, damaged, not GLEIF's) changes nothing.

Exit code: 0 imported (even if records were left out), 1 nothing was changed, 2 wrong usage.
`;

const shownRefusals = 20;
const progressEveryMs = 1000;

process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<number> {
  const order = readOrder(words);
  if (order === 'help') {
    console.log(help);
    return 0;
  }
  if (order === undefined) {
    console.error(help);
    return 2;
  }
  try {
    return await run(order.path, order.isDryRun);
  } catch (error) {
    if (error instanceof BrokenFileError) console.error(`${error.message} Nothing was changed.`);
    else if (error instanceof ConfigError) console.error(error.message);
    else console.error(`The import stopped: ${oneLine(error)} Nothing was changed.`);
    return 1;
  }
}

function readOrder(words: string[]): { path: string; isDryRun: boolean } | 'help' | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help === true) return 'help';
    const [register, path, ...more] = positionals;
    if (register !== 'gleif' || path === undefined || more.length > 0) return undefined;
    return { path, isDryRun: values['dry-run'] === true };
  } catch {
    return undefined; // an option that does not exist
  }
}

async function run(path: string, isDryRun: boolean): Promise<number> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const database = await openDatabase({ databaseUrl, dataDir, joinRunning: true });
  const refusals = createRefusalReport(join(dataDir, 'imports'));
  const began = performance.now();
  try {
    const summary = await importGleif(database.db, {
      clock: systemClock,
      path,
      isDryRun,
      onRefusal: refusals.add,
      onProgress: createProgress(began),
    });
    console.log(summaryLine(summary, performance.now() - began, isDryRun));
    return 0;
  } finally {
    const report = await refusals.close();
    if (report !== undefined) console.log(`Records left out are listed in ${report}.`);
    await database.close();
  }
}

function createProgress(began: number): (summary: LoadSummary, share: number) => void {
  let shownAt = began;
  return ({ read }, share) => {
    const now = performance.now();
    if (now - shownAt < progressEveryMs || share === 0) return;
    shownAt = now;
    const seconds = (now - began) / 1000;
    const left = Math.round(seconds / share - seconds);
    console.log(
      `${Math.round(share * 100)} %: ${read} records, ${Math.round(read / seconds)} a second, ${left} s left`,
    );
  };
}

function summaryLine(summary: LoadSummary, ms: number, isDryRun: boolean): string {
  const { read, added, changed, unchanged, refused } = summary;
  const rate = Math.round(read / Math.max(ms / 1000, 0.001));
  const counts = `read ${read}, added ${added}, changed ${changed}, unchanged ${unchanged}, left out ${refused}`;
  return `${isDryRun ? 'Dry run, nothing written: ' : ''}${counts} (${(ms / 1000).toFixed(1)} s, ${rate} records a second)`;
}

/** Shows the first refusals and writes all of them to a file that is made with the first one. */
function createRefusalReport(directory: string): {
  add: (refusal: Refusal) => void;
  close: () => Promise<string | undefined>;
} {
  const path = join(directory, `gleif-${new Date().toISOString().replaceAll(/[:.]/g, '-')}-left-out.txt`);
  let file: WriteStream | undefined;
  let count = 0;
  return {
    add({ line, fault }) {
      count += 1;
      if (count <= shownRefusals) console.error(`line ${line}: ${fault}`);
      if (file === undefined) {
        mkdirSync(directory, { recursive: true });
        file = createWriteStream(path);
      }
      file.write(`line ${line}: ${fault}\n`);
    },
    async close() {
      if (file === undefined) return undefined;
      if (count > shownRefusals) console.error(`… and ${count - shownRefusals} more`);
      const ending = file;
      await new Promise<void>((resolve) => ending.end(resolve));
      return path;
    },
  };
}

function oneLine(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return `${words.split('\n')[0]?.replace(/\.$/, '')}.`;
}
