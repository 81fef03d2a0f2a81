import { CsvError, type Info, parse } from 'csv-parse';
import { BrokenFileError } from '#names/company/broken-file.ts';
import { type Fields, fieldsOfRow } from './fields.ts';

/** A row with its line, or why it cannot be read. */
export type RawRow = Readonly<{ line: number; fields: Fields }> | Readonly<{ line: number; fault: string }>;

/** The columns of a file, and in whose words a wrong one is refused. */
export type CsvShape = Readonly<{ what: string; needed: readonly string[]; delimiter?: string }>;

const maxRecordBytes = 1024 * 1024;

/**
 * Reads rows of a CSV file in UTF-8 in constant memory. A row with a wrong number of columns or a stray quote is reported
 * and left out. Throws BrokenFileError if a column is missing or the file breaks off within a row.
 */
export async function* readCsvRows(bytes: AsyncIterable<Buffer>, shape: CsvShape): AsyncGenerator<RawRow> {
  const faults: RawRow[] = [];
  let last = 0;
  let endsLine = false;
  const parser = parse({
    bom: true,
    delimiter: shape.delimiter ?? ',',
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: maxRecordBytes,
    on_skip: (error) => {
      if (error === undefined) return undefined;
      if (error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE') throw error;
      faults.push({ line: Number(error.lines ?? last + 1), fault: `the row cannot be read (${error.code})` });
      return undefined;
    },
  });
  const feeding = feed(bytes, parser, (isNewline) => {
    endsLine = isNewline;
  });
  let columns: ReadonlyMap<string, number> | undefined;
  let short: RawRow | undefined;
  try {
    for await (const piece of parser) {
      const { info, record } = piece as { info: Info; record: string[] }; // what `info: true` gives
      last = info.lines;
      const line = last - record.reduce((lines, cell) => lines + cell.split('\n').length - 1, 0);
      if (columns === undefined) {
        columns = columnsOf(record, shape);
        continue;
      }
      if (short !== undefined) yield short;
      short = undefined;
      yield* faults.splice(0);
      if (record.length === columns.size) yield { line, fields: fieldsOfRow(columns, record) };
      else short = { line, fault: `the row has ${record.length} columns instead of ${columns.size}` };
    }
    await feeding;
  } catch (error) {
    parser.destroy();
    await feeding.catch(() => {});
    if (error instanceof CsvError) {
      throw new BrokenFileError(`The file breaks off or a quote is not closed after line ${last}.`, {
        cause: error,
      });
    }
    throw error;
  }
  if (columns === undefined) throw new BrokenFileError(`This is not ${shape.what}: it has no columns.`);
  if (short !== undefined && !endsLine)
    throw new BrokenFileError(`The file breaks off at line ${short.line}: it is not complete.`);
  if (short !== undefined) yield short;
  yield* faults.splice(0);
}

async function feed(
  bytes: AsyncIterable<Buffer>,
  parser: ReturnType<typeof parse>,
  onChunk: (endsLine: boolean) => void,
): Promise<void> {
  try {
    for await (const chunk of bytes) {
      onChunk(chunk.at(-1) === 0x0a || chunk.at(-1) === 0x0d);
      if (parser.destroyed) return;
      if (!parser.write(chunk)) await drained(parser);
    }
    parser.end();
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

/** Resolves once the parser takes more, or will never. */
function drained(parser: ReturnType<typeof parse>): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      parser.off('drain', go).off('close', go);
      resolve();
    };
    parser.on('drain', go).on('close', go);
  });
}

function columnsOf(header: readonly string[], { what, needed }: CsvShape): ReadonlyMap<string, number> {
  const columns = new Map(header.map((name, index) => [name.trim(), index]));
  const missing = needed.filter((name) => !columns.has(name));
  if (missing.length > 0)
    throw new BrokenFileError(`This is not ${what}: it has no column ${missing.join(', ')}.`);
  if (columns.size !== header.length)
    throw new BrokenFileError(`This is not ${what}: a column stands there twice.`);
  return columns;
}
