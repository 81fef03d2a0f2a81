import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { z } from 'zod';
import { inEveryLanguage } from '#kernel/locale.ts';
import { countryFile } from './country-file.ts';
import { type KnownCountries, readCountries, readCountryFiles } from './read-countries.ts';
import { readYaml } from './read-yaml.ts';

const root = mkdtempSync(join(tmpdir(), 'countercheck-countries-'));
after(() => rmSync(root, { recursive: true, force: true }));

const word = (text: string) => inEveryLanguage(() => text);
const register = {
  name: word('Register'),
  access: 'free',
  publishes: inEveryLanguage(() => ['Name']),
};
const country = {
  code: 'no',
  reviewed: '2026-11-21',
  registers: [register],
  id: '578',
  group: 'europe',
  name: word('Norway'),
  tier: '1',
  currency: 'NOK',
  search: 'name',
  sample: {
    language: 'nb',
    name: '{} AS',
    form: 'AS',
    address: '{}, 0150 Oslo',
    registration: '000 000 000',
  },
};
const onPage = { kind: 'registration', name: 'Number', format: '9 digits', example: '000000000' };

/** What is said of a country with these changes; undefined where nothing is. */
function complaintOf(change: object): string | undefined {
  const { error } = countryFile.safeParse({ ...country, ...change });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n');
}
const complaintOfNumbers = (...numbers: object[]) => complaintOf({ numbers });

test('a country is what is known of it; what is left out is usual', () => {
  const read = countryFile.parse(country);
  assert.deepEqual([read.id, read.tier, read.numbers, read.aliases], [578, 1, [], []]);
  assert.deepEqual(read.registers[0]?.search, []);
});

test('who may look at owners is said only where a sentence says so', () => {
  const owners = word('Closed to the public.');
  assert.equal(complaintOf({ owners, ownersAccess: 'closed' }), undefined);
  assert.equal(complaintOf({ owners }), undefined);
  assert.match(complaintOf({ ownersAccess: 'open' }) ?? '', /ownersAccess: needs the sentence/);
});

test('a number stands on the page or in the form, and has all that it needs there', () => {
  assert.equal(complaintOfNumbers(onPage), undefined);
  assert.equal(complaintOfNumbers({ name: 'Number', field: 'registration' }), undefined);
  assert.match(complaintOfNumbers({ name: 'Number' }) ?? '', /numbers\.0: needs a kind/);
  for (const missing of ['format', 'example'])
    assert.match(
      complaintOfNumbers({ ...onPage, [missing]: undefined }) ?? '',
      /needs a format and an example/,
    );
  assert.match(complaintOfNumbers({ ...onPage, pattern: '\\d{9}' }) ?? '', /no field that they are for/);
  assert.match(
    complaintOfNumbers({ name: 'N', field: 'tax', check: ['orgnr'] }) ?? '',
    /only where a pattern fits/,
  );
});

test('a pattern is an expression, a check digit one that is known', () => {
  const field = { name: 'N', field: 'registration' };
  assert.equal(complaintOfNumbers({ ...field, pattern: '^\\p{Lu}\\d+$' }), undefined);
  assert.match(complaintOfNumbers({ ...field, pattern: '(' }) ?? '', /numbers\.0\.pattern: is no regular/);
  assert.match(
    complaintOfNumbers({ ...field, pattern: '\\d', check: ['unheard-of'] }) ?? '',
    /numbers\.0\.check: stdnum has no rule unheard-of for no/,
  );
});

test('each field of the search form has one number at most', () => {
  const of = (...fields: string[]) => complaintOfNumbers(...fields.map((field) => ({ name: 'N', field })));
  assert.equal(of('registration', 'tax', 'other', 'other', 'other'), undefined);
  assert.match(of('registration', 'both') ?? '', /two numbers stand in the registration field/);
  assert.match(of('both', 'tax') ?? '', /two numbers stand in the tax field/);
  assert.match(of('other', 'other', 'other', 'other') ?? '', /at most three/);
  const taxed = { numbers: [{ name: 'N', field: 'tax' }], noTaxNumber: 'true' };
  assert.match(complaintOf(taxed) ?? '', /or one and noTaxNumber/);
  assert.equal(complaintOf({ noTaxNumber: 'true' }), undefined);
  assert.match(complaintOf({ noTaxNumber: 'false' }) ?? '', /is true or is left out/);
});

