import { BrokenFileError } from '#names/company/broken-file.ts';
import type { ReadPiece } from '#names/company/read-piece.ts';
import { type CsvShape, readCsvRows } from '../files/csv-records.ts';
import { createJsonFields, type Fields } from '../files/fields.ts';
import type { ImportSource } from '../files/import-source.ts';
import { type JsonShape, readJsonRecords } from '../files/json-records.ts';
import { readXmlRecords } from '../files/xml-records.ts';

/** One of the golden copies: how its records stand in the JSON form, and the columns its CSV form must have. */
export type GoldenCopy = JsonShape & CsvShape;

type Piece = Readonly<{ line: number; fields: Fields }> | Readonly<{ line: number; fault: string }>;

/**
 * Reads a golden copy in its XML, JSON or CSV form, told apart by content; `made` makes a company or a link of a record and
 * throws RangeError with the reason if it cannot. A broken file throws BrokenFileError.
 */
export async function* readGoldenCopy(
  bytes: AsyncIterable<Buffer>,
  copy: GoldenCopy,
  made: (fields: Fields) => Pick<Extract<ReadPiece, { record: unknown }>, 'record'> | LinkPart,
  skipped = 0,
): AsyncGenerator<ReadPiece> {
  let at = 0;
  for await (const piece of piecesOf(bytes, copy, skipped)) {
    at += 1;
    if ('fault' in piece) yield piece;
    else if (at <= skipped) yield { line: piece.line, fault: 'skipped' };
    else {
      const { line, fields } = piece;
      try {
        yield { line, ...made(fields) };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { line, fault: error.message };
      }
    }
  }
}

type LinkPart = Pick<Extract<ReadPiece, { link: unknown }>, 'link'>;

/** Whether a golden copy has its end, in each form. */
export const isWholeGoldenCopy: NonNullable<ImportSource['isWhole']> = (head, tail) => {
  const [first = ''] = head.replace(/^\ufeff/, '').trimStart();
  if (first === '<') return /<\/(?:[\w.-]+:)?\w+Data>\s*$/.test(tail);
  return first === '{' ? /\]\s*\}\s*$/.test(tail) : /["\r\n]\s*$/.test(tail);
};

/** Records of the three golden copies in the XML form. */
const xmlNames = ['LEIRecord', 'RelationshipRecord', 'Exception'];

/** Whether GLEIF has taken the record back: deltas mark it so, complete files may carry the mark empty. */
export function isTakenBack(fields: Fields, path: string): boolean {
  const mark = `${path}Extension.gleif:Deletion`;
  return fields(mark) !== '' || fields(`${mark}.gleif:DeletedAt`) !== '';
}

/** Looks at the first byte that is not a space: `<` is XML, a brace is JSON, anything else may be CSV. */
async function* piecesOf(
  bytes: AsyncIterable<Buffer>,
  copy: GoldenCopy,
  skipped: number,
): AsyncGenerator<Piece> {
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
  const fieldsOf = createJsonFields();
  if (head.startsWith('<')) {
    let count = 0;
    for await (const { line, value } of readXmlRecords(whole(), xmlNames)) {
      count += 1;
      yield { line, fields: fieldsOf(value) };
    }
    if (count === 0 && !/<(?:[\w.-]+:)?(?:LEI|Relationship|ReportingException)Data[\s>]/.test(head))
      throw new BrokenFileError(`This is not ${copy.what}: it has no records.`);
    return;
  }
  if (!head.startsWith('{')) return yield* readCsvRows(whole(), copy);
  for await (const found of readJsonRecords(whole(), copy, skipped))
    yield 'fault' in found ? found : { line: found.line, fields: fieldsOf(found.value) };
}
