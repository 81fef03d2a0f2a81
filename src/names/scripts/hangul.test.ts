import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHangul, readHangulByEar } from './hangul.ts';

test('firms spell one way, the state another, and the ear a third', () => {
  assert.equal(readHangul('삼성'), 'samsung');
  assert.equal(readHangul('삼성', true), 'samseong');
  assert.equal(readHangul('놓치어', true), 'notchieo', 'ㅎ at the end of a syllable is a t to the state');
  assert.equal(readHangulByEar('기아'), 'kia');
  assert.equal(readHangulByEar('포스코'), 'posko');
});

test('a syllable without a first consonant begins with its vowel', () => {
  assert.equal(readHangul('아이'), 'ai');
});

test('r behind l is a long l', () => {
  assert.equal(readHangul('벨라'), 'bella');
  assert.equal(readHangul('나라'), 'nara');
});

test('what is no syllable is left out', () => {
  assert.equal(readHangul('A한 1'), 'han');
  assert.equal(readHangul('ㄱ'), '');
});
