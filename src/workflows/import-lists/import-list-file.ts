import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { ImportCounts, ImportRuns } from '#modules/imports/service.ts';
import { openSourceFile } from '#modules/registers/service.ts';
import {
  type ListFile,
  type ListFormat,
  type ListImportSummary,
  ListRefused,
  type ListSource,
  type ScreeningLists,
} from '#modules/screening/service.ts';

const headLength = 4_000;
const readAtOnce = 1024 * 1024;

/** A file and the list that it is of. */
export type ListFileOrder = Readonly<{
  source: ListSource;
  /** Of a set of tables the main one, or the folder in which they lie. */
  path: string;
  acceptsFewer?: boolean;
  onFault?: (place: string, fault: string) => void;
}>;

/**
 * Imports a file as the next version of a list, and writes the run down. Throws ListRefused or BrokenFileError with nothing
 * changed.
 */
export async function importListFile(
  { lists, runs }: Readonly<{ lists: ScreeningLists; runs: Pick<ImportRuns, 'begin'> }>,
  { source, path, onFault, ...wishes }: ListFileOrder,
): Promise<ListImportSummary> {
  const file = {
    kind: 'list',
    source: source.code,
    fileName: basename(resolve(path)),
    isFull: true,
  } as const;
  const run = await runs.begin(file);
  let refused = 0;
  let share = 0;
  const none = { added: 0, changed: 0, unchanged: 0, gone: 0 };
  try {
    const main = await mainFile(source, path);
    const format = await formatOf(source, main);
    const paths = [main, ...(await companionsOf(format, main))];
    const summary = await lists.importList({
      list: source.code,
      format,
      files: paths.map((one, at) =>
        fileOf(one, (ofFile) => {
          share = (at + ofFile) / paths.length;
        }),
      ),
      fileName: basename(main),
      mark: await markOf(paths),
      ...wishes,
      onFault(place, fault) {
        refused += 1;
        run.refuse({ place, fault });
        onFault?.(place, fault);
      },
      onRead: (read) => run.progress({ ...none, read, refused }, share),
    });
    run.progress(countsOf(summary), 1);
    await run.end('finish');
    return summary;
  } catch (error) {
    const [words = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    await run.end('refuse', words);
    throw error;
  }
}

/** Of a file that was in already every entry is as it was. */
function countsOf({ version, isNew }: ListImportSummary): ImportCounts {
  const { entries, faults } = version;
  const [added, changed, gone] = isNew ? [version.added, version.changed, version.dropped] : [0, 0, 0];
  return {
    ...{ read: entries + (isNew ? faults : 0), refused: isNew ? faults : 0 },
    ...{ added, changed, gone, unchanged: entries - added - changed },
  };
}

async function mainFile(source: ListSource, path: string): Promise<string> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false, // whoever opens it says why it cannot be read
  );
  if (!isFolder) return path;
  const named = (await readdir(path)).find((name) =>
    source.formats.some(({ companions }) => companions?.(name)),
  );
  if (named === undefined) throw new ListRefused('There is no file of this list in the folder.');
  return join(path, named);
}

/** Which form the file is of is seen in its first bytes, not in its name. */
async function formatOf({ formats, code }: ListSource, path: string): Promise<ListFormat> {
  const { bytes } = await openSourceFile(path);
  let head = '';
  for await (const chunk of bytes) {
    head = chunk.toString('latin1', 0, headLength).replaceAll('\u0000', '');
    break;
  }
  const format = formats.find(({ isIts }) => isIts(head));
  if (format !== undefined) return format;
  const known = formats.map(({ about }) => about).join('; or ');
  throw new ListRefused(`This is no file of the list ${code}, which is read as ${known}.`);
}

/** The files of its set that lie beside it, however their names are written. */
async function companionsOf({ companions }: ListFormat, path: string): Promise<string[]> {
  const wanted = companions?.(basename(path)) ?? [];
  if (wanted.length === 0) return [];
  const names = await readdir(dirname(path));
  return names.filter((name) => wanted.includes(name.toLowerCase())).map((name) => join(dirname(path), name));
}

function fileOf(path: string, tellShare: (share: number) => void): ListFile {
  return {
    name: basename(path),
    async *open() {
      // A table of a set may hold nothing at all.
      if ((await stat(path)).size === 0) return;
      const { bytes, progress } = await openSourceFile(path);
      for await (const chunk of bytes) {
        tellShare(progress());
        yield chunk;
      }
    },
  };
}

async function markOf(paths: readonly string[]): Promise<{ sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for (const path of paths)
    for await (const chunk of createReadStream(path, { highWaterMark: readAtOnce })) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  return { sha256: hash.digest('hex'), bytes };
}
