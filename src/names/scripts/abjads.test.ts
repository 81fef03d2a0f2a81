import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArabic, readHebrew } from './abjads.ts';

test('the Arabic article is a word of its own, also where it is written onto the next', () => {
  assert.equal(readArabic('التجارة'), 'al tjara');
  assert.equal(readArabic('الوطن'), 'al wtn');
  assert.equal(readArabic('الم'), 'alm', 'three letters are no article and a word');
});

test('what is for trade is read as the trade itself', () => {
  assert.equal(readArabic('للتجارة'), 'tjara');
  assert.equal(readArabic('لله'), 'llh', 'unless too little is left of it');
});

test('electronics begin like the article and have none', () => {
  assert.doesNotMatch(readArabic('الكترونيات'), / /);
  assert.equal(readArabic('للالكترونيات'), readArabic('الكترونيات'));
});

test('towns and given names have the vowels that the script leaves out', () => {
  assert.equal(readArabic('دبي'), 'dubai');
  assert.equal(readArabic('أبوظبي'), 'abu dhabi');
  assert.equal(readArabic('احمد'), readArabic('أحمد'));
});

test('waw and ya are consonants at the head of a word and before a long vowel, else vowels', () => {
  assert.equal(readArabic('وليد'), 'wlid');
  assert.equal(readArabic('ياسر'), 'yasr');
  assert.equal(readArabic('نوال').charAt(1), 'w');
  assert.equal(readArabic('ايمن'), 'imn', 'behind a bearing alif they are the vowel');
});

test('two first consonants do not flow into one sound', () => {
  assert.equal(readArabic('طسم'), 'tasm');
  assert.equal(readArabic('ته'), 'tah');
});

test('Persian letters have their own sounds', () => {
  assert.equal(readArabic('پارس'), 'pars');
  assert.equal(readArabic('گچ'), 'gch');
});

test('Hebrew vav and yod are consonants at the head and vowels inside, and a final he is a', () => {
  assert.equal(readHebrew('ורד'), 'vrd');
  assert.equal(readHebrew('יעל'), 'yal');
  assert.equal(readHebrew('שלום'), 'shlom');
  assert.equal(readHebrew('תורה'), 'tora');
  assert.equal(readHebrew('הר'), 'hr');
});

test('a Hebrew letter reads the same in its final form, but for pe, which is f there', () => {
  for (const [middle, final] of ['כך', 'מם', 'נן', 'צץ'].map((pair) => [...pair]))
    assert.equal(readHebrew(`א${middle}`), readHebrew(`א${final}`), `${middle} ${final}`);
  assert.equal(readHebrew('אפ'), 'ap');
  assert.equal(readHebrew('אף'), 'af');
});

test('two Hebrew letters do not flow into the sound of a third, and a final het is heard', () => {
  assert.equal(readHebrew('סחר'), 'sahr');
  assert.equal(readHebrew('שחר'), 'shhr');
  assert.equal(readHebrew('תסריט'), 'tasrit');
  assert.equal(readHebrew('רוח'), 'rokh');
  assert.equal(readHebrew('לוח'), 'lokh');
});
