import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#app/config/config.ts';
import {
  type RebuildProgress,
  rebuildSearch,
} from '#modules/companies/search/indexing/rebuild/rebuild-search.ts';
import { openDatabase } from '#platform/database/open.ts';

const help = `Builds the search over company names anew from all names.

  npm run rebuild-search [-- --threads N]

  --threads N  Threads that read names, 1 to 16; 2 if it is left out.
  --help       Prints this.

The database is DATABASE_URL, else the embedded one in DATA_DIR (default var/). The site may be running: searches answer
from the old rows until the new ones stand, and what is imported meanwhile is not lost. A rebuild that was broken off
leaves the search as it was.

Exit code: 0 built, 1 nothing was changed, 2 wrong usage.
`;

const progressEveryMs = 2_000;

process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<number> {
  const threads = readThreads(words);
  if (threads === 'help') {
    console.log(help);
    return 0;
  }
  if (threads === undefined) {
    console.error(help);
    return 2;
  }
  try {
    return await run(threads);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(
      error instanceof ConfigError ? message : `The rebuild stopped: ${message} The search is as it was.`,
    );
    return 1;
  }
}

function readThreads(words: string[]): number | 'help' | undefined {
  try {
    const { values } = parseArgs({
      args: words,
      options: { threads: { type: 'string', default: '2' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help === true) return 'help';
    const threads = Number(values.threads);
    return Number.isInteger(threads) && threads >= 1 && threads <= 16 ? threads : undefined;
  } catch {
    return undefined; // an option that does not exist
  }
}

async function run(threads: number): Promise<number> {
  const { databaseUrl, dataDir } = readConfig(process.env);
  const database = await openDatabase({ databaseUrl, dataDir, joinRunning: true });
  const began = performance.now();
  try {
    const names = await rebuildSearch({ url: database.url, threads, onProgress: createProgress(began) });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      names === undefined
        ? 'Another process is building the search; nothing was done.'
        : `The search stands: ${names} names in ${seconds} s.`,
    );
    return names === undefined ? 1 : 0;
  } finally {
    await database.close();
  }
}

function createProgress(began: number): (progress: RebuildProgress) => void {
  let shownAt = began;
  return ({ step, names, share }) => {
    const now = performance.now();
    if (step !== 'names') {
      console.log(step === 'indices' ? `${names} names read, building the indices` : 'putting it in place');
      return;
    }
    if (now - shownAt < progressEveryMs || share === 0) return;
    shownAt = now;
    const seconds = (now - began) / 1000;
    const left = Math.round(seconds / share - seconds);
    console.log(
      `${Math.round(share * 100)} %: ${names} names, ${Math.round(names / seconds)} a second, ${left} s left, then the indices`,
    );
  };
}
