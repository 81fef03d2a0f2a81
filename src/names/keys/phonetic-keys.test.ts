import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWordMemory, wordInfo } from '../meanings/word-info.ts';
import { foldWord } from '../sounds/fold-word.ts';
import type { NameWord } from '../tokens/parse-name.ts';
import { parseName } from '../tokens/parsed-name.ts';
import { phoneticKeys } from './phonetic-keys.ts';
import { indexKeys, wordGroups } from './search-terms.ts';

const keysOf = (word: string, script: NameWord['script'], country: string): string[] =>
  phoneticKeys(wordInfo(word, createWordMemory()), script, country);

test('a brand that a Russian heard is looked for as it is written at home', () => {
  assert.ok(keysOf('folksvagen', 'cyrillic', 'DE').includes(foldWord('volksvagan')));
  assert.ok(keysOf('maykrosoft', 'cyrillic', 'US').includes(foldWord('mikrosoft')));
});

test('a Western brand is looked for in Cyrillic countries as it is heard there', () => {
  assert.ok(keysOf('volkswagen', 'latin', 'RU').includes(foldWord('folkswagen')));
  assert.ok(keysOf('microsoft', 'latin', 'RU').includes(foldWord('maikrosoft')));
  assert.ok(keysOf('heineken', 'latin', 'RU').includes(foldWord('gaineken')));
});

test('a word that did not cross between scripts has no such keys', () => {
  assert.deepEqual(keysOf('volkswagen', 'latin', 'DE'), []);
  assert.deepEqual(keysOf('folksvagen', 'cyrillic', 'RU'), []);
});

test('common words, short ones and such with digits are not heard otherwise', () => {
  for (const word of ['trading', 'abc', 'volks24']) assert.deepEqual(keysOf(word, 'latin', 'RU'), [], word);
});

test('a long vowel of a Japanese name may be written or not', () => {
  for (const word of ['ohta', 'oota', 'outa'])
    assert.ok([foldWord(word), ...keysOf(word, 'latin', 'JP')].includes('ota'), word);
  assert.deepEqual(keysOf('toyota', 'latin', 'JP'), []);
  assert.deepEqual(keysOf('ohta', 'latin', 'DE'), []);
});

test('a word has at most six such keys, each once, and never its own sound', () => {
  for (const word of ['hezeauthighyoyu', 'wacethightowuse', 'jeucathowzeauige'])
    for (const country of ['RU', 'DE'])
      for (const script of ['latin', 'cyrillic'] as const) {
        const keys = keysOf(word, script, country);
        assert.ok(keys.length <= 6, word);
        assert.equal(new Set(keys).size, keys.length);
        assert.ok(!keys.includes(foldWord(word)));
      }
});

/** Keys of a name beside the sounds and meanings of its words. */
const hasKey = (name: string, country: string, key: string): boolean =>
  indexKeys(parseName(name, country)).includes(key);

test('initials stand for three to six telling words', () => {
  assert.ok(hasKey('International Business Machines', 'US', '^ibm'));
  assert.ok(hasKey('Bank of the North Sea', 'GB', '^bns'), 'joiners give no letter');
  assert.ok(!indexKeys(parseName('Nordlicht Optik', 'DE')).some((key) => key.startsWith('^')));
  assert.ok(!indexKeys(parseName('aa bb cc dd ee ff gg', '')).some((key) => key.startsWith('^')));
});

test('two neighbours are also one word, unless both are common ones', () => {
  assert.ok(hasKey('Good Will', 'GB', foldWord('goodwill')));
  assert.ok(hasKey('Van der Bilt', 'NL', foldWord('vanderbilt')));
  assert.ok(!hasKey('Bau Handel', 'DE', foldWord('bauhandel')));
});

test('consonants are keys where the script has no vowels, and the article may be a part of the word', () => {
  assert.ok(hasKey('النور', 'AE', '~nr'));
  assert.ok(hasKey('Alkhadim Ltd', 'AE', '~hdm'));
  assert.ok(hasKey('Alkhadim Ltd', 'AE', foldWord('khadim')));
  assert.ok(!indexKeys(parseName('Khadim Ltd', 'GB')).some((key) => key.startsWith('~')));
});

test('neighbouring syllables of an unknown Chinese name are keys, by two and by three', () => {
  for (const part of ['xiangting', 'tingxiang']) assert.ok(hasKey('汕头项亭祥', 'CN', foldWord(part)), part);
  assert.ok(!hasKey('汕头项亭祥', 'CN', foldWord('ting')), 'one says too little');
});

test('of a question a word with digits or of two letters has no sound to slip in', () => {
  const folds = wordGroups(parseName('Nordlicht HP Plant5', 'DE')).map(({ fold }) => fold);
  assert.deepEqual(folds, ['nordliht', null, null]);
});

test('a question of nothing but joining words asks for these, lightly', () => {
  const groups = wordGroups(parseName('of the', 'GB'));
  assert.ok(groups.length > 0);
  for (const { weight } of groups) assert.ok(weight < 0.5);
});
