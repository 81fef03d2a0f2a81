import assert from 'node:assert/strict';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { BrokenFileError } from '#names/company/broken-file.ts';
import { readWhole } from '#testing/read-pieces.ts';
import { genericRegister } from './generic-register.ts';
import { MappingError, readMapping } from './mapping.ts';
import { readDay } from './read-day.ts';
import { fullMapping, inWindows1251 } from './register-fixture.ts';

const root = join(import.meta.dirname, '../../../..');
const example = (name: string) =>
  genericRegister(readMapping(readFileSync(join(root, 'docs/registers', name), 'utf8')));

test('the example of the Isle of Man reads a table with previous names', async () => {
  const table = [
    'number,name,status,registry_type,inc_date,previous_names',
    '000004F,Calf Sound Insurance Limited,Dissolved,Foreign Company,28 Jun 1924,Calf Fire Limited|Calf Limited',
    '000012V,"Langness, Son & Co",Live,2006 Act Company,,',
    '000013V,Chicken Rock,Asleep,2006 Act Company,,',
    '000014V,Sugarloaf,Live,2006 Act Company,31 Feb 2001,',
  ].join('\n');
  const { records, faults } = await readWhole(example('isle-of-man.yaml'), `${table}\n`);
  assert.deepEqual(
    records.map(({ name, status, category, foundedOn, formGeneric }) => [
      ...[name, status, category, foundedOn, formGeneric],
    ]),
    [
      ['Calf Sound Insurance Limited', 'Deleted', 'branch', '1924-06-28', 'Branch'],
      ['Langness, Son & Co', 'Active', 'company', null, 'Company'],
    ],
  );
  assert.deepEqual(
    records[0]?.names?.map(({ kind, text }) => `${kind}: ${text}`),
    ['former: Calf Fire Limited', 'former: Calf Limited'],
  );
  assert.deepEqual(faults, [
    { line: 4, fault: '"Asleep" in status is not a status that the mapping knows' },
    { line: 5, fault: '"31 Feb 2001" is not a day as d MMM yyyy' },
  ]);
});

test('a table in windows-1251, cut by semicolons, with the country in a column', async () => {
  const table = [
    'Страна;Номер;Наименование;УНП;Состояние;Форма;Индекс;Город;Улица;Телефон;Дата;Сокращённое;Статкод',
    'Беларусь;17;Озёрная мануфактура;100200300;Действует;ООО;220030;Минск;Ленина 1;+375 00;01.02.2003;Озма;55',
    'Марс;18;Пыль;;Действует;;;;;;;;',
  ].join('\r\n');
  for (const size of [1, 64]) {
    const source = example('windows-1251.yaml');
    const { records, faults } = await readWhole(source, inWindows1251(`${table}\r\n`), size);
    assert.equal(records[0]?.name, 'Озёрная мануфактура');
    assert.deepEqual(
      [records[0]?.country, records[0]?.sourceRef, records[0]?.formGeneric, records[0]?.regIssuer],
      ['BY', 'Беларусь:17', 'LLC', 'ЕГР'],
    );
    assert.equal(records[0]?.address, '220030, Минск, Ленина 1');
    assert.deepEqual(records[0]?.identifiers, [{ scheme: 'STAT', value: '55' }]);
    assert.deepEqual(faults, [{ line: 3, fault: '"Марс" in Страна is not a country' }]);
  }
});

