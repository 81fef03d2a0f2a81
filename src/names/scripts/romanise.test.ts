import assert from 'node:assert/strict';
import { test } from 'node:test';
import { abjadCountries } from './abjads.ts';
import { letters, nationalLetters } from './alphabets.ts';
import { cyrillicCountries, readScholarly } from './iso-9.ts';
import { readLetters, transliterateWord, wholeScriptOf } from './romanise.ts';
import { typedLetters } from './typed-letters.ts';

test('a country reads a letter in its own way, and no other country', () => {
  for (const [word, country, latin] of [
    ['Город', 'RU', 'gorod'],
    ['Город', 'UA', 'horod'],
    ['Горад', 'BY', 'horad'],
    ['Щъркел', 'BG', 'shtarkel'],
    ['Щъркел', 'RU', 'shchrkel'],
    ['Христо', 'BG', 'hristo'],
    ['Христо', '', 'khristo'],
    ['Живко', 'RS', 'zivko'],
    ['Живко', 'RU', 'zhivko'],
    ['Цвет', 'MK', 'cvet'],
  ] as const)
    assert.equal(readLetters(word, country), latin, `${word} ${country}`);
});

test('Greek pairs of letters are one sound, with and without the accent, in capitals too', () => {
  assert.equal(readLetters('Παπούτσι'), 'papoutsi');
  assert.equal(readLetters('ΠΑΠΟΥΤΣΙ'), 'papoutsi');
  assert.equal(readLetters('Ευρώ'), 'evro');
  assert.equal(readLetters('άγγελος'), 'angelos');
});

test('Latin letters lose their marks and keep their number where one stands for two', () => {
  for (const [word, latin] of [
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['Æther', 'aether'],
    ['Øl', 'ol'],
    ['Đà', 'da'],
    ['𝐍ord', 'nord'],
  ] as const)
    assert.equal(readLetters(word), latin, word);
});

test('every letter of the tables is read in small Latin letters, wherever it is national', () => {
  for (const [letter, latin] of [...letters, ...Object.values(nationalLetters).flatMap((own) => [...own])]) {
    assert.equal(letter, letter.toLowerCase(), letter);
    assert.match(latin, /^[a-z]*$/, letter);
  }
  for (const own of Object.values(nationalLetters))
    for (const [letter, latin] of own)
      assert.notEqual(latin, letters.get(letter), `${letter} needs no exception`);
});

test('scripts whose words are read whole are told by one sign', () => {
  for (const [sign, script] of [
    ['東', 'han'],
    ['々', 'han'],
    ['あ', 'kana'],
    ['ー', 'kana'],
    ['한', 'hangul'],
    ['ن', 'arabic'],
    ['א', 'hebrew'],
    ['Ж', undefined],
    ['ก', 'thai'],
    ['A', undefined],
  ] as const)
    assert.equal(wholeScriptOf(sign.charCodeAt(0)), script, sign);
});

test('a word is read by the script that it begins with, and only letters and digits are left', () => {
  assert.equal(transliterateWord('النور'), 'al noor');
  assert.equal(transliterateWord('삼성'), 'samsung');
  assert.equal(transliterateWord('トヨタ'), 'toyota');
  assert.equal(transliterateWord("Ж'5"), 'zh5');
});

test('old library spelling is read as the Cyrillic it stands for, where Cyrillic is written and Latin is not', () => {
  assert.equal(readScholarly('Ŝukin', 'RU'), 'shchukin');
  assert.equal(readScholarly('Čehov', 'BG'), 'chekhov', 'h and c are read so only beside such a letter');
  assert.equal(readScholarly('Hleb', 'RU'), undefined);
  assert.equal(readScholarly('Žukov', 'RS'), undefined, 'everyday letters there');
  assert.equal(readScholarly('Žukov', 'CZ'), undefined);
});

test('no country writes both without vowels and in Cyrillic', () => {
  assert.deepEqual(
    [...cyrillicCountries].filter((country) => abjadCountries.has(country)),
    [],
  );
});

test('letters that a Russian keyboard types as one are one', () => {
  assert.deepEqual(typedLetters('chtz'), ['ch', 't', 'z']);
  assert.deepEqual(typedLetters('shchit'), ['shch', 'i', 't'], 'the longest first');
  assert.deepEqual(typedLetters('apple'), [...'apple']);
  assert.deepEqual(typedLetters(''), []);
});
