import type { ReadPiece } from '#names/company/read-piece.ts';
import { readCsvRows } from '../files/csv-records.ts';
import { type Fields, fieldsOfJson } from '../files/fields.ts';
import type { ImportSource } from '../files/import-source.ts';
import { readJsonLines } from '../files/json-lines.ts';
import { companyOfRow } from './company-of-row.ts';
import { type Mapping, neededColumns } from './mapping.ts';

/** Any register whose file is a table or JSON lines, read as its mapping says. */
export function genericRegister(mapping: Mapping): ImportSource {
  const { register, file, country } = mapping;
  return {
    name: 'generic',
    register: { ...register, url: register.url ?? null, isDemo: false },
    about: 'Any other register’s CSV or JSON lines, read as a mapping file says.',
    ...(typeof country === 'string' ? { countries: [country] } : {}),
    read: (bytes) => read(inUtf8(bytes, file.encoding), mapping),
    isWhole: (_head, tail) => (file.format === 'jsonl' ? /\}\s*$/.test(tail) : tail !== ''),
  };
}

async function* read(bytes: AsyncIterable<Buffer>, mapping: Mapping): AsyncGenerator<ReadPiece> {
  for await (const row of rowsOf(bytes, mapping)) {
    if ('fault' in row) yield row;
    else {
      try {
        yield { line: row.line, record: companyOfRow(row.fields, mapping) };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { line: row.line, fault: error.message };
      }
    }
  }
}

type Row = Readonly<{ line: number; fields: Fields }> | Readonly<{ line: number; fault: string }>;

async function* rowsOf(bytes: AsyncIterable<Buffer>, mapping: Mapping): AsyncGenerator<Row> {
  const { file, register } = mapping;
  const what = `the file of “${register.name}” that the mapping describes`;
  if (file.format === 'csv')
    yield* readCsvRows(bytes, { what, needed: neededColumns(mapping), delimiter: file.delimiter });
  else
    for await (const { line, ...found } of readJsonLines(bytes, what))
      yield 'fault' in found ? { line, ...found } : { line, fields: fieldsOfJson(found.value) };
}

/** The same text in UTF-8. Registers of some countries still write windows-1251 or the like. */
async function* inUtf8(bytes: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  if (decoder.encoding === 'utf-8') {
    yield* bytes;
    return;
  }
  for await (const chunk of bytes) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  const rest = Buffer.from(decoder.decode());
  if (rest.length > 0) yield rest;
}
