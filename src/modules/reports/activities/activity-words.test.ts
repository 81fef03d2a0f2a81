import assert from 'node:assert/strict';
import { test } from 'node:test';
import { locales } from '#kernel/locale.ts';
import { activityWords } from './activity-words.ts';

const of = (scheme: string, revision: string, code: string) => {
  const words = activityWords({ scheme, revision, code, isMain: true });
  return words && locales.map((locale) => words[locale]);
};

test('a code alone is told by its class, in both languages, whichever list has the classes', () => {
  const food = [
    'Non-specialised wholesale of food, beverages and tobacco',
    'Неспециализированная оптовая торговля продуктами, напитками и табаком',
  ];
  for (const [scheme, revision, code] of [
    ['NACE', '2', '46.39'],
    ['NACE', '2.1', '46.39'],
    ['NAF', '2', '46.39B'],
    ['NAF', '2025', '46.39Y'],
    ['OKVED', '2', '46.39.1'],
    ['SIC', '2007', '46390'],
    ['WZ', '2008', '46.39.1'],
    ['SNI', '2007', '46390'],
    ['EMTAK', '2008', '46391'],
    ['DB', '2007', '463900'],
    ['SK NACE', '', '46390'],
    ['CAEN', '', '4639'],
  ] as const)
    assert.deepEqual(of(scheme, revision, code), food, `${scheme} ${revision}`);
});

test('a code of fewer digits is told by its group, else by its division, and so is a class that no list has', () => {
  const food = [
    'Wholesale of food, beverages and tobacco',
    'Оптовая торговля продуктами, напитками и табаком',
  ];
  assert.deepEqual(of('NACE', '2', '46.3'), food);
  assert.deepEqual(of('NACE', '2', '46.30'), food);
  assert.deepEqual(of('OKVED', '2', '46'), ['Wholesale trade', 'Оптовая торговля']);
  assert.deepEqual(of('NACE', '2', '62.1'), of('NACE', '2', '62'));
});

test('a number that is another trade in NACE 2.1 is told by the revision of the code', () => {
  const told = (code: string) => [of('CZ-NACE', '2', code)?.[0], of('CZ-NACE', '2.1', code)?.[0]];
  assert.deepEqual(told('46710'), [
    'Wholesale of solid, liquid and gaseous fuels and related products',
    'Wholesale of motor vehicles',
  ]);
  assert.deepEqual(told('467'), [
    'Other specialised wholesale: fuels, metals, materials, chemicals',
    'Wholesale of motor vehicles, motorcycles and parts',
  ]);
  assert.deepEqual(told('63910'), ['News agency activities', 'Web search portal activities']);
  // 2.1 has no such class, group or division, and no words are borrowed for it.
  assert.deepEqual(told('62010'), ['Computer programming activities', of('NACE', '2.1', '62')?.[0]]);
  assert.deepEqual(told('45110'), ['Sale of cars and light motor vehicles', undefined]);
  assert.deepEqual(of('SN', '2025', '46.710'), of('CAEN', '3', '4671'));
});

test('without a revision a code is told as far as both revisions agree, or by the one that has it', () => {
  assert.deepEqual(of('CAEN', '', '6201'), of('CAEN', '2', '6201'));
  assert.deepEqual(of('CAEN', '', '6210'), of('CAEN', '3', '6210'));
  assert.deepEqual(of('SK NACE', '', '45110'), of('SK NACE', '2', '45110'));
  assert.deepEqual(of('DB', '', '467100'), of('DB', '', '46'));
  assert.deepEqual(of('DB', '', '351100'), of('DB', '2007', '351'));
  // A shop for clothes is retail of clothes in both.
  assert.equal(of('CAEN', '', '4771')?.[0], 'Retail sale of clothing');
  assert.equal(of('CAEN', '2', '4771')?.[0], 'Retail sale of clothing in specialised stores');
  assert.deepEqual(of('CAEN', '', '4764'), of('CAEN', '3', '476'));
});

test('ОКВЭД tells of schools, care at home and gambling by codes of its own', () => {
  const russian = (code: string) => of('OKVED', '2', code)?.[1];
  assert.equal(russian('85.14'), 'Среднее общее образование');
  assert.equal(russian('85.41.1'), 'Дополнительное образование детей и взрослых');
  assert.equal(
    russian('87.20'),
    'Помощь на дому при нарушениях развития, психических расстройствах и зависимости',
  );
  assert.equal(russian('92.13'), 'Организация пари');
  assert.equal(russian('85.59'), 'Образование');
  assert.notEqual(of('NACE', '2', '87.20')?.[1], russian('87.20'));
});

test('other lists, older ones and codes of no trade say nothing', () => {
  assert.equal(of('CNAE', '2', '4690'), undefined);
  assert.equal(of('NACE', '1.1', '51.90'), undefined);
  assert.equal(of('OKVED', '1', '51.90'), undefined);
  assert.equal(of('OKVED', '', '46.90'), undefined);
  assert.equal(of('SIC', '', '3711'), undefined);
  assert.equal(of('SIC', '2007', '99999'), undefined);
  assert.equal(of('NACE', '2', '44.10'), undefined);
  assert.equal(of('NACE', '2', '4'), undefined);
});
