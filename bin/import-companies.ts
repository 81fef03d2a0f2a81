import { join } from 'node:path';
import { type Config, ConfigError, readConfig } from '#app/config/config.ts';
import { systemClock } from '#kernel/clock.ts';
import { ImportRunningError, ImportStoppedError } from '#modules/companies/loading/import-errors.ts';
import { importStatus } from '#modules/companies/loading/import-status.ts';
import { ensurePartition } from '#modules/companies/loading/partitions.ts';
import { attachSearchServer } from '#modules/companies/search/server/attach.ts';
import type { SearchFeed } from '#modules/companies/search/server/feed.ts';
import { BrokenFileError } from '#names/company/broken-file.ts';
import type { Db } from '#platform/database/kysely.ts';
import { type OpenDatabase, openDatabase } from '#platform/database/open.ts';
import { createOutbox } from '#platform/jobs/outbox.ts';
import { importFile } from '#workflows/import-companies/import-file.ts';
import { createProgress, summaryLines } from './import-companies/progress.ts';
import { type CommandOrder, readOrder } from './import-companies/read-order.ts';
import { createRefusalReport } from './import-companies/refusal-report.ts';
import { statusLines } from './import-companies/status-lines.ts';
import { exitCodes, help } from './import-companies/words.ts';

process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<number> {
  const order = readOrder(words);
  if (typeof order === 'string') {
    console.error(`${order}\n\n${help}`);
    return exitCodes.usage;
  }
  if (order.act === 'help') {
    console.log(help);
    return exitCodes.done;
  }
  try {
    const config = readConfig(process.env);
    const { databaseUrl, dataDir } = config;
    const database = await openDatabase({ databaseUrl, dataDir, joinRunning: true });
    try {
      await act(database, config, order);
    } finally {
      await database.close();
    }
    return exitCodes.done;
  } catch (error) {
    return explain(error);
  }
}

function explain(error: unknown): number {
  if (error instanceof ImportStoppedError) {
    console.error(error.message);
    return exitCodes.stopped;
  }
  if (error instanceof ImportRunningError) {
    console.error(error.message);
    return exitCodes.busy;
  }
  if (error instanceof BrokenFileError) console.error(`${error.message} Nothing was changed.`);
  else if (error instanceof ConfigError) console.error(error.message);
  else console.error(`The import stopped: ${oneLine(error)} Nothing was changed.`);
  return exitCodes.nothing;
}

async function act(
  { db }: OpenDatabase,
  { dataDir, searchServer }: Config,
  order: Exclude<CommandOrder, { act: 'help' }>,
): Promise<void> {
  if (order.act === 'status') {
    for (const line of statusLines(await importStatus(db))) console.log(line);
    return;
  }
  if (order.act === 'partition') {
    const moved = await ensurePartition(db, order.country);
    console.log(
      moved === undefined
        ? `${order.country} has tables of its own already.`
        : `${order.country} has tables of its own now; ${moved} companies were moved.`,
    );
    return;
  }
  const { source, path, isDryRun, isFull, chunkSize } = order;
  const refusals = createRefusalReport(join(dataDir, 'imports'), source.name);
  const began = performance.now();
  try {
    const summary = await importFile(db, {
      clock: systemClock,
      source,
      path,
      isDryRun,
      isFull,
      chunkSize,
      noteChanges: searchServer && feedOf(db, searchServer).note,
      onRefusal: refusals.add,
      onProgress: createProgress(began),
    });
    for (const line of summaryLines(summary, performance.now() - began, isDryRun)) console.log(line);
  } finally {
    const report = await refusals.close();
    if (report !== undefined) console.log(`Records left out are listed in ${report}.`);
  }
}

/** What the import writes goes to the search server too; the site's worker sends it. */
function feedOf(db: Db, searchServer: NonNullable<Config['searchServer']>): SearchFeed {
  const outbox = createOutbox({ db, clock: systemClock, report: () => {} });
  return attachSearchServer({ db, clock: systemClock, outbox, log: console, ...searchServer }).feed;
}

function oneLine(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return `${words.split('\n')[0]?.replace(/\.$/, '')}.`;
}
