import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldWord } from '../sounds/fold-word.ts';
import { normaliseName } from '../tokens/normalise.ts';
import { conceptOf, hanTerms } from './lexicon.ts';
import { numberOf } from './numerals.ts';
import { joinersOf, stopWords } from './stop-words.ts';
import { asName, createWordMemory, remembered, wordInfo } from './word-info.ts';

const info = (word: string, country = '') => wordInfo(word, createWordMemory(), country);

test('words of many languages have one meaning', () => {
  for (const row of [
    'trading handel torgovlya',
    'construction bau stroitelstvo stroy',
    'group gruppe gruppa',
    'moskva moscow moskovskiy',
    'deutschland germany',
  ]) {
    const meanings = new Set(row.split(' ').map((word) => info(word).concept));
    assert.equal(meanings.size, 1, `${row}: ${[...meanings]}`);
    assert.ok(!meanings.has(null), row);
  }
});

test('trades are known in every alphabet, and no surname is one for it', () => {
  const meaning = (name: string, country: string) => info(normaliseName(name, country).core, country).concept;
  for (const [word, country, concept] of [
    ['Κατασκευές', 'GR', 'construction'],
    ['Κατασκευαστική', 'GR', 'construction'],
    ['סחר', 'IL', 'trade'],
    ['הנדסה', 'IL', 'engineering'],
    ['მშენებლობა', 'GE', 'construction'],
    ['շինարարություն', 'AM', 'construction'],
    ['търговия', 'BG', 'trade'],
    ['счетоводство', 'BG', 'audit'],
    ['торгівля', 'UA', 'trade'],
  ] as const)
    assert.equal(meaning(word, country), concept, word);
  for (const word of ['torgov', 'shr', 'agora', 'nero', 'achim'])
    assert.ok(
      !['trade', 'bank', 'pharma', 'market', 'water', 'brothers'].includes(info(word).concept ?? ''),
      word,
    );
});

test('what is a trade in an alphabet of its own is a name where others are written', () => {
  const names =
    'emporia emporio parma solari nomikos mikon iliac stamba litoni afoi enosi pisti xylo odit'.split(' ');
  for (const country of ['', 'AT', 'IT', 'US'])
    for (const word of names) {
      const { concept, isPlace } = info(word, country);
      assert.ok(concept === null || isPlace, `${word} in ${country}: ${concept}`);
    }
  assert.equal(info('emporia', 'GR').concept, 'trade');
  assert.equal(info('nomikos', 'CY').concept, 'law');
  assert.equal(info('stamba', 'GE').concept, 'print');
  assert.equal(info('odit', 'BG').concept, 'audit');
  const memory = createWordMemory();
  assert.equal(wordInfo('emporia', memory, 'GR').concept, 'trade');
  assert.equal(wordInfo('emporia', memory, 'AT').concept, null, 'one memory for all countries');
});

test('a stem takes an ending and not another word', () => {
  assert.equal(info('stroitelnyy').concept, 'construction');
  assert.equal(info('stroygazmontazh').concept, null);
  assert.equal(info('bauer').concept, null, 'a name that begins like a trade');
});

test('the only word of a name is the name, whatever it means; a place stays one', () => {
  const memory = createWordMemory();
  const alone = asName(wordInfo('gold', memory), memory);
  assert.deepEqual([alone.concept, alone.weight, alone.text], [null, info('nordlicht').weight, 'gold']);
  assert.equal(wordInfo('gold', memory).concept, 'gold');
  assert.equal(asName(wordInfo('berlin', memory), memory).concept, info('berlin').concept);
  assert.equal(asName(wordInfo('nordlicht', memory), memory), wordInfo('nordlicht', memory));
});

test('a meaning is found by sound in long words only', () => {
  assert.equal(conceptOf('konstruktion', foldWord('konstruktion'))?.id, 'construction');
  assert.equal(conceptOf('bou', foldWord('bou')), undefined);
  assert.equal(conceptOf('bakker', foldWord('bakker')), undefined, 'an e is no i: bakır is copper');
});

