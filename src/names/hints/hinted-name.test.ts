import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHints, townsAsked } from './hinted-name.ts';
import { townKeysOf } from './town-key.ts';

const cities = [
  'Malmö',
  'Hamburg',
  'г. Казань',
  'МОСКВА Г',
  '20457 Frankfurt am Main',
  '上海市',
  'Stoke-on-Trent',
];
const towns = new Set(cities.flatMap(townKeysOf));
/** `name | town | country`, and ! where the place is set off. */
const read = (text: string, country: string) =>
  readHints(text, country, (key) => towns.has(key)).map(({ name, town, country: named, isSetOff }) =>
    [name, town?.text ?? '', named?.code ?? ''].join(' | ').concat(isSetOff ? ' !' : ''),
  );

test('a town or a country after the form, a comma or its own sign stands beside the name', () => {
  for (const [text, country, reading] of [
    ['Isak Annika Borrning AB, Malmö', 'SE', 'Isak Annika Borrning AB | Malmö |  !'],
    ['Isak Annika Borrning AB Malmo', 'SE', 'Isak Annika Borrning AB | Malmo |  !'],
    ['Nordwind GmbH Hamburg Germany', 'DE', 'Nordwind GmbH | Hamburg | DE !'],
    ['Nordwind GmbH & Co. KG, 20095 Hamburg', 'DE', 'Nordwind GmbH & Co. KG | Hamburg |  !'],
    ['Nordwind GmbH Frankfurt', 'DE', 'Nordwind GmbH | Frankfurt |  !'],
    ['Nordwind GmbH Frankfurt am Main', 'DE', 'Nordwind GmbH | Frankfurt am Main |  !'],
    ['Acme Ltd, Stoke on Trent, UK', 'GB', 'Acme Ltd | Stoke on Trent | GB !'],
    ['ABC Limited Şirketi Türkiye', 'TR', 'ABC Limited Şirketi |  | TR !'],
    ['ООО Заря г. Казань', 'RU', 'ООО Заря | Казань |  !'],
    ['г. Казань, ООО «Заря»', 'RU', 'ООО «Заря» | Казань |  !'],
    ['ООО «Заря» Moscow', 'RU', 'ООО «Заря» | Moscow |  !'],
    ['明珠贸易有限公司（上海）', 'CN', '明珠贸易有限公司 | 上海 |  !'],
    ['明珠贸易有限公司上海', 'CN', '明珠贸易有限公司 | 上海 |  !'],
    ['Nordwind GmbH London', 'DE', 'Nordwind GmbH | London |  !'],
  ] as const)
    assert.equal(read(text, country)[0], reading, text);
});

test('what may belong to the name does not end it, and of two places neither is passed over', () => {
  assert.deepEqual(read('Рассвет (Москва)', 'RU'), ['Рассвет | Москва | ']);
  assert.deepEqual(read('Nordwind - Hamburg', 'DE'), ['Nordwind | Hamburg | ']);
  for (const [text, country] of [
    ['Nordwind GmbH, Hamburg, Berlin', 'DE'],
    ['ООО Белый город Казань', 'RU'],
    ['ООО «Аптека» 57, Москва', 'RU'],
  ] as const)
    assert.ok(
      read(text, country).every((reading) => !reading.endsWith('!') || reading.includes('57')),
      text,
    );
});

test('within the name it may be a word of it, and is not set off', () => {
  assert.deepEqual(read('Nordwind Hamburg GmbH', 'DE'), ['Nordwind GmbH | Hamburg | ']);
  assert.deepEqual(read('Hamburg Nordwind', 'DE'), ['Nordwind | Hamburg | ']);
  assert.deepEqual(read('GmbH Nordwind Hamburg', 'DE'), ['GmbH Nordwind | Hamburg | ']);
  assert.deepEqual(read('上海明珠贸易有限公司', 'CN'), ['明珠贸易有限公司 | 上海 | ']);
  assert.deepEqual(read('Nordwind GmbH Logistik', 'DE'), ['Nordwind Logistik GmbH |  | ']);
});

test('what is left is a name: no form alone, nothing of one word, no letters that only look like a country', () => {
  for (const text of ['ООО Россия', 'Hamburg', 'Hamburg GmbH', '', ' , ', '🙂 Hamburg', '\ud800 x'])
    assert.deepEqual(read(text, 'RU').concat(read(text, 'DE')), [], text);
  assert.deepEqual(read('Borrning AB', 'SE'), [], 'AB is a code of ours and a Swedish form');
});

test('what is asked of the register stays bounded, however long the text', () => {
  assert.deepEqual(townsAsked('Nordwind GmbH Kiel', 'DE'), ['nordvind', 'kil']);
  assert.ok(townsAsked('a b c '.repeat(2_000), 'DE').length <= 30);
  assert.ok(townsAsked('Aachen Berlin Celle Dresden '.repeat(5).concat('GmbH'), 'DE').length <= 30);
});

test('a town is known by one key in whatever letters, and as registers write it', () => {
  for (const [city, others] of [
    ['München', ['Munich', 'Мюнхен', 'MUENCHEN', '80331 München']],
    ['г. Москва', ['Moscow', 'Москва г', 'город Москва']],
    ['Halle (Saale)', ['Halle']],
    ['上海市', ['上海', 'Shanghai']],
    ['ΑΘΗΝΑ', ['Athens', 'Афины']],
  ] as const)
    for (const other of others) assert.deepEqual(townKeysOf(other), townKeysOf(city), other);
  assert.deepEqual(townKeysOf('12345 6'), []);
  assert.notDeepEqual(townKeysOf('Ankara'), townKeysOf('Istanbul'));
});
