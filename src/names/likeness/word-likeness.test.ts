import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWordMemory, wordInfo } from '../meanings/word-info.ts';
import { foldWord } from '../sounds/fold-word.ts';
import { hearingOf, phoneticsOf } from './country-phonetics.ts';
import { nameLikeness } from './similarity.ts';
import { bits, wordLikeness } from './word-likeness.ts';

/** `isRead`: both may be read from letters without vowels. */
function alike(a: string, b: string, country = '', isRead = false): number {
  const memory = createWordMemory();
  const hearing = { ...hearingOf(country, memory), isAskedRead: isRead, isGivenRead: isRead };
  const there = wordLikeness(wordInfo(a, memory), wordInfo(b, memory), hearing);
  const back = wordLikeness(wordInfo(b, memory), wordInfo(a, memory), hearing);
  assert.equal(there, back, `${a} ${b}: the same both ways`);
  return there;
}

test('only the same word is wholly alike: then sound, meaning, spelling', () => {
  assert.equal(alike('nordlicht', 'nordlicht'), 1);
  const [sound, meaning, slip] = [
    alike('siemens', 'simens'),
    alike('trading', 'handel'),
    alike('nordlicht', 'nordlciht'),
  ];
  assert.ok(sound < 1 && meaning < sound && slip < meaning, [sound, meaning, slip].join());
});

test('words of a short sound are the less alike the more of their letters differ', () => {
  assert.equal(foldWord('meyer'), foldWord('mir'));
  assert.ok(alike('meyer', 'mir') < 0.86);
  assert.ok(alike('shell', 'sil') < alike('shell', 'schell'));
  assert.ok(alike('siemens', 'simens') > alike('shell', 'shel'), 'a long sound says more');
});

test('two common words of different meaning are not alike, however near their letters', () => {
  assert.equal(alike('trading', 'construction'), 0);
  assert.equal(alike('hotel', 'handel'), 0);
});

test('a number is the same in words and figures, and never nearly another', () => {
  assert.ok(alike('two', 'ii') > 0.9);
  assert.equal(alike('5', '6'), 0);
  assert.equal(alike('plant5', 'plant6'), 0);
  assert.equal(alike('2019', '2018'), 0);
});

test('a letter may stand for a word that begins with it, two letters for none', () => {
  assert.ok(alike('n', 'nordlicht') > 0);
  assert.equal(alike('s', 'nordlicht'), 0);
  assert.equal(alike('no', 'nordlicht'), 0);
});

test('a common word may be shortened to its head or its consonants', () => {
  assert.equal(alike('hdl', 'handel'), 0.85);
  assert.ok(alike('hld', 'handel') < 0.85, 'in their order');
  assert.ok(alike('constr', 'construction') >= 0.85);
});

test('the beginning of a name is the less like it the more is missing', () => {
  const [most, half, little] = [
    alike('alfaban', 'alfabankor'),
    alike('alfa', 'alfabank'),
    alike('nord', 'nordlichtung'),
  ];
  assert.ok(most > half && half > little && little === 0, [most, half, little].join());
});

test('whoever misspells a word gets one of its first two letters right or swaps them', () => {
  assert.ok(alike('nordlicht', 'nrodlicht') > 0.8);
  assert.ok(alike('nordlicht', 'mordlicht') > 0.8);
  assert.equal(alike('nordlicht', 'makdlicht'), 0);
});

test('in a short word a slip counts more', () => {
  assert.ok(alike('norda', 'norde') < alike('nordlichta', 'nordlichte'));
  assert.equal(alike('abc', 'xbd'), 0);
});

test('without vowels words are heard by consonants, in Korea by what firms make of a vowel', () => {
  assert.ok(alike('salm', 'salim', 'AE') > alike('salm', 'salim'));
  assert.ok(alike('samsung', 'samseong', 'KR') > alike('samsung', 'samseong'));
  assert.equal(phoneticsOf('IL'), 'hebrew');
  assert.equal(phoneticsOf('KP'), 'korean');
  assert.equal(phoneticsOf('RU'), 'plain');
});

test('two consonants are a word where vowels are not written, and nowhere else', () => {
  assert.ok(alike('tel', 'tl', 'IL', true) > 0.75);
  assert.equal(alike('tel', 'tl', 'IL'), 0, 'in Latin letters they are initials');
  assert.ok(alike('bahr', 'br', 'AE', true) < 0.75, 'a consonant more is another word');
  assert.equal(alike('tel', 'tl'), 0);
  assert.ok(alike('levi', 'loi', 'IL') > 0.7, 'its vav may be a consonant');
  assert.equal(alike('leni', 'loi', 'IL'), 0);
});

test('of two names in Latin letters no initials are heard as a word of these consonants', () => {
  for (const [a, b, country] of [
    ['hp trading', 'happy trading', 'AE'],
    ['hp trading', 'hope trading', 'SA'],
    ['dp logistics', 'depa logistics', 'AE'],
    ['br consulting', 'bar consulting', 'IL'],
    ['rm group', 'roma group', 'IL'],
    ['kl group', 'koala group', 'AE'],
  ] as const) {
    assert.ok(nameLikeness(a, b, country) < 0.5, `${a} / ${b}`);
    assert.ok(nameLikeness(b, a, country) < 0.5, `${b} / ${a}`);
  }
  assert.ok(nameLikeness('tel magen', 'tl mgn', 'IL') > 0.85, 'תל מגן');
  assert.ok(nameLikeness('tl mgn', 'tel magen', 'IL') > 0.85, 'and asked for in its own letters');
  assert.ok(nameLikeness('raad naqliyat', 'rd nqliat', 'AE') > 0.85, 'رعد نقليات');
});

test('in a name, order costs little, a place more, a number most', () => {
  const order = nameLikeness('alfa beta', 'beta alfa');
  const place = nameLikeness('alfa berlin', 'alfa hamburg');
  const number = nameLikeness('alfa 5', 'alfa 6');
  assert.ok(order > 0.95 && order < 1);
  assert.ok(place < nameLikeness('alfa star', 'alfa new'), 'more than a word that praises');
  assert.ok(number < place, [order, place, number].join());
});

test('a trade left out is less than a trade replaced by another', () => {
  assert.ok(nameLikeness('alfa', 'alfa trading') > nameLikeness('alfa trading', 'alfa construction'));
});

test('initials stand for their words, and two letters only for a trade', () => {
  assert.ok(nameLikeness('td nord', 'torgovyy dom nord') > 0.9, 'ТД is a trading house');
  assert.ok(nameLikeness('ab nordlicht', 'albert braun nordlicht') < 0.8, 'and nobody’s names');
});

test('names without a word in common have nothing alike, and an empty one neither', () => {
  assert.equal(nameLikeness('nordlicht', 'siemens'), 0);
  assert.equal(nameLikeness('a', ''), 0);
  assert.equal(nameLikeness('', ''), 1);
});

test('letters are counted in a mask, all 32 of them', () => {
  for (const [mask, count] of [
    [0, 0],
    [0b1011, 3],
    [-1, 32],
    [1 << 31, 1],
  ] as const)
    assert.equal(bits(mask), count, String(mask));
});
