import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { normaliseName } from '../tokens/normalise.ts';
import { parseName } from '../tokens/parsed-name.ts';
import { foldWord, indexKeys, wordGroups } from './search-terms.ts';

const oneWord = [
  'himija himiya khimiya',
  'yuzhnyy juzhnyj yuzhny iuzhnyi yuzhniy',
  'tekhnologii technologii tehnologii',
  'aleksandrov alexandrov',
  'yekaterina ekaterina jekaterina',
  'smirnoff smirnov smirnow',
  'andreev andreyev andrejew',
  'ivanovich ivanovic ivanovitch ivanowitsch',
  'skoda shkoda schkoda',
  'shchit schtschit',
  'dzhamal jamal djamal',
  'siemens simens',
  'google gugl',
  'quadro kvadro kwadro',
  'mueller muller',
  'hussein hussain',
  'noor nour nur',
  'jeddah jedda',
];
test('usual transliterations of one word have one fold', () => {
  for (const row of oneWord) {
    const folds = new Set(row.split(' ').map(foldWord));
    assert.equal(folds.size, 1, `${row}: ${[...folds]}`);
  }
  for (const [a, b] of ['siemens samsung', 'alfa beta', 'nord sud'].map((pair) => pair.split(' ')))
    assert.notEqual(foldWord(a ?? ''), foldWord(b ?? ''));
});

test('short words and words with digits stay as they are', () => {
  for (const word of ['a', 'hp', '3m', 'x5', 'plant5']) assert.equal(foldWord(word), word);
});

/** Asked, the country, stored: every word asked has a key of the stored name. */
const found: readonly [string, string, string][] = [
  ['Good Will', 'GB', 'Goodwill Ltd'],
  ['Goodwill', 'GB', 'Good Will Ltd'],
  ['Van der Bilt', 'NL', 'Vanderbilt BV'],
  ['Vanderbilt', 'NL', 'Van der Bilt BV'],
  ['IBM', 'US', 'International Business Machines Corporation'],
  ['РЖД', 'RU', 'ОАО «Российские железные дороги»'],
  ['Alfa Technologies', 'RU', 'ООО «Альфа Технологии»'],
  ['Alfa Tekhnologiya', 'RU', 'ООО «Альфа Технологии»'],
  ['Nordlicht Trading', 'DE', 'Nordlicht Handelsgesellschaft mbH'],
  ['Siemens', 'RU', 'ООО СИМЕНС'],
  ['Сименс', 'DE', 'Siemens AG'],
  ['Газпром', 'RU', 'PJSC Gazprom'],
  ['Фольксваген', 'DE', 'Volkswagen AG'],
  ['Volkswagen', 'RU', 'ООО «Фольксваген»'],
  ['Майкрософт', 'US', 'Microsoft Corporation'],
  ['Microsoft', 'RU', 'ООО «Майкрософт»'],
  ['Chongqing Changan Automobile', 'CN', '重庆长安汽车股份有限公司'],
  ['重慶長安汽車', 'CN', '重庆长安汽车股份有限公司'],
  ['Changan', 'CN', '重庆长安民生物流股份有限公司'],
  ['Samsung Electronics', 'KR', '삼성전자 주식회사'],
  ['Samseong', 'KR', '삼성전자 주식회사'],
  ['Toyota Jidosha', 'JP', 'トヨタ自動車株式会社'],
  ['Al Noor Trading', 'AE', 'شركة النور للتجارة ذ.م.م'],
  ['Mohammed Bakri', 'SA', 'شركة محمد بكري'],
  ['النور', 'AE', 'Al Noor Trading LLC'],
  ['AlNoor', 'AE', 'Al Noor Trading LLC'],
  ['Müller und Söhne', 'DE', 'Mueller & Söhne GmbH'],
  ['Plant Two', 'US', 'Plant II LLC'],
  ['Garny Dim', 'UA', 'ТОВ «Гарний дім»'],
  ['Âstrebov i Ŝukin', 'RU', 'ООО «Ястребов и Щукин»'],
  ['Oota Kougyou', 'JP', '太田工業株式会社'],
  ['Suzuki Shoji', 'JP', '鈴木商事株式会社'],
  ['Takemori Construction', 'JP', '竹森建設株式会社'],
  ['Al Tasheel', 'AE', 'التسهيل ذ.م.م'],
  ['Al Tahani', 'AE', 'التهاني ذ.م.م'],
  ['Alfa Muqawalat', 'AE', 'ألفا للمقاولات ذ.م.م'],
  ['Dongyu Industrial', 'CN', '东宇实业有限公司'],
  ['Anxin Import and Export', 'CN', '安信进出口有限公司'],
  ['Yildiz Coffee', 'TR', 'Yıldız Kahve A.Ş.'],
];
for (const [asked, country, stored] of found) {
  test(`${asked} has keys of ${stored}`, () => {
    const keys = new Set(indexKeys(parseName(stored, country)));
    for (const group of wordGroups(parseName(asked, country)))
      assert.ok(
        group.keys.some((key) => keys.has(key)),
        `${group.word}: ${group.keys.join(' ')} – ${[...keys].join(' ')}`,
      );
  });
}

