import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHan } from './han.ts';

const read = (run: string, isJapanese = false): string =>
  readHan(run, isJapanese)
    .map(({ text }) => text)
    .join(' ');

test('a run of signs is cut at the words of the dictionary, and what is between is one word', () => {
  assert.equal(read('重庆长安汽车'), 'chongqing changan qiche');
  assert.equal(read('汕头项亭'), 'shantou xiangting');
});

test('a sign sounds as it does in its word', () => {
  assert.equal(read('银行'), 'yinhang');
  assert.equal(read('行'), 'xing');
  assert.match(read('重庆'), /^chong/);
});

test('only what nobody knows keeps its syllables: they may be cut elsewhere by a buyer', () => {
  const [town, own] = readHan('汕头项亭', false);
  assert.equal(town?.syllables, null);
  assert.deepEqual(own?.syllables, ['xiang', 'ting']);
});

test('in Japan the same signs have their Japanese sounds', () => {
  assert.equal(read('鈴木商事', true), 'suzuki shoji');
  assert.equal(read('鈴木商事'), 'lingmu shangshi');
  assert.equal(read('太田工業', true), 'ota kogyo');
  assert.equal(read('佐々木', true), 'sasaki', 'the sign that repeats belongs to the name');
  assert.equal(read('竹森建設', true), 'takemori kensetsu', 'a name in no list, sign by sign');
  assert.equal(read('環境建設', true), 'kankyo kensetsu', 'a word of Chinese origin');
  assert.equal(read('中山商事', true), 'nakayama shoji', 'no Chinese town of these signs');
});

test('signs of the old and the new way of writing read the same', () => {
  assert.equal(read('重慶長安汽車'), read('重庆长安汽车'));
  assert.equal(read('銀行'), read('银行'));
});

test('a run longer than any name is read to its 120th sign', () => {
  assert.equal(read('项'.repeat(5_000)), 'xiang'.repeat(120));
});
