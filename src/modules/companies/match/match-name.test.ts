import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readQuestion } from './asked-name.ts';
import { sentenceOf } from './explain-match.ts';
import { matchName } from './match-name.ts';

function told(name: string, own: string, countryCode: string, nameLat = own) {
  const match = matchName(readQuestion({ countryCode, name }).asked, {
    country: countryCode,
    name: own,
    nameLat,
    names: [],
  });
  assert.ok(match !== undefined);
  return [match.verdict, sentenceOf(match, 'en'), sentenceOf(match, 'ru')];
}

test('a name on the other keys of the keyboard is only proposed, and told as such', () => {
  assert.deepEqual(told('ytljhjuj', 'ООО «Недорого»', 'RU'), [
    'similar',
    'In the other keyboard layout you typed недорого; the register says ООО «Недорого»',
    'В другой раскладке клавиатуры вы набрали недорого; в реестре ООО «Недорого»',
  ]);
  assert.match(told('Тщквцштв', 'Nordwind GmbH', 'DE')[1] ?? '', /typed Nordwind; .* Nordwind GmbH$/);
});

test('a number in other figures or in words is the same number, and not the same name', () => {
  assert.deepEqual(told('Вектор двадцать четыре', 'ООО «Вектор 24»', 'RU'), [
    'similar',
    'The same number written otherwise: Вектор двадцать четыре / ООО «Вектор 24»',
    'То же число записано иначе: Вектор двадцать четыре / ООО «Вектор 24»',
  ]);
  assert.match(told('Hotel XXIV', 'Hotel 24 GmbH', 'DE')[1] ?? '', /^The same number/);
  assert.match(told('Hotel XXIV', 'Hotel 25 GmbH', 'DE')[1] ?? '', /^(?!The same number)/);
});

test('the beginnings of words are told as beginnings', () => {
  assert.deepEqual(told('Nordwind Masch', 'Nordwind Maschinenbau Hamburg GmbH', 'DE'), [
    'similar',
    'The beginnings of its words: Nordwind Masch / Nordwind Maschinenbau Hamburg GmbH',
    'Введено начало слов: Nordwind Masch / Nordwind Maschinenbau Hamburg GmbH',
  ]);
  assert.match(told('Nord', 'Nordlichtmaschinenbauwerke GmbH', 'DE')[1] ?? '', /^The beginnings/);
});

test('pinyin reads as the signs do, with or without gaps', () => {
  for (const typed of ['Shantou Xiangting', 'shan tou xiang ting'])
    assert.deepEqual(
      told(typed, '汕头项亭有限公司', 'CN', 'Shantou Xiangting')[1],
      'Reads the same in other letters: 汕头项亭有限公司',
      typed,
    );
});

test('Thai, Hebrew and Armenian read in Latin letters are proposals in other letters', () => {
  for (const [typed, own, country] of [
    ['Tongkam', 'บริษัท ทองคำ จำกัด', 'TH'],
    ['Tnuva', 'תנובה בע"מ', 'IL'],
    ['Orotan', '«Որոտան» ՍՊԸ', 'AM'],
  ] as const) {
    const [verdict, english = ''] = told(typed, own, country);
    assert.equal(verdict, 'similar', typed);
    assert.match(english, /in other letters: /, typed);
  }
});