test('how much a word says: a name most, then number, place and praise, then a trade, a joiner least', () => {
  const weights = ['nordlicht', 'hp', '5', 'berlin', 'trading', 'the'].map((word) => info(word).weight);
  assert.deepEqual(
    weights,
    weights.toSorted((a, b) => b - a),
  );
  assert.ok(new Set(weights).size === weights.length);
  assert.equal(info('neue').weight, info('berlin').weight);
  assert.ok(info('x').weight < info('hp').weight, 'a letter says less than two');
});

test('a number is the same spelt, in Roman and in Arabic figures, and never a name that only looks like one', () => {
  assert.equal(info('two').number, '2');
  assert.equal(info('ii').number, '2');
  assert.equal(info('002').number, '2');
  assert.equal(info('0').number, '0');
  for (const name of ['otto', 'elf', 'second', 'i', 'v', 'x', 'primo', 'constructor'])
    assert.equal(numberOf(name), undefined, name);
  for (let value = 1; value <= 12; value += 1)
    assert.equal(
      numberOf('one two three four five six seven eight nine ten eleven twelve'.split(' ')[value - 1] ?? ''),
      String(value),
    );
});

test('a word with a digit has neither meaning nor letters of another script', () => {
  const { concept, letters, hasDigit, fold, number } = info('trading24');
  assert.deepEqual([concept, letters, hasDigit, fold, number], [null, [], true, 'trading24', null]);
});

test('a short word knows the letters it had in Cyrillic, where these are fewer', () => {
  assert.deepEqual(info('chtz').letters, ['ch', 't', 'z']);
  assert.deepEqual(info('ibm').letters, []);
  assert.deepEqual(info('chelyabinsk').letters, [], 'too long to be initials');
});

test('an abbreviation is told by its missing vowels, and y is a vowel', () => {
  assert.equal(info('hdl').isConsonantal, true);
  assert.equal(info('ltd').isConsonantal, true);
  assert.equal(info('handel').isConsonantal, false);
  assert.equal(info('myry').isConsonantal, false);
  assert.equal(info('hp').isConsonantal, false, 'two letters are too few to say');
});

test('what is remembered is what would be made, and a full memory begins anew', () => {
  const kept = new Map<string, number>();
  let made = 0;
  const make = (key: string) => {
    made += 1;
    return key.length;
  };
  assert.equal(remembered(kept, 'nord', make), remembered(kept, 'nord', make));
  assert.equal(made, 1);
  for (let at = 0; at < 20_000; at += 1) remembered(kept, String(at), make);
  assert.ok(kept.size < 20_000, String(kept.size));
  assert.equal(remembered(kept, 'nord', make), 4);
});

test('a word that is too long to come again is made anew, and takes no room', () => {
  const memory = createWordMemory();
  const long = 'lang'.repeat(20);
  assert.deepEqual(wordInfo(long, memory), wordInfo(long, memory));
  assert.equal(memory.words.get('')?.size, 0);
});

test('every country’s word for and is a word that joins', () => {
  for (const country of [
    'DE',
    'FR',
    'ES',
    'IT',
    'PL',
    'CZ',
    'SI',
    'SE',
    'NO',
    'FI',
    'LV',
    'LT',
    'RO',
    'TR',
    'HU',
    'GR',
    'ID',
  ])
    for (const word of joinersOf(country) ?? []) assert.ok(stopWords.has(word), `${country} ${word}`);
  assert.deepEqual([...(joinersOf('CH') ?? [])], ['und', 'et'], 'a country of several languages has several');
  assert.equal(joinersOf('ZZ'), undefined);
  assert.equal(joinersOf('constructor'), undefined);
});

test('Chinese words of the dictionary have sounds in Latin letters', () => {
  for (const [word, { pinyin, japanese }] of hanTerms) {
    assert.match(pinyin, /^[a-z]*$/, word);
    assert.match(japanese ?? '', /^[a-z]*$/, word);
  }
});
