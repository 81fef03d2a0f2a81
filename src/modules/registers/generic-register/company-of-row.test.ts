import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldsOfJson } from '../files/fields.ts';
import { companyOfRow } from './company-of-row.ts';
import { MappingError, neededColumns, readMapping } from './mapping.ts';

const base = `
register: { code: x, name: X, licence: CC0 }
file: { format: jsonl }
country: GE
key: id
name: name
status: { otherwise: Active }
`.replace('code: x', 'code: xx');
const company = (row: object, more = '', mapping = base) =>
  companyOfRow(fieldsOfJson({ id: '7', name: 'Nord', ...row }), readMapping(mapping + more));
const refusal = (row: object, more = '', mapping = base) => {
  try {
    company(row, more, mapping);
    return 'nothing';
  } catch (error) {
    assert.ok(error instanceof RangeError);
    return error.message;
  }
};

test('a company needs a name, a key and a country; the rest may be silent', () => {
  const { country, sourceRef, name, regCode, address, names, identifiers, category, foundedOn } = company({});
  assert.deepEqual(
    [country, sourceRef, name, regCode, address, foundedOn],
    ['GE', '7', 'Nord', null, null, null],
  );
  assert.deepEqual([names, identifiers, category], [[], [], 'company']);
  assert.match(refusal({ name: ' \n ' }), /name is empty: the company has no name/);
  assert.match(refusal({ id: '' }), /id is empty: no key/);
});

test('a cell is read on one line', () => {
  assert.equal(company({ name: ' Nord \n\t AG ' }).name, 'Nord AG');
});

test('several columns make one key, each of them filled', () => {
  const more = base.replace('key: id', 'key: [id, part]');
  assert.equal(company({ part: 2 }, '', more).sourceRef, '7:2');
  assert.match(refusal({}, '', more), /id \+ part is empty/);
});

test('a country is a code, or a word of the list in any case', () => {
  const mapping = base.replace('country: GE', 'country: { column: land, words: { Грузия: GE } }');
  assert.deepEqual(
    ['грузия', 'Грузия', 'ge', 'GE'].map((land) => company({ land }, '', mapping).country),
    ['GE', 'GE', 'GE', 'GE'],
  );
  for (const land of ['', 'Georgia', 'G1', 'constructor'])
    assert.match(refusal({ land }, '', mapping), /in land is not a country/, land);
});

test('a status is one of the words, else what the mapping says of others, else a refusal', () => {
  const status = (words: string) => base.replace('status: { otherwise: Active }', `status: ${words}`);
  const known = status('{ column: s, words: { On: Active, gone: Deleted } }');
  assert.deepEqual(
    ['on', 'GONE'].map((s) => company({ s }, '', known)).map((one) => [one.status, one.statusText]),
    [
      ['Active', 'on'],
      ['Deleted', 'GONE'],
    ],
  );
  for (const s of ['', 'other', 'toString'])
    assert.match(refusal({ s }, '', known), /in s is not a status/, s);
  const lenient = status('{ column: s, words: { on: Active }, otherwise: Liquidation }');
  assert.deepEqual(
    [company({ s: 'x' }, '', lenient).status, company({}, '', lenient).statusText],
    ['Liquidation', null],
  );
});

test('lists are joined, split and emptied as the mapping says', () => {
  const more = `address: [street, town]\nphones: tel\nemails: [mail, other]\nnames: [{ column: old, kind: former, split: ';' }]\n`;
  const { address, phones, emails, names } = company(
    { street: 'A 1', town: 'Kiel', tel: ['1', '', '2'], mail: '', other: 'a@b.de', old: 'One; ;Two ' },
    more,
  );
  assert.deepEqual([address, phones, emails], ['A 1, Kiel', ['1', '2'], ['a@b.de']]);
  assert.deepEqual(
    names?.map(({ text, kind }) => [text, kind]),
    [
      ['One', 'former'],
      ['Two', 'former'],
    ],
  );
});

test('a number without a value is none, one with it has its scheme and issuer', () => {
  const more = `identifiers: [{ column: a, scheme: STAT, issuer: Office }, { column: b, scheme: LEI }]\nheadOffice: { column: of, scheme: REG }\n`;
  assert.deepEqual(company({ a: '1', b: ' ' }, more).identifiers, [
    { scheme: 'STAT', issuer: 'Office', value: '1' },
  ]);
  assert.equal(company({}, more).headOffice, null);
  assert.deepEqual(company({ of: '9' }, more).headOffice, { scheme: 'REG', value: '9' });
});

test('the address of a company has its cells encoded', () => {
  const more = 'sourceUrl: https://register.example/{id}?n={name}\n';
  assert.equal(company({ id: 'a/b', name: 'x&y' }, more).sourceUrl, 'https://register.example/a%2Fb?n=x%26y');
  assert.equal(company({}).sourceUrl, null);
});

test('a day that is none leaves the row out', () => {
  const more = 'founded: born\ndates: dd.MM.yyyy\n';
  assert.equal(company({ born: '05.01.2026' }, more).foundedOn, '2026-01-05');
  assert.match(refusal({ born: '2026-01-05' }, more), /is not a day as dd\.MM\.yyyy/);
});

test('a mapping that cannot be used says on which line, and why', () => {
  const wrong = (mapping: string, words: RegExp) =>
    assert.throws(
      () => readMapping(mapping),
      (error) => error instanceof MappingError && words.test(error.message),
    );
  wrong(`${base}colour: red\n`, /line \d+: colour: /);
  wrong(base.replace('CC0', "'"), /is not YAML: line \d+: /);
  wrong(base.replace('GE', 'Georgia'), /line 4: country/);
  wrong(base.replace('format: jsonl', 'format: xml'), /line 3: file\.format/);
  wrong(
    base.replace('format: jsonl', 'format: csv, encoding: klingon'),
    /line 3: file\.encoding: "klingon" is no known/,
  );
  wrong(base.replace('key: id', 'key: []'), /line 5: key/);
  wrong(`${base}sourceUrl: http://register.example\n`, /sourceUrl/);
  wrong('', /line 1: the file|line 1: /);
});

test('a file needs every column that is spoken of, but for those it may lack', () => {
  const more = `vat: tax\naddress: [street, town]\nnames: [{ column: old, kind: former, since: from }]\noptional: [town, from]\n`;
  assert.deepEqual(neededColumns(readMapping(base + more)), ['id', 'name', 'tax', 'street', 'old']);
});
