import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyHash, nearHashes, wholeNameHashes } from './key-hash.ts';
import { foldsOf, searchRowsOf, wordRowOf } from './search-rows.ts';

const share = (a: readonly number[], b: readonly number[]): boolean => a.some((hash) => b.includes(hash));

test('a key is the same 32 bits in every run, and other ones in another country', () => {
  assert.equal(keyHash('DE', 'nordlicht'), keyHash('DE', 'nordlicht'));
  assert.notEqual(keyHash('DE', 'nordlicht'), keyHash('AT', 'nordlicht'));
  assert.notEqual(keyHash('DE', 'nordlicht'), keyHash('DE', '=nordlicht'));
  assert.equal(keyHash('DE', 'nordlicht') | 0, keyHash('DE', 'nordlicht'), 'it fits a column of integers');
});

test('ten thousand keys of one country hardly ever share their bits', () => {
  const hashes = new Set(Array.from({ length: 10_000 }, (_, at) => keyHash('DE', `w${at}`)));
  assert.ok(hashes.size >= 9_998, String(hashes.size));
});

test('words one slip apart share a hash: a letter left out, put in, replaced or swapped with its neighbour', () => {
  const word = nearHashes('DE', 'nordliht');
  for (const near of ['nordlit', 'nordlicht', 'nordlaht', 'nordilht', 'ordliht'])
    assert.ok(share(word, nearHashes('DE', near)), near);
  assert.ok(!share(word, nearHashes('DE', 'sudwind')));
  assert.ok(!share(word, nearHashes('AT', 'nordliht')), 'in one country');
});

test('a word too short to lose a letter has itself alone, and of endless ones the head counts', () => {
  assert.deepEqual(nearHashes('DE', 'abc'), [keyHash('DE', 'abc')]);
  assert.deepEqual(nearHashes('DE', `${'nordlichtern'}x`), nearHashes('DE', 'nordlichterny'));
  assert.equal(nearHashes('DE', 'aabb').length, 3, 'of two equal letters one is as good as the other');
});

test('a whole name is found in any order of its words and with other gaps', () => {
  const [bag, letters] = wholeNameHashes('DE', 'good will bau');
  assert.equal(wholeNameHashes('DE', 'bau good will')[0], bag);
  assert.equal(wholeNameHashes('DE', 'goodwill bau')[1], letters);
  assert.notEqual(wholeNameHashes('DE', 'goodwill bau')[0], bag);
});

test('names that differ in form or punctuation alone are one row, the first', () => {
  const rows = searchRowsOf(
    [
      { position: 0, kind: 'legal', text: 'Nordlicht GmbH' },
      { position: 1, kind: 'former', text: 'NORDLICHT AG' },
      { position: 2, kind: 'trading', text: 'Nord-Licht' },
      { position: 3, kind: 'trading', text: '!!!' },
    ],
    'DE',
  );
  assert.deepEqual(
    rows.map(({ position, core, form, kind }) => [position, core, form, kind]),
    [
      [0, 'nordlicht', 'LLC', 'legal'],
      [2, 'nord licht', null, 'trading'],
    ],
  );
  for (const { keys, core } of rows) {
    assert.equal(new Set(keys).size, keys.length);
    for (const hash of wholeNameHashes('DE', core)) assert.ok(keys.includes(hash), core);
  }
});

test('words of the vocabulary are sounds with a letter in them, none endless', () => {
  assert.deepEqual(foldsOf('nordlicht 24 plant5'), ['nordliht', 'plant5']);
  assert.deepEqual(foldsOf('ab'.repeat(40)), []);
  const { key, near } = wordRowOf('DE', 'nordliht');
  assert.equal(key, keyHash('DE', 'nordliht'));
  assert.ok(near.includes(key));
});
