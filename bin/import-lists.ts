import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#app/config/config.ts';
import { systemClock } from '#kernel/clock.ts';
import { createImportRuns, type ImportRuns } from '#modules/imports/service.ts';
import {
  createScreeningLists,
  findListSource,
  type ListImportSummary,
  ListRefused,
  type ListSource,
  type ListVersion,
  listSources,
  type ScreeningLists,
} from '#modules/screening/service.ts';
import { words as listWords } from '#modules/screening/texts/lists/words.ts';
import { BrokenFileError } from '#names/company/broken-file.ts';
import { openDatabase } from '#platform/database/open.ts';
import { importListFile } from '#workflows/import-lists/import-list-file.ts';
import { exitCodes, help } from './import-lists/words.ts';

/** What the command line asks for. */
type Order =
  | Readonly<{ act: 'help' | 'status' }>
  | Readonly<{ act: 'import'; source: ListSource; path: string; acceptsFewer: boolean }>;

const shownFaults = 20;

process.exitCode = await main(process.argv.slice(2));

async function main(given: string[]): Promise<number> {
  const order = readOrder(given);
  if (typeof order === 'string') {
    console.error(`${order}\n\n${help}`);
    return exitCodes.usage;
  }
  if (order.act === 'help') {
    console.log(help);
    return exitCodes.done;
  }
  try {
    const { databaseUrl, dataDir } = readConfig(process.env);
    const database = await openDatabase({ databaseUrl, dataDir, joinRunning: true });
    try {
      const lists = createScreeningLists({ db: database.db, clock: systemClock });
      const runs = createImportRuns({ db: database.db, clock: systemClock });
      if (order.act === 'import') console.log(summaryLine(await importNow({ lists, runs }, order)));
      else for (const line of statusLines(await lists.listVersions())) console.log(line);
    } finally {
      await database.close();
    }
    return exitCodes.done;
  } catch (error) {
    return explain(error);
  }
}

function importNow(
  rooms: { lists: ScreeningLists; runs: ImportRuns },
  { act: _act, ...order }: Extract<Order, { act: 'import' }>,
) {
  let faults = 0;
  return importListFile(rooms, {
    ...order,
    onFault(place, fault) {
      faults += 1;
      if (faults <= shownFaults) console.error(`${place || 'somewhere'}: ${fault}`);
    },
  });
}

function readOrder(given: string[]): Order | string {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(given);
  } catch (error) {
    return error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
  }
  const { values, positionals } = parsed;
  const [code, path, ...more] = positionals;
  if (values.help) return { act: 'help' };
  if (code === undefined) return 'Say which list and which file.';
  if (code === 'status') return path === undefined ? { act: 'status' } : 'status takes no further words.';
  const source = findListSource(code);
  if (source === undefined) return `There is no list “${code}”.`;
  if (path === undefined) return 'Say which file.';
  if (more.length > 0) return `“${more[0]}” is one word too many.`;
  return { act: 'import', source, path, acceptsFewer: values.fewer };
}

function parse(given: string[]) {
  return parseArgs({
    args: given,
    allowPositionals: true,
    options: {
      fewer: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
}

function summaryLine({ version, isNew }: ListImportSummary): string {
  if (!isNew) return `${version.list}: this file is in since ${moment(version.importedAt)}; it still holds.`;
  const { list, entries, added, changed, dropped, faults } = version;
  return `${list}: ${entries} entries; added ${added}, changed ${changed}, dropped ${dropped}, left out ${faults}`;
}

function statusLines(versions: readonly ListVersion[]): string[] {
  return listSources.map(({ code }) => {
    const version = versions.find(({ list }) => list === code);
    const name = `${code}: ${listWords.en[code].name}`;
    if (version === undefined) return `${name}; not imported`;
    const of = version.publishedOn ?? version.version ?? version.fileName;
    return `${name}; ${version.entries} entries of ${of}, imported ${moment(version.importedAt)}, checked ${moment(version.checkedAt)}`;
  });
}

function moment(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function explain(error: unknown): number {
  if (error instanceof ConfigError) console.error(error.message);
  else if (error instanceof ListRefused || error instanceof BrokenFileError)
    console.error(`${error.message} Nothing was changed.`);
  else
    console.error(
      `The import stopped: ${error instanceof Error ? error.message.split('\n')[0] : String(error)} Nothing was changed.`,
    );
  return exitCodes.nothing;
}
