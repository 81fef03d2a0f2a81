import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ListEntry } from '#findings/vocabulary/list-entry.ts';
import type { ListFile } from '../reading/list-format.ts';
import { listFixtures } from './list-fixtures.ts';
import { listFormats } from './list-formats.ts';
import { fileOf, piecesOf } from './read-list-fixture.ts';

const brief = ({ entryKind, names, birthYears, countries, identifiers }: ListEntry) => [
  entryKind,
  names.map(({ name, nameKind }) => `${nameKind}: ${name}`).join(' | '),
  birthYears.map(({ min, max }) => `${min}-${max}`).join(),
  countries.map(({ code, relation }) => `${relation} ${code}`).join(),
  identifiers.map(({ scheme, value, issuer }) => [scheme, value, issuer].filter(Boolean).join(' ')).join(),
];

const leftOut: Readonly<Record<string, readonly string[]>> = {
  'exposed-persons/json': ['the row has no name, or another shape'],
  'generic/table': ['the entry has no key of its own'],
};
const expected: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'ofac/csv': [
    [
      'company',
      'primary: LANTERN TRADING, LTD. | alias: ФОНАРЬ ТРЕЙД | former: LAMP TRADING, LTD. | weak_alias: LTL',
      '',
      'seat MT',
      'TAX 7702070139 RU,REG HRB 4711 DE',
    ],
    [
      'person',
      'primary: John Paul QUARRY | alias: Jon QUARRY',
      '1966-1966,1968-1972',
      'residence IQ,birth IQ,nationality IQ',
      '',
    ],
    ['vessel', 'primary: SEA LANTERN', '', 'flag PA', 'IMO 9187629'],
  ],
  'ofac/xml': [
    [
      'company',
      'primary: LANTERN TRADING | former: LAMP TRADING | weak_alias: LTL',
      '',
      'seat KP',
      'BIC LANTRUMM,TAX 7702070139 RU',
    ],
    ['person', 'primary: John QUARRY', '1958-1964', 'nationality IQ', ''],
  ],
  'ofac/advanced-xml': [
    [
      'company',
      'primary: Lantern Trading | spelling: Фонарь Трейдинг | former: Lamp Trading',
      '',
      'seat RU',
      'TAX 7702070139 RU,BIC LANTRUMM',
    ],
    ['person', 'primary: John Quarry', '1966-1967', '', ''],
  ],
  'eu/fsf-xml': [
    [
      'company',
      'primary: Lantern Trading | alias: Фонарь Трейдинг | weak_alias: LT',
      '',
      'seat LB',
      'REG HRB 4711 DE,REG 1027700092661',
    ],
    ['person', 'primary: John Quarry', '1968-1972', 'birth IQ,nationality IQ', ''],
  ],
  'un/xml': [
    [
      'person',
      'primary: JOHN QUARRY | weak_alias: Johnny | weak_alias: The Stone',
      '1958-1964',
      'nationality IQ',
      '',
    ],
    [
      'company',
      'primary: LANTERN TRADING | spelling: فانوس | former: LAMP TRADING',
      '',
      'seat IR',
      'IMO 5342883',
    ],
  ],
  'gb/xml': [
    [
      'company',
      'primary: LANTERN TRADING | spelling: Фонарь | weak_alias: LAMP',
      '',
      'seat CD',
      'REG 1027700092661',
    ],
    ['person', 'primary: John QUARRY', '1970-1970', 'nationality IQ', ''],
  ],
  'ch/seco-xml': [
    [
      'company',
      'primary: Lantern Trading | spelling: Фонарь Трейдинг | former: Lamp Trading',
      '',
      'seat MT',
      'REG HRB 4711 DE',
    ],
    ['person', 'primary: John Quarry', '1970-1970', 'nationality IQ', ''],
  ],
  'ca/sema-xml': [
    [
      'company',
      'primary: Lantern Missile Command | alias: Commandement des lanternes | alias: LMC | alias: Lamp Trading Co., Ltd. | alias: ООО «Фонарь» | alias: ОАО «Лампа» | alias: Лампы (НИИ, АО)',
      '',
      'regime BY',
      '',
    ],
    ['person', 'primary: John Quarry', '1970-1970', 'regime RU', ''],
    ['vessel', 'primary: Sea Lantern', '', 'regime RU', 'IMO 9187629'],
  ],
  'generic/table': [
    [
      'company',
      'primary: Lantern Trading | alias: Lamp Trading | alias: Фонарь Трейдинг',
      '',
      'seat MT',
      'TAX 7702070139,REG HRB 4711',
    ],
    ['person', 'primary: John Quarry', '1966-1966', 'nationality IQ', ''],
    ['vessel', 'primary: SEA LANTERN', '', 'seat PA', 'IMO 9187629'],
  ],
  'exposed-persons/json': [
    ['person', 'primary: Ada Lantern', '1961-1961', 'office US', ''],
    ['person', 'primary: Bo Quarry', '', 'office FR', ''],
  ],
};