test('one register is the main one, or all of them together', () => {
  const main = { ...register, main: 'true' };
  assert.equal(complaintOf({ registers: [register, main] }), undefined);
  assert.match(complaintOf({ registers: [main, main] }) ?? '', /one register alone/);
  assert.match(
    complaintOf({ registers: [main], registersTogether: word('States') }) ?? '',
    /one register alone/,
  );
});

test('every field has its form', () => {
  for (const [change, complaint] of [
    [{ id: '0578' }, /id: must be a number/],
    [{ id: '5780' }, /id: /],
    [{ code: 'NO' }, /code: must be two lower-case letters/],
    [{ tier: '5' }, /tier: /],
    [{ currency: 'nok' }, /currency: must be three capital/],
    [{ group: 'Europe' }, /group: /],
    [{ weekend: [] }, /weekend: /],
    [{ weekend: ['caturday'] }, /weekend\.0: /],
    [{ aliases: [] }, /aliases: /],
    [{ workingDays: { '2025': { closed: ['1-2'] } } }, /closed\.0: must be MM-DD/],
    [{ workingDays: { next: { closed: ['01-02'] } } }, /workingDays\.next: Invalid key/],
    [{ reviewed: '2026-02-30' }, /reviewed: must be a day/],
    [{ flag: 'no' }, /flag: /],
    [{ name: 'Norway' }, /name: /],
    [{ registers: Array.from({ length: 13 }, () => register) }, /registers: /],
    [{ registers: [{ ...register, url: 'ftp://x' }] }, /registers\.0\.url: must be a web address/],
    [{ registers: [{ ...register, publishes: { en: ['a', 'b'], ru: ['а'] } }] }, /as many items in every/],
    [{ sample: { ...country.sample, name: 'AS' } }, /sample\.name: /],
    [{ sample: { ...country.sample, dial: '+47' } }, /sample\.dial: /],
    [{ aroundNumbers: { typed: ['mva'] } }, /aroundNumbers\.typed\.0: must be capital letters/],
    [{ legalForms: { only: { nonsense: ['as'] } } }, /legalForms\.only/],
    [{ capital: 'Oslo' }, /Unrecognized key: "capital"/],
  ] as const)
    assert.match(complaintOf(change) ?? 'nothing was said', complaint, JSON.stringify(change));
});

test('in a folder a file is called like its country, and what is no file of a country is passed over', () => {
  const folder = join(root, 'countries');
  mkdirSync(folder);
  assert.deepEqual(readCountries(join(root, 'nowhere')), {});
  const yaml = JSON.stringify({ ...country, numbers: [onPage, { name: 'Inner', field: 'other' }] });
  writeFileSync(join(folder, 'no.yaml'), yaml);
  writeFileSync(join(folder, 'README.md'), 'not a country');
  const known: KnownCountries = new Map();
  const files = readCountryFiles(root, known);
  assert.deepEqual(Object.keys(files), ['no']);
  assert.equal(known.get(yaml), files.no);
  assert.equal(readCountryFiles(root, known).no, files.no, 'what was read is not read again');
  const facts = readCountries(root, known).no;
  assert.deepEqual(
    facts?.identifiers.map(({ kind, example }) => [kind, example]),
    [['registration', '000000000']],
    'the page tells of numbers that are for it',
  );
  assert.ok(facts && !('main' in (facts.registers[0] ?? {})) && !('sample' in facts));
  writeFileSync(join(folder, 'se.yaml'), yaml);
  assert.throws(
    () => readCountries(root, known),
    /countries\/se\.yaml:1: code: no is not the name of the file/,
  );
});

test('everything written is a text, and a complaint stands at the line of what it is about', () => {
  const shape = z.strictObject({ a: z.string(), list: z.array(z.strictObject({ b: z.string().max(3) })) });
  const read = (source: string, firstLine?: number) =>
    readYaml(source, { file: 'f.yaml', shape, ...(firstLine && { firstLine }) });
  assert.deepEqual(read('a: 007\nlist: [{ b: no }]'), { a: '007', list: [{ b: 'no' }] });
  assert.throws(() => read('a: x\nlist:\n  - b: ok\n  - b: long'), /^ContentFault: f\.yaml:4: list\.1\.b: /);
  assert.throws(() => read('a: x\nlist:\n  - b: ok\n  - c: 1', 10), /f\.yaml:13: list\.1\.b: /);
  assert.throws(() => read('list: []\n'), /f\.yaml:1: a: /);
  assert.throws(() => read('a: [1\nlist: []', 5), /f\.yaml:[67]: /);
  assert.throws(() => read(''), /f\.yaml: |f\.yaml:1: /);
});