test('JSON lines are read by paths, with every member a mapping may have', async () => {
  const line = {
    ...{
      id: 'A 1',
      land: 'ge',
      title: { native: 'შპს ზღვა', latin: 'Zghva LLC' },
      state: 'off',
      form: 'შპს',
    },
    ...{ sort: 'Part', tax: '77', of: 'A 0', street: 'ქუჩა 1', town: 'ბათუმი', zip: '6000' },
    ...{ phones: ['1', '2'], mail: 'a@b.example', site: 'b.example', born: '20010203', died: '' },
    ...{ old: { name: 'ტალღა; ქვიშა', until: '20100101' }, stat: '9' },
  };
  const { records, faults } = await readWhole(
    genericRegister(readMapping(fullMapping)),
    `${JSON.stringify(line)}\n\n{"id":\n`,
  );
  assert.deepEqual(records[0], {
    ...{ country: 'GE', sourceRef: 'A 1', sourceUrl: 'https://register.example/company?id=A%201' },
    ...{ name: 'შპს ზღვა', nameLat: 'Zghva LLC', lang: 'ka', formText: 'შპს', formGeneric: 'LLC' },
    ...{ category: 'branch', headOffice: { scheme: 'REG', issuer: 'NAPR', value: 'A 0' } },
    ...{ status: 'Liquidation', statusText: 'off', regCode: 'A 1', regIssuer: 'NAPR', vatCode: '77' },
    ...{ address: 'ქუჩა 1, ბათუმი', city: 'ბათუმი', postcode: '6000', phones: ['1', '2'] },
    ...{ emails: ['a@b.example'], website: 'b.example', foundedOn: '2001-02-03', closedOn: null },
    names: ['ტალღა', 'ქვიშა'].map((text) => ({
      ...{ kind: 'former', text, lang: 'ka', since: null, until: '2010-01-01' },
    })),
    identifiers: [{ scheme: 'STAT', issuer: 'GEOSTAT', value: '9' }],
  });
  assert.deepEqual([faults.length, faults[0]?.line], [1, 3]);
});

test('a mapping that cannot be used is refused with its line', () => {
  const faulty: [string, string, RegExp][] = [
    ['status: {', 'status: {{', /^The mapping is not YAML: line \d+: /],
    ['city: town', 'town: city', /line 16: town: /],
    ['words: { on: Active }', 'words: { on: Alive }', /line 9: status\.words\.on: /],
    ['dates: yyyyMMdd', 'dates: yyMMdd', /line 23: dates: /],
    ['scheme: STAT', 'scheme: stat', /line 26: identifiers\.0\.scheme: is written in capitals/],
    [
      'format: jsonl',
      'format: jsonl, encoding: klingon',
      /line 3: file\.encoding: "klingon" is no known encoding/,
    ],
    ['country: { column: land }', 'country: Georgia', /line 4: country: /],
  ];
  for (const [from, to, words] of faulty)
    assert.throws(
      () => readMapping(fullMapping.replace(from, to)),
      (error) => error instanceof MappingError && words.test(error.message) && !error.message.includes('\n'),
      `${to}: ${words}`,
    );
  assert.throws(() => readMapping(''), MappingError);
});

test('a file without a column of the mapping is refused as a whole; an optional one may be lacking', async () => {
  const source = example('isle-of-man.yaml');
  await assert.rejects(readWhole(source, 'number,name,status\n1,A,Live\n'), BrokenFileError);
  const table = 'number,name,status,registry_type,inc_date\n1,A,Live,Foundation,\n';
  assert.equal((await readWhole(source, table)).records.length, 1);
});

test('days are read in each format, and none that does not exist', () => {
  assert.equal(readDay('2024-02-29T10:00:00Z', 'yyyy-MM-dd'), '2024-02-29');
  assert.equal(readDay('02/29/2024', 'MM/dd/yyyy'), '2024-02-29');
  assert.equal(readDay('1.2.2024', 'dd.MM.yyyy'), '2024-02-01');
  assert.equal(readDay('3 September 2024', 'd MMM yyyy'), '2024-09-03');
  assert.equal(readDay('', 'dd/MM/yyyy'), null);
  assert.throws(() => readDay('29.02.2023', 'dd.MM.yyyy'), RangeError);
  assert.throws(() => readDay('3 Foo 2024', 'd MMM yyyy'), RangeError);
});

const real = join(root, '../shared/data/companies/isle-of-man-companies.csv');
test('the real table of the Isle of Man is read whole', {
  skip: existsSync(real) ? false : `${real} is not there`,
}, async () => {
  let count = 0;
  for await (const piece of example('isle-of-man.yaml').read(createReadStream(real))) {
    assert.ok('record' in piece, JSON.stringify(piece));
    count += 1;
  }
  assert.equal(count, 16_843);
});