test('common words weigh little, and places and numbers less than names', () => {
  const weights = Object.fromEntries(
    wordGroups(parseName('Nordlicht Trading Schweiz 5', 'CH')).map(({ word, weight }) => [word, weight]),
  );
  assert.ok((weights.nordlicht ?? 0) > (weights['5'] ?? 1));
  assert.ok((weights.schweiz ?? 1) < (weights.nordlicht ?? 0));
  assert.ok((weights.trading ?? 1) < (weights.schweiz ?? 0));
  const [quality, brand, trade] = wordGroups(parseName('Neue Nordlicht Trading', 'DE')).map(
    ({ weight }) => weight,
  );
  assert.ok((quality ?? 1) < (brand ?? 0) && (trade ?? 1) < (quality ?? 0));
  assert.deepEqual(
    wordGroups(parseName('The Bank of the North', 'GB')).map(({ word }) => word),
    ['bank', 'north'],
  );
});

const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        'A',
        'b',
        'ООО',
        '有限公司',
        '重庆长安',
        'النور',
        '삼성전자',
        'カメラ',
        'Trading',
        'and',
        'the',
        'א',
        '5',
        'II',
        ' ',
        '.',
        '&',
      ),
      {
        maxLength: 40,
      },
    )
    .map((parts) => parts.join('')),
);
const countries = fc.constantFrom('', 'RU', 'UA', 'DE', 'CN', 'JP', 'KR', 'AE', 'IL', 'GB');

test('a name is found under its own words, by at most 60 keys, and always by the same', () => {
  fc.assert(
    fc.property(anyName, countries, (name, country) => {
      const keys = indexKeys(parseName(name, country));
      const groups = wordGroups(parseName(name, country));
      assert.ok(keys.length <= 60);
      assert.ok(groups.length <= 12);
      assert.equal(keys.length > 0, normaliseName(name, country).core !== '');
      for (const { keys: own, word } of groups)
        assert.ok(
          own.some((key) => keys.includes(key)),
          `${word}: ${own} – ${keys}`,
        );
      normaliseName('something else', country);
      assert.deepEqual(indexKeys(parseName(name, country)), keys);
    }),
    { numRuns: 2000 },
  );
});

const hostile = [
  'Ж.&'.repeat(350_000),
  '\ud800'.repeat(1000),
  'a\u200b\u200f\u202e'.repeat(5000),
  "'; DROP TABLE companies; --",
  '.*+?^$ {}()|[]\\ (?<=a+)+$',
  '公司'.repeat(200_000),
  'أ'.repeat(200_000),
  '½⅓㈱㊙﷽'.repeat(1000),
  'a b c d e f g '.repeat(10_000),
  'a.b/'.repeat(200_000),
];
test('hostile names neither throw nor take long', () => {
  for (const name of hostile) {
    indexKeys(parseName(name, 'RU'));
    const started = process.cpuUsage().user;
    normaliseName(`${name}1`, 'RU');
    indexKeys(parseName(name, 'RU'));
    wordGroups(parseName(name, 'RU'));
    assert.ok(process.cpuUsage().user - started < 100_000, name.slice(0, 20));
  }
});
