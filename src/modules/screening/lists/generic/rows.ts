import { type Info, parse } from 'csv-parse';
import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import { Unreadable } from '#findings/reading/reading.ts';
import { createTextOfBytes } from '#findings/reading/xml/text-of-bytes.ts';
import { type ListFile, listBounds } from '../../reading/list-format.ts';

/** A row by the names of its columns, or why there is none. */
export type ListRow = Readonly<{ place: string; cells: ReadonlyMap<string, readonly string[]> }>;

/** A JSON file is read whole; a longer list is a table. */
const maxJsonBytes = 100_000_000;
const maxCell = 100_000;

/** Rows of a table (CSV) in memory that does not grow with it; a cell with several values is parted. */
export async function* tableRows(
  file: ListFile,
  { delimiter, split }: Readonly<{ delimiter: string; split: string }>,
): AsyncGenerator<ListRow> {
  const parser = parse({
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: listBounds.maxTextBytes,
  });
  const toText = createTextOfBytes();
  const feeding = (async () => {
    try {
      let bytes = 0;
      for await (const chunk of file.open()) {
        bytes += chunk.byteLength;
        if (bytes > listBounds.maxBytes)
          throw new Unreadable('too_big', `larger than ${listBounds.maxBytes} bytes`);
        if (parser.destroyed) return;
        if (!parser.write(toText.write(chunk)))
          await new Promise<void>((go) => parser.once('drain', go).once('close', go));
      }
      parser.end(toText.end());
    } catch (error) {
      parser.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  })();
  let columns: readonly string[] | undefined;
  try {
    for await (const piece of parser) {
      const { info, record } = piece as { info: Info; record: string[] }; // what `info: true` gives
      if (columns === undefined) columns = record.map((name) => name.trim());
      else
        yield {
          place: `line ${info.lines}`,
          cells: new Map(
            columns.map((name, at) => [name, parted((record[at] ?? '').slice(0, maxCell), split)]),
          ),
        };
    }
    await feeding;
  } catch (error) {
    parser.destroy();
    await feeding.catch(() => {});
    if (error instanceof Unreadable) throw error;
    throw new Unreadable('broken', 'the table breaks off, or a quote is not closed');
  }
}

const value = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const row = z.record(z.string().max(200), z.union([value.array(), value, z.null()]).catch(null));

/** Rows of a list in JSON; what is no row is left out with its place. */
export async function* jsonRows(
  file: ListFile,
  split: string,
): AsyncGenerator<ListRow | Readonly<{ place: string; cells: undefined }>> {
  const rows = readJson(await wholeOf(file), z.array(z.unknown()), maxJsonBytes);
  for (const [at, one] of rows.entries()) {
    const read = row.safeParse(one);
    const place = `/${at}`;
    if (!read.success || Array.isArray(one)) yield { place, cells: undefined };
    else
      yield {
        place,
        cells: new Map(
          Object.entries(read.data).map(([name, given]) => [
            name,
            typeof given === 'string' ? parted(given.slice(0, maxCell), split) : (given ?? []),
          ]),
        ),
      };
  }
}

/** All bytes of a small file. */
export async function wholeOf(file: ListFile, maxBytes = maxJsonBytes): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of file.open()) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Unreadable('too_big', `larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parted(text: string, split: string): string[] {
  return text
    .split(split)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
