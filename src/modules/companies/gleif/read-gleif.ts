import type { LoadStep } from '../loading/load-register.ts';
import { type PreparedCompany, prepareCompany } from '../loading/prepare.ts';
import { BrokenFileError } from './broken-file.ts';
import { readCsvRows } from './csv-records.ts';
import { type Fields, fieldsOfJson } from './fields.ts';
import { companyOfGleif } from './gleif-record.ts';
import { JsonRecordSplitter } from './json-records.ts';

/** A record that was left out, with the line of the file at which it begins. */
export type Refusal = Readonly<{ line: number; fault: string }>;

type Piece = Readonly<{ line: number; fields: Fields }> | Refusal;

const recordsAtOnce = 1000;

/**
 * Reads a level 1 golden copy (LEI-CDF 3.1) in its JSON or CSV form, told apart by content, and gives it in steps
 * of 1,000 records. A broken record goes to `onRefusal`; a broken file throws BrokenFileError.
 */
export async function* readGleif(
  bytes: AsyncIterable<Buffer>,
  onRefusal: (refusal: Refusal) => void,
): AsyncGenerator<LoadStep> {
  let prepared: PreparedCompany[] = [];
  let read = 0;
  let refused = 0;
  let total = 0;
  let accepted = 0;
  for await (const piece of piecesOf(bytes)) {
    read += 1;
    const result = prepare(piece);
    if ('fault' in result) {
      refused += 1;
      onRefusal(result);
    } else prepared.push(result);
    if (read < recordsAtOnce) continue;
    total += read;
    accepted += prepared.length;
    yield { prepared, read, refused };
    prepared = [];
    read = 0;
    refused = 0;
  }
  total += read;
  accepted += prepared.length;
  if (total > 0 && accepted === 0)
    throw new BrokenFileError(`None of the ${total} records can be read as a GLEIF level 1 record.`);
  yield { prepared, read, refused };
}

function prepare(piece: Piece): PreparedCompany | Refusal {
  if ('fault' in piece) return piece;
  try {
    return prepareCompany(companyOfGleif(piece.fields));
  } catch (error) {
    if (error instanceof RangeError) return { line: piece.line, fault: error.message };
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
