import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordGroups } from '../keys/search-terms.ts';
import { nameLikeness } from '../likeness/similarity.ts';
import { foldWord } from '../sounds/fold-word.ts';
import { normaliseName } from '../tokens/normalise.ts';
import { parseName } from '../tokens/parsed-name.ts';
import { mayBeNumbers, spelledNumber, spelledNumberAt } from './number-words.ts';

/** As the words of a name of the country come to it. */
function numberIn(text: string, country: string): string | undefined {
  const words = normaliseName(text, country).core.split(' ');
  const [first = ''] = words;
  return words.length === 1 ? spelledNumber(first, foldWord(first)) : spelledNumberAt(words, 0)?.value;
}

test('numbers to 99 are read as each language compounds them', () => {
  for (const [text, country, value] of [
    ['twenty-four', 'GB', 24],
    ['vierundzwanzig', 'DE', 24],
    ['vingt-quatre', 'FR', 24],
    ['soixante et onze', 'FR', 71],
    ['quatre-vingt-dix-neuf', 'FR', 99],
    ['nonante-cinq', 'BE', 95],
    ['ventuno', 'IT', 21],
    ['veintidós', 'ES', 22],
    ['noventa y cinco', 'ES', 95],
    ['vinte e quatro', 'BR', 24],
    ['двадцать четыре', 'RU', 24],
    ['сорок два', 'RU', 42],
    ["дев'яносто п'ять", 'UA', 95],
    ['fireogtyve', 'DK', 24],
    ['tjugofyra', 'SE', 24],
    ['kaksikymmentäneljä', 'FI', 24],
    ['huszonnégy', 'HU', 24],
    ['yirmi dört', 'TR', 24],
    ['dvacet čtyři', 'CZ', 24],
    ['čtyřiadvacet', 'CZ', 24],
    ['ოცდათოთხმეტი', 'GE', 34],
    ['քսանչորս', 'AM', 24],
    ['أربعة وعشرون', 'AE', 24],
    ['עשרים וארבע', 'IL', 24],
    ['二十四', 'CN', 24],
    ['二十四', 'JP', 24],
  ] as const)
    assert.equal(numberIn(text, country), String(value), text);
});

test('numbers that sound alike are not taken for each other', () => {
  assert.equal(numberIn('trettién', 'NO'), '31');
  assert.equal(numberIn('tretten', 'NO'), '13');
  assert.equal(numberIn('tizennégy', 'HU'), '14');
  assert.equal(numberIn('tizenegy', 'HU'), '11');
});

test('what is a name too often is a number only in a compound', () => {
  for (const name of ['venti', 'kirk', 'otto'])
    assert.equal(spelledNumber(name, foldWord(name)), undefined, name);
  assert.equal(numberIn('kırk iki', 'TR'), '42');
});

test('no number begins with a word that begins none, or ends before it is whole', () => {
  assert.equal(spelledNumberAt(['nord', 'four'], 0), undefined);
  assert.equal(spelledNumberAt(['twenty', 'lights'], 0), undefined);
  assert.deepEqual(spelledNumberAt(['cafe', 'vingt', 'et', 'un', 'paris'], 1), { value: '21', count: 3 });
});

test('a name is the same with its number in words, figures or Roman figures, and never quite', () => {
  for (const [a, b] of [
    ['vektor dvadtsat chetyre', 'vektor 24'],
    ['vektor xxiv', 'vektor dvadtsat chetyre'],
    ['henry v', 'henry 5'],
  ] as const) {
    assert.ok(nameLikeness(a, b) > 0.95, `${a} / ${b}`);
    assert.ok(nameLikeness(a, b) < 1, `${a} / ${b}`);
  }
  assert.ok(nameLikeness('vektor dvadtsat chetyre', 'vektor 25') < 0.8);
});

test('a short word is a number only where the other name has the figure and its language is spoken', () => {
  assert.ok(nameLikeness('vektor sem', 'vektor 7', 'RU') > 0.95);
  assert.ok(nameLikeness('vektor 5', 'vektor fem', 'SE') > 0.95);
  assert.ok(nameLikeness('team elf', 'team 11', 'AT') > 0.95);
  assert.ok(nameLikeness('vektor sem', 'vektor 8', 'RU') < 0.6, 'of another figure it is a word');
  assert.ok(nameLikeness('vektor sem', 'vektor due', 'RU') < 0.6, 'and beside another word');
  for (const [word, figure, country] of [
    ['san', '3', 'IT'],
    ['elf', '11', 'GB'],
    ['sei', '6', 'DE'],
    ['er', '2', 'DE'],
    ['pat', '5', 'IE'],
    ['ni', '9', 'IT'],
  ] as const)
    assert.ok(nameLikeness(`studio ${word}`, `studio ${figure}`, country) < 0.6, `${word} in ${country}`);
  assert.deepEqual(mayBeNumbers('nord', 'DE'), []);
  assert.deepEqual(mayBeNumbers('on', 'GB'), []);
  assert.deepEqual(mayBeNumbers('san', 'JP'), ['3']);
});

test('a number of several words is found with a slip in one of them, and no other number is', () => {
  for (const [typed, borne, other, country] of [
    ['vektor tridtsat voem', 'vektor tridtsat vosem', 'vektor tridtsat pyat', 'RU'],
    ['vektor triftsat tri', 'vektor tridtsat tri', 'vektor tridtsat dva', 'RU'],
    ['semddesat sedm vektor', 'vektor sedmdesat sedm', 'vektor sedmdesat tri', 'CZ'],
  ] as const) {
    assert.ok(nameLikeness(typed, borne, country) > 0.85, typed);
    assert.ok(nameLikeness(typed, other, country) < 0.8, `${typed} / ${other}`);
  }
  assert.ok(
    nameLikeness('vektor tridtsat tri', 'vektor tridtsat dva', 'RU') < 0.6,
    'well spelt it is another',
  );
});

test('a short word of the country is also a number in Roman figures', () => {
  assert.ok(nameLikeness('vektor sem', 'vektor vii', 'RU') > 0.95);
  assert.ok(nameLikeness('vektor vii', 'vektor sette', 'IT') > 0.9);
  assert.ok(nameLikeness('vektor sem', 'vektor vii', 'DE') < 0.6);
  assert.ok(nameLikeness('vektor sem', 'vektor vi', 'RU') < 0.6);
  assert.ok(nameLikeness('vektor pyat', 'vektor v', 'RU') > 0.95);
  assert.ok(nameLikeness('vektor shest', 'vektor v', 'RU') < 0.6);
});

test('figures of one letter are one beside the other in every country', () => {
  assert.deepEqual(mayBeNumbers('v', ''), ['5']);
  assert.deepEqual(mayBeNumbers('10', 'DE'), ['x']);
  const keysOf = (name: string, country: string) =>
    wordGroups(parseName(name, country)).flatMap(({ keys }) => keys);
  assert.ok(keysOf('Henry V', 'GB').includes('5'));
  assert.ok(keysOf('Vektor Sem', 'RU').includes('7'));
  assert.ok(!keysOf('Studio San', 'IT').includes('3'), 'san is no Italian');
});
