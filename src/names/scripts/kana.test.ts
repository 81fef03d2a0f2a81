import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readKana, readKanaByEar } from './kana.ts';

test('katakana and hiragana of one word read the same', () => {
  assert.equal(readKana('トヨタ'), 'toyota');
  assert.equal(readKana('とよた'), 'toyota');
});

test('a long vowel is written once, however the script lengthens it', () => {
  assert.equal(readKana('カメラー'), 'kamera');
  assert.equal(readKana('オオタ'), 'ota');
  assert.equal(readKana('こうち'), 'kochi');
  assert.equal(readKana('くうき'), 'kuki');
});

test('a small sign changes the vowel before it', () => {
  for (const [word, latin] of [
    ['きゃ', 'kya'],
    ['しゃしん', 'shashin'],
    ['チェン', 'chen'],
    ['ジョイ', 'joi'],
    ['ファミリ', 'famiri'],
    ['ティファ', 'tifa'],
  ] as const)
    assert.equal(readKana(word), latin, word);
  assert.equal(readKana('ァ'), 'a', 'with nothing before it, it is itself');
});

test('a small tsu doubles the consonant behind it and is silent at the end', () => {
  assert.equal(readKana('ニッサン'), 'nissan');
  assert.equal(readKana('サッ'), 'sa');
});

test('by ear a loan word loses the vowels that Japanese had to add, and no others', () => {
  assert.equal(readKanaByEar('パナソニック'), 'panasonik');
  assert.equal(readKanaByEar('ヴェルデ'), 'verde');
  assert.equal(readKanaByEar('クア'), 'kua', 'a vowel behind it keeps it');
});
