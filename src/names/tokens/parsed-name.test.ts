import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseName, saidOtherwise } from './parsed-name.ts';

const coreOf = (name: string, country = ''): string => parseName(name, country).core;

test('dotted letters are one word in any script, and those that only stand apart as well', () => {
  for (const [name, country, core] of [
    ['A.B.C. Trading', 'GB', 'abc trading'],
    ['C. A. T. Trading', 'DE', 'cat trading'],
    ['Ч.Т.З. Урал', 'RU', 'chtz ural'],
    ['Α.Β.Γ. Αθήνα', 'GR', 'avg athina'],
    ['3 M', 'US', '3 m'],
    ['1 2 3', '', '1 2 3'],
  ] as const)
    assert.equal(coreOf(name, country), core, name);
});

test('the country’s own word for and is and between two words, and nowhere else', () => {
  assert.equal(coreOf('Sol y Mar', 'ES'), 'sol and mar');
  assert.equal(coreOf('Sol y Mar', 'DE'), 'sol y mar');
  assert.equal(coreOf('Щит и Меч', 'RU'), 'shchit and mech');
  assert.equal(coreOf('и Ко', 'RU'), 'i ko', 'nothing stands before it');
  assert.equal(coreOf('Nord e S', 'IT'), 'nord es', 'a letter beside it makes it one of initials');
  assert.equal(coreOf('N e Sud', 'IT'), 'ne sud');
});

test('& and + are a word, and an apostrophe is none', () => {
  assert.equal(coreOf('H & M'), 'h and m');
  assert.equal(coreOf('Procter+Gamble'), 'procter and gamble');
  assert.equal(coreOf("L'Oréal", 'FR'), coreOf('LOreal', 'FR'));
  assert.equal(coreOf('O‘Neill’s'), 'oneills');
});

test('marks that nobody sees change no word', () => {
  for (const name of [
    'Nord\u00adlicht',
    'Nord\u200blicht',
    '\u202eNordlicht',
    'Nordlicht\ufeff',
    'Ｎｏｒｄｌｉｃｈｔ',
    '𝓝ordlicht',
  ])
    assert.equal(coreOf(name), 'nordlicht', JSON.stringify(name));
  assert.equal(coreOf('مُحَمَّد', 'AE'), coreOf('محمد', 'AE'), 'the points of vowels');
  assert.equal(coreOf('مـحـمـد', 'AE'), coreOf('محمد', 'AE'), 'the stroke that makes a word longer');
});

test('a form in capitals is cut off the small letters that it hangs on, after at least four of them', () => {
  assert.equal(coreOf('SiemensAG', 'DE'), 'siemens');
  assert.equal(coreOf('NordlichtGmbH', 'DE'), 'nordlicht');
  assert.equal(coreOf('NordAG', 'DE'), 'nordag');
  assert.equal(coreOf('SIEMENSAG', 'DE'), 'siemensag');
});

test('a change of script is a change of word, and every word knows its script', () => {
  const { words } = parseName('Toyota自動車 Завод', 'JP');
  assert.deepEqual(
    words.map(({ text, script }) => [text, script]),
    [
      ['toyota', 'latin'],
      ['jidosha', 'han'],
      ['zavod', 'cyrillic'],
    ],
  );
});

test('a Korean or Japanese name is cut where its trade begins, if enough is left', () => {
  assert.equal(coreOf('삼성전자', 'KR'), coreOf('삼성 전자', 'KR'));
  assert.equal(coreOf('トヨタ自動車', 'JP'), 'toyota jidosha');
  assert.equal(parseName('전자', 'KR').words.length, 1, 'the trade alone is the name');
});

test('a word carries its other readings, and only such as sound different', () => {
  const [samsung] = parseName('삼성', 'KR').words;
  assert.deepEqual(samsung?.others, ['samseong']);
  const [gorod] = parseName('Город', 'UA').words;
  assert.deepEqual([gorod?.text, gorod?.others], ['horod', ['gorod']]);
  assert.deepEqual(parseName('Завод', 'UA').words[0]?.others, []);
  const [greek] = parseName('Μπύρα', 'GR').words;
  assert.deepEqual([greek?.text, greek?.others], ['mpyra', ['byra']]);
});

test('letters that no table reads make a name of their numbers, and signs alone make none', () => {
  assert.equal(coreOf('☃ !!'), '');
  assert.deepEqual(parseName('☃', '').words, []);
  const unread = parseName('ــ\u0e4f1', '');
  assert.notEqual(unread.core, '');
});

test('a name without anything but forms keeps the last of them', () => {
  assert.equal(coreOf('Ltd', 'GB'), 'ltd');
  assert.equal(coreOf('The and Ltd', 'GB'), 'ltd');
  assert.notEqual(coreOf('株式会社', 'JP'), '');
});

test('a name is read to its 500th sign, and its core ends with a whole word', () => {
  assert.equal(coreOf(`${'nordlicht '.repeat(50)}tail`), coreOf('nordlicht '.repeat(50)));
  const { core } = parseName('nordlicht '.repeat(50), '');
  assert.ok(core.length <= 300 && core.endsWith('nordlicht'));
  assert.equal(coreOf('x'.repeat(499)).length, 300, 'one word alone is cut');
});

test('a name whose words may be said in two ways has two cores', () => {
  const core = (name: string, country: string) => saidOtherwise(parseName(name, country))?.core;
  assert.equal(core('삼성전자', 'KR'), 'samseong jeonja');
  assert.equal(core('石光商事株式会社', 'JP'), 'sekiko shoji');
  assert.equal(core('Siemens AG', 'DE'), undefined);
});
