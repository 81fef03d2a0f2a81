import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutPinyin } from './pinyin-syllables.ts';

test('a word is cut into syllables, the longest first', () => {
  assert.deepEqual(cutPinyin('shantouxiangting')[0], ['shan', 'tou', 'xiang', 'ting']);
  assert.deepEqual(cutPinyin('changan'), [
    ['chang', 'an'],
    ['chan', 'gan'],
  ]);
  assert.deepEqual(cutPinyin('xian'), [['xian'], ['xi', 'an']]);
});

test('the ü of lü and nü is one u, however it is typed', () => {
  for (const word of ['lvshi', 'lyushi', 'lushi']) assert.deepEqual(cutPinyin(word)[0], ['lu', 'shi'], word);
});

test('what is no pinyin is not cut, and a word as long as no name costs nothing', () => {
  assert.deepEqual(cutPinyin('nordwind'), []);
  assert.deepEqual(cutPinyin('an'.repeat(40)), []);
});
