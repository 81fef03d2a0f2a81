import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CountryFile, countryFile } from '#modules/content/country-file.ts';
import { readYaml } from '#modules/content/read-yaml.ts';
import { readAllCountries, staleSlices } from '../countries/write-slices.ts';
import { countryFindings, sharedFindings } from './country-files.ts';

const sample = `
code: "ee"
reviewed: 2026-11-21
id: 233
group: europe
name: { en: "Estonia", ru: "Эстония" }
tier: 1
currency: EUR
registers:
  - name: { en: "e-Business Register", ru: "Коммерческий регистр" }
    main: true
    access: free
    search: [name]
    publishes: { en: ["Name"], ru: ["Название"] }
search: name
numbers:
  - kind: registration
    field: registration
    short: Registrikood
    name: { en: "Registry code", ru: "Регистровый код" }
    format: { en: "8 digits", ru: "8 цифр" }
    example: "12345678"
    pattern: '\\d{8}'
    check: [registrikood]
legalForms:
  ours: [ou]
  only:
    Association: [mtu]
sample:
  language: et
  name: "{} OÜ"
  form: "Osaühing"
  address: "{}, Tallinn"
  registration: "00000000"
`;
const countries = readAllCountries();
const changed = (from: string | RegExp, to: string) => sample.replace(from, to);
const read = (source: string): CountryFile => readYaml(source, { file: 'ee.yaml', shape: countryFile });

test('every country has a file, and none of them contradicts itself or another', () => {
  assert.equal(countries.length, 252);
  assert.deepEqual(countries.flatMap(countryFindings), []);
  assert.deepEqual(sharedFindings(countries), []);
});

test('what the rooms read is what the files say', () => {
  assert.deepEqual(
    staleSlices(countries).map(({ file }) => file),
    [],
  );
});

test('a mistake is told with its line and its place', () => {
  for (const [source, sentence] of [
    [changed('tier: 1', 'tier: 1\ncapital: Tallinn'), /^ee\.yaml:2: .*"capital"/],
    [changed('tier: 1', 'tier: 5'), /^ee\.yaml:7: tier: /],
    [changed('[registrikood]', '[kvk]'), /^ee\.yaml:24: numbers\.0\.check: stdnum has no rule kvk for ee$/],
    [changed("'\\d{8}'", "'\\d{8'"), /numbers\.0\.pattern: is no regular expression/],
    [changed('Association:', 'Club:'), /legalForms\.only/],
    [changed(/ {4}kind.*\n {4}field.*\n|- kind.*\n {4}field.*\n {4}/, '- '), /numbers\.0: .*needs a kind/],
    [changed('"{} OÜ"', '"OÜ"'), /sample\.name/],
    [changed('ru: "Эстония"', 'et: "Eesti"'), /name/],
  ] as const) {
    assert.throws(() => read(source), { name: 'ContentFault', message: sentence }, source);
  }
});

test('what its parts say of each other is compared', () => {
  assert.deepEqual(countryFindings(read(sample)), []);
  const findings = (from: string | RegExp, to: string) => countryFindings(read(changed(from, to)));
  assert.match(findings('"12345678"', '"1234567"').join(), /ee\.yaml: numbers\.0\.pattern: .*does not fit/);
  assert.match(findings('search: [name]', 'search: [number]').join(), /search: no register that is free/);
  assert.match(findings('search: name', 'search: paid').join(), /no register is paid/);
  assert.match(findings('search: name', 'search: none').join(), /a register can be searched/);
});

test('what belongs to one country is not claimed by another', () => {
  const other = read(
    sample
      .replaceAll('"ee"', '"lv"')
      .replace('    check: [registrikood]\n', '')
      .replace('Association:', 'Foundation:')
      .replace('ours: [ou]', 'also: [ag]'),
  );
  const findings = sharedFindings([read(sample), other]);
  assert.deepEqual(findings, [
    'content/countries/lv.yaml: the id 233 is that of ee.yaml',
    'content/countries/lv.yaml: the name Estonia is that of ee.yaml',
    'content/countries/lv.yaml: the name Эстония is that of ee.yaml',
    'content/countries/lv.yaml: legalForms.only.Foundation: mtu is Association in another country',
    'content/countries/lv.yaml: legalForms.also: no country calls ag its own',
  ]);
});