for (const { code, isIts } of listFormats)
  test(`${code}: names, years, countries and numbers; of people no paper, day or relative`, async () => {
    const [first = ''] = Object.values(listFixtures[code] ?? {});
    assert.deepEqual(
      listFormats.filter((one) => one.isIts(first)).map((one) => one.code),
      // A list of people in rows is one that any list may be.
      code === 'exposed-persons/json' ? [code, 'generic/table'] : [code],
    );
    assert.ok(!isIts('<html>') && !isIts(''));
    const { entries, faults } = await piecesOf(code);
    assert.deepEqual(entries.map(brief), expected[code]);
    assert.deepEqual(faults, leftOut[code] ?? []);
    const people = JSON.stringify(entries.filter(({ entryKind }) => entryKind === 'person'));
    assert.doesNotMatch(people, /A1234567|123456789012|1966-07|03-04|-31-|12-31|somebody|Home Street/);
  });

test('programmes, days and what files say of themselves', async () => {
  const csv = await piecesOf('ofac/csv');
  assert.deepEqual(csv.entries[0]?.programmes, ['DEMO', 'DEMO2']);
  assert.equal(csv.entries[0]?.reason, 'Linked To: QUARRY, John');
  assert.deepEqual((await piecesOf('ofac/xml')).head, { publishedOn: '2025-03-28', declared: 1 });
  const advanced = await piecesOf('ofac/advanced-xml');
  const [company] = advanced.entries;
  assert.deepEqual(
    [company?.programmes, company?.measures, company?.listedOn],
    [['DEMO'], ['Block'], '2019-09-13'],
  );
  assert.deepEqual((await piecesOf('eu/fsf-xml')).head, { publishedOn: '2018-12-21', version: '118887' });
  const gb = await piecesOf('gb/xml');
  assert.deepEqual(
    [gb.head.publishedOn, gb.entries[0]?.measures, gb.entries[0]?.listedOn],
    ['2026-09-02', ['Asset freeze', 'Travel Ban'], '2012-06-29'],
  );
  const ch = await piecesOf('ch/seco-xml');
  assert.deepEqual(
    [ch.entries[0]?.listedOn, ch.entries[0]?.programmes, ch.entries[0]?.measures],
    ['2020-01-02', ['EXAMPLE'], ['Financial measures']],
  );
  assert.deepEqual([ch.entries[0]?.delistedOn, ch.entries[1]?.delistedOn], [undefined, '2023-05-06']);
  const exposed = await piecesOf('exposed-persons/json');
  assert.deepEqual(
    exposed.entries[0]?.positions.map(({ title, until }) => [title, until]),
    [
      ['Senator, MN', '2031-01-03'],
      ['Minister', undefined],
    ],
  );
});

test('any other list needs no mapping where its columns bear our names or those of OpenSanctions', async () => {
  const of = async (name: string, text: string, more: readonly ListFile[] = []) =>
    piecesOf('generic/table', [fileOf(name, new TextEncoder().encode(text)), ...more]);
  const simple =
    'id,schema,name,aliases,birth_date,countries,identifiers,first_seen\nNK-1,Company,"Lantern, Ltd",Lamp;Фонарь,,ru;mt,7702070139,2023-01-02T03:04\n';
  const table = await of('targets.simple.csv', simple);
  assert.deepEqual(table.entries.map(brief), [
    [
      'company',
      'primary: Lantern, Ltd | alias: Lamp | alias: Фонарь',
      '',
      'seat RU,seat MT',
      'REG 7702070139',
    ],
  ]);
  assert.equal(table.entries[0]?.listedOn, undefined, 'the day of a crawl is no day of a listing');
  const kinds = await of(
    'kinds.csv',
    'id,name,kind,listed_on\n1,A1,Shipping company,2023-01-02\n2,B2,Ship,\n3,C3,VESSEL,\n4,D4,ship (tanker),\n',
  );
  assert.deepEqual(
    kinds.entries.map(({ entryKind }) => entryKind),
    ['other', 'vessel', 'vessel', 'vessel'],
  );
  assert.equal(kinds.entries[0]?.listedOn, '2023-01-02');
  const json = await of(
    'list.json',
    '[{"id":7,"name":"Ada Quarry","kind":"person","aliases":["A Q"],"birth_date":1961},[1],null]',
  );
  assert.deepEqual(json.entries.map(brief), [
    ['person', 'primary: Ada Quarry | alias: A Q', '1961-1961', '', ''],
  ]);
  assert.deepEqual(json.faults, ['the row is no object', 'the row is no object']);
  await assert.rejects(of('a.csv', 'number;title\n1;A\n'), { reason: 'not_this_format' });
  const wrong = fileOf('a.csv.mapping.json', new TextEncoder().encode('{"colums":{}}'));
  await assert.rejects(of('a.csv', simple, [wrong]), { reason: 'not_this_format' });
});
