import type { ReadPiece } from '../loading/import-source.ts';
import { BrokenFileError } from './broken-file.ts';
import { readCsvRows } from './csv-records.ts';
import { type Fields, fieldsOfJson } from './fields.ts';
import { companyOfGleif } from './gleif-record.ts';
import { JsonRecordSplitter } from './json-records.ts';

type Piece = Readonly<{ line: number; fields: Fields }> | Readonly<{ line: number; fault: string }>;

/**
 * Reads a level 1 golden copy (LEI-CDF 3.1) in its JSON or CSV form, told apart by content. A broken record is a piece
 * with its fault; a broken file throws BrokenFileError.
 */
export async function* readGleif(bytes: AsyncIterable<Buffer>): AsyncGenerator<ReadPiece> {
  for await (const piece of piecesOf(bytes)) yield 'fault' in piece ? piece : companyPiece(piece);
}

function companyPiece({ line, fields }: { line: number; fields: Fields }): ReadPiece {
  try {
    return { line, record: companyOfGleif(fields) };
  } catch (error) {
    if (error instanceof RangeError) return { line, fault: error.message };
    throw error;
  }
}

/** Looks at the first byte that is not a space: a brace is JSON, anything else but `<` may be CSV. */
async function* piecesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  const chunks = bytes[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done === true) throw new BrokenFileError('The file is empty.');
  const head = first.value
    .toString('utf8', 0, 1024)
    .replace(/^\ufeff/, '')
    .trimStart();
  async function* whole(): AsyncGenerator<Buffer> {
    if (first.done !== true) yield first.value;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  if (head.startsWith('<'))
    throw new BrokenFileError(
      'This is the XML form; please take the JSON or the CSV form of the golden copy.',
    );
  yield* head.startsWith('{') ? jsonPieces(whole()) : readCsvRows(whole());
}

async function* jsonPieces(bytes: AsyncIterable<Buffer>): AsyncGenerator<Piece> {
  const splitter = new JsonRecordSplitter();
  for await (const chunk of bytes) {
    for (const raw of splitter.push(chunk)) yield 'fault' in raw ? raw : parsed(raw.line, raw.text);
  }
  splitter.end();
}

function parsed(line: number, text: string): Piece {
  try {
    return { line, fields: fieldsOfJson(JSON.parse(text)) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return {
      line,
      fault: `the record is not valid JSON: ${error.message.replaceAll(/\s+/g, ' ').slice(0, 120)}`,
    };
  }
}
