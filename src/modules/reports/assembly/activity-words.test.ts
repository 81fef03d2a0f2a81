import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { words as groups } from '../texts/groups/words.ts';
import { activityWords } from './activity-words.ts';

const of = (scheme: string, revision: string, code: string) =>
  activityWords({ scheme, revision, code, isMain: true });
const both = (text: string, russian: string) => ({
  ...{ text, lang: 'en' },
  translation: { text: russian, lang: 'ru', by: 'template' },
});

test('a code alone is told by its group, in both languages', () => {
  const trade = both('Wholesale without specialisation', 'Оптовая торговля без специализации');
  for (const [scheme, revision, code] of [
    ['NACE', '2', '46.90'],
    ['NAF', '2', '46.90Z'],
    ['OKVED', '2', '46.90.1'],
    ['SIC', '2007', '46900'],
  ] as const)
    assert.deepEqual(of(scheme, revision, code), trade, scheme);
});

test('a list of which the groups are others or not known is told by its division', () => {
  const trade = both('Wholesale trade', 'Оптовая торговля');
  assert.deepEqual(of('CZ-NACE', '2.1', '46900'), trade);
  assert.deepEqual(of('SN', '2025', '46.900'), trade);
  assert.deepEqual(of('CAEN', '', '4690'), trade);
  assert.deepEqual(of('OKVED', '2', '46'), trade);
  const education = of('NACE', '2', '85');
  assert.ok(education !== undefined);
  // General schools there, kindergartens here.
  assert.deepEqual(of('OKVED', '2', '85.14'), education);
  assert.notDeepEqual(of('NACE', '2', '85.10'), education);
});

test('other lists, older ones and codes of no trade say nothing', () => {
  assert.equal(of('CNAE', '2', '4690'), undefined);
  assert.equal(of('NACE', '1.1', '51.90'), undefined);
  assert.equal(of('SIC', '', '3711'), undefined);
  assert.equal(of('SIC', '2007', '99999'), undefined);
  assert.equal(of('NACE', '2', '44.10'), undefined);
  assert.equal(of('NACE', '2', '4'), undefined);
});

const file = join(import.meta.dirname, '../../../../../shared/data/classification/nace2-class-en-ru.csv');

test('every group with classes has words, but where a division is one group', {
  skip: existsSync(file) ? false : 'the classes are not here',
}, () => {
  const codes = readFileSync(file, 'utf8').match(/^\d\d\.\d/gm) ?? [];
  const known = new Set(codes);
  const untold = [...known].filter((group) => !Object.hasOwn(groups.en, group) && !group.endsWith('.0'));
  assert.deepEqual([untold, known.size > 250], [[], true]);
});
