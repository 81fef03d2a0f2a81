import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { BrokenFileError } from '#names/company/broken-file.ts';
import { readCsvRows } from './csv-records.ts';
import { createJsonFields, fieldsOfJson, fieldsOfRow, itemsOf } from './fields.ts';
import { readJsonLines } from './json-lines.ts';
import { readJsonRecords } from './json-records.ts';

/** The bytes of a text in pieces, cut wherever the numbers say: a file comes as it likes. */
async function* inPieces(text: string | Buffer, cuts: readonly number[] = []): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  let start = 0;
  for (const end of [...places, bytes.length]) {
    if (end > start) yield Buffer.from(bytes.subarray(start, end));
    start = end;
  }
}
const all = async <T>(source: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const one of source) found.push(one);
  return found;
};
const cuts = fc.array(fc.nat(5_000), { maxLength: 12 });

const csv = (text: string | Buffer, at: readonly number[] = [], needed: readonly string[] = ['id']) =>
  all(readCsvRows(inPieces(text, at), { what: 'a table', needed }));
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

test('whatever stands in the cells of a table, and however it comes, it is read as it was written', async () => {
  const cell = fc.string({ unit: fc.constantFrom(...'ab"\n,; яё汉😀'), maxLength: 6 });
  const table = fc.array(fc.tuple(cell, cell), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(table, cuts, async (rows, at) => {
      const text = ['id,name', ...rows.map((row) => row.map(quoted).join(','))].join('\n');
      const read = await csv(`${text}\n`, at);
      assert.deepEqual(
        read.map((row) => ('fields' in row ? [row.fields('id'), row.fields('name')] : row)),
        rows,
      );
    }),
    { numRuns: 60 },
  );
});

test('a row is told by the line it begins on, faults among them in their places', async () => {
  const read = await csv('id,name\n1,"two\nlines"\n2,b\n3,c,too many\n4\n5,e\n');
  assert.deepEqual(
    read.map((row) => ('fields' in row ? `${row.line} ${row.fields('id')}` : `${row.line} ${row.fault}`)),
    ['2 1', '4 2', '5 the row has 3 columns instead of 2', '6 the row has 1 columns instead of 2', '7 5'],
  );
});

test('a table that breaks off, lacks a column or has one twice is no table', async () => {
  const broken = (text: string, words: RegExp) =>
    assert.rejects(csv(text, [3]), (error) => error instanceof BrokenFileError && words.test(error.message));
  await broken('', /it has no columns/);
  await broken('name\nx\n', /it has no column id/);
  await broken('id,id\n1,2\n', /a column stands there twice/);
  await broken('id,name\n1,a\n2', /breaks off at line 3/);
  await broken('id,name\n1,"a\n', /breaks off or a quote is not closed/);
  assert.equal(
    (await csv('\ufeff id ,name\r\n1,a\r\n')).length,
    1,
    'a mark at its beginning and spaces are no harm',
  );
  assert.equal((await csv('id,name\n1,a')).length, 1, 'a whole last row needs no end of line');
});

test('JSON lines come back as they were written, wherever they are cut; empty ones are passed over', async () => {
  const values = fc.array(fc.jsonValue({ maxDepth: 2, stringUnit: 'grapheme' }), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(values, cuts, fc.boolean(), async (written, at, endsOpen) => {
      const text = written.map((value) => JSON.stringify(value)).join('\n\n') + (endsOpen ? '' : '\n');
      const read = await all(readJsonLines(inPieces(text, at), 'JSON lines'));
      assert.deepEqual(
        read,
        written.map((value, index) => ({ line: index * 2 + 1, value: JSON.parse(JSON.stringify(value)) })),
      );
    }),
    { numRuns: 60 },
  );
});

test('a broken line among good ones is told; the first or a cut last one ends the file', async () => {
  const lines = (text: string, at: number[] = []) => all(readJsonLines(inPieces(text, at), 'JSON lines'));
  const [good, bad, last] = await lines('{"a":1}\n{"a":\n{"a":2}');
  assert.ok(good && 'value' in good && last && 'value' in last);
  assert.ok(bad && 'fault' in bad && bad.line === 2 && !bad.fault.includes('"a"'));
  const long = await lines(`{"a":1}\n"${'x'.repeat(1024 * 1024)}"\n{"a":2}\n`, [200, 90_000]);
  assert.deepEqual(long[1], { line: 2, fault: 'the line is longer than 1 MB' });
  assert.equal(long.length, 3);
  await assert.rejects(lines('nonsense\n{}'), /This is not JSON lines: its first line/);
  await assert.rejects(lines('{"a":1}\n{"a":'), /breaks off at line 2/);
  for (const empty of ['', '\n\n', '\ufeff\n']) await assert.rejects(lines(empty), /empty/);
});

const shape = { what: 'a list', list: 'records', firstKey: 'LEI' };
const records = (text: string | Buffer, at: readonly number[] = [], skipped = 0) =>
  all(readJsonRecords(inPieces(text, at), shape, skipped));

