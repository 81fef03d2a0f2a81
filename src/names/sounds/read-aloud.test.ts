import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hebrewConsonants } from './hebrew-sounds.ts';
import { thaiConsonants, thaiSound } from './thai-sounds.ts';

test('ways of writing Thai in Latin letters sound the same', () => {
  for (const [one, other] of [
    ['phon', 'phol'],
    ['thanakhan', 'tanakarn'],
    ['phanit', 'panich'],
    ['watthana', 'vatana'],
    ['charoen', 'jaroen'],
    ['suk', 'sook'],
  ] as const)
    assert.equal(thaiSound(one), thaiSound(other), `${one} / ${other}`);
  assert.notEqual(thaiSound('kham'), thaiSound('khan'));
});

test('consonants of Thai stay where vowels are guessed; fewer than two say nothing', () => {
  assert.equal(thaiConsonants('phokphan'), thaiConsonants('pokapan'));
  assert.equal(thaiConsonants('ai'), '');
});

test('ways of writing Hebrew in Latin letters have the same consonants', () => {
  for (const [one, other] of [
    ['chevrat', 'hevrat'],
    ['hbrt', 'chevrat'],
    ['shoprsl', 'shufersal'],
    ['tsim', 'zim'],
    ['khn', 'cohen'],
    ['tnoba', 'tnuvah'],
  ] as const)
    assert.equal(hebrewConsonants(one), hebrewConsonants(other), `${one} / ${other}`);
  assert.equal(hebrewConsonants('ya'), '');
});
