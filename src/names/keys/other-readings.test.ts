import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseName } from '../tokens/parsed-name.ts';
import { otherReadings } from './other-readings.ts';
import { indexKeys } from './search-terms.ts';

const readingsOf = (text: string, country: string) => otherReadings(text, parseName(text, country));
const told = (text: string, country: string) =>
  readingsOf(text, country).map(({ how, core }) => `${how}: ${core}`);

test('another layout is read where the country writes what the keys would have typed', () => {
  assert.deepEqual(told('ytljhjuj', 'RU'), ['keyboard: nedorogo']);
  assert.deepEqual(told('Тщквцштв', 'DE'), ['keyboard: nordwind']);
  assert.deepEqual(told('ytljhjuj', 'DE'), []);
});

test('what nobody could say on the other keys is not read so', () => {
  assert.deepEqual(told('Вектор', 'RU'), []);
});

test('pinyin is cut as Chinese names are, with form, tones and the word for town left out', () => {
  for (const typed of [
    'shantouxiangting',
    'shan tou xiang ting',
    'Shantou Shi Xiangting',
    'shan4tou2 xiang4ting2',
    'shan tou xiang ting you xian gong si',
  ])
    assert.deepEqual(told(typed, 'CN'), ['pinyin: shantou xiangting'], typed);
  assert.deepEqual(told('Nordwind', 'CN'), []);
  assert.deepEqual(told('shantouxiangting', 'DE'), []);
});

test('a part of a name in pinyin asks for keys that the name has, cut or not', () => {
  const own = new Set(indexKeys(parseName('汕头市项亭科技有限公司', 'CN')));
  for (const typed of ['xiang ting ke ji', 'xiangtingkeji', 'shantou xiangting'])
    assert.ok(
      readingsOf(typed, 'CN').some(({ variants }) =>
        variants.some((groups) => groups.every(({ keys }) => keys.some((key) => own.has(key)))),
      ),
      typed,
    );
});