test('records of a list come back whatever they hold and wherever the file is cut', async () => {
  const value = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'ab"\\{}[],: \n汉😀') }),
    fc.jsonValue({ maxDepth: 2 }),
    fc.constant('{"LEI": "not a record"}'),
  );
  const list = fc.array(value, { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(list, cuts, fc.boolean(), async (values, at, isWide) => {
      const written = values.map((other, index) => ({ LEI: String(index), other }));
      const text = JSON.stringify({ header: { a: [1] }, records: written }, null, isWide ? 2 : 0);
      const read = await records(text, at);
      assert.deepEqual(
        read.map((one) => ('value' in one ? one.value : one)),
        JSON.parse(text).records,
      );
    }),
    { numRuns: 80 },
  );
});

test('a record that does not close is told with its line, and the next one is read', async () => {
  const text = '{"records":[\n{"LEI":"1","a":{"b":1},\n{"LEI":"2"},\n{"LEI":"3"} x,\n{"LEI":"4"}\n]}';
  for (const at of [[], [14, 20], Array.from({ length: text.length }, (_, index) => index)]) {
    const read = await records(text, at);
    assert.deepEqual(
      read.map((one) => `${one.line} ${'value' in one ? JSON.stringify(one.value) : one.fault}`),
      [
        '2 the record is not closed',
        '3 {"LEI":"2"}',
        '4 the record does not end where it should',
        '5 {"LEI":"4"}',
      ],
    );
  }
});

test('a list that breaks off, or is none, is refused; what was read before is not read again', async () => {
  for (const text of ['', '{}', '{"other":[]}', 'nonsense'])
    await assert.rejects(records(text), /This is not a list/, text);
  for (const text of [
    '{"records":[',
    '{"records":[{"LEI":"1"}',
    '{"records":[{"LEI":"1"}]',
    '{"records":[{"LEI":"1"},',
  ])
    await assert.rejects(records(text), /breaks off at line 1/, text);
  assert.deepEqual(await records('\ufeff{"records" : [ ] }'), []);
  const skipping = await records('{"records":[{"LEI":"1"},{"LEI":"2"}]}', [], 1);
  assert.deepEqual(skipping[0], { line: 1, fault: 'skipped' });
  assert.deepEqual('value' in (skipping[1] ?? {}), true);
});

test('a record that is no text is told, not read as other letters', async () => {
  const bytes = Buffer.concat([
    Buffer.from('{"records":[{"LEI":"'),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('"},{"LEI":"2"}]}'),
  ]);
  const [odd, good] = await records(bytes);
  assert.deepEqual(odd, { line: 1, fault: 'the record is not UTF-8' });
  assert.ok(good && 'value' in good);
});

test('both ways to read a record by paths say the same', () => {
  const leaf = fc.oneof(fc.string({ maxLength: 3 }), fc.integer(), fc.boolean(), fc.constant(null));
  const member = fc.constantFrom('a', 'b', '$', '@type', '@xml:lang');
  const record = fc.dictionary(
    member,
    fc.oneof(leaf, fc.dictionary(member, leaf), fc.array(fc.dictionary(member, leaf), { maxLength: 3 })),
  );
  const step = fc.constantFrom('a', 'b', 'type', 'xmllang', '1', '2');
  const paths = fc.array(step, { minLength: 1, maxLength: 3 }).map((steps) => steps.join('.'));
  const follow = createJsonFields();
  fc.assert(
    fc.property(record, paths, (written, path) => {
      // A member that stands there twice, plain and as an attribute, is none of a register's.
      fc.pre(!JSON.stringify(written).includes('"$":{'));
      assert.equal(follow(written)(path), fieldsOfJson(written)(path));
    }),
    { numRuns: 400 },
  );
});

test('a column that is not there is empty, as is a cell that the row lacks', () => {
  const fields = fieldsOfRow(
    new Map([
      ['a', 0],
      ['b', 1],
    ]),
    ['x'],
  );
  assert.deepEqual(['a', 'b', 'c', 'constructor'].map(fields), ['x', '', '', '']);
  assert.equal(fieldsOfJson({})('constructor'), '');
  assert.equal(createJsonFields()({})('__proto__.polluted'), '');
});

test('the items of a list are those that are there, and a single object is a list of one', () => {
  const of = (cells: Record<string, string>) => itemsOf((path) => cells[path] ?? '', 'n', '.t');
  assert.deepEqual(of({ 'n.1.t': 'a', 'n.2.t': 'b' }), ['n.1', 'n.2']);
  assert.deepEqual(of({ 'n.2.t': 'b', 'n.4.t': 'd' }), ['n.2', 'n.4'], 'columns may be left empty between');
  assert.deepEqual(of({ 'n.t': 'a' }), ['n']);
  assert.deepEqual(of({}), []);
});
