import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filterPickItems } from './pick-list-filter.ts';

const items = [
  { key: '1', code: 'ci', label: 'Côte d’Ivoire', keywords: ['Ivory Coast', 'Кот-д’Ивуар'] },
  { key: '2', code: 'de', label: 'Germany', keywords: ['Deutschland', 'Германия', 'ФРГ'] },
  { key: '3', code: 'gb', label: 'United Kingdom', keywords: ['UK', 'England'] },
  { key: '4', code: 'us', label: 'United States', keywords: ['USA', 'США'] },
];
const find = (typed: string) => filterPickItems(items, typed).map(({ code }) => code);

test('an empty filter keeps the order', () => assert.deepEqual(find('  '), ['ci', 'de', 'gb', 'us']));
test('accents and case do not matter', () => assert.deepEqual(find('COTE'), ['ci']));
test('a substring of the name is found', () => assert.deepEqual(find('erman'), ['de']));
test('names in the other language and aliases are found', () => {
  assert.deepEqual(find('герм'), ['de']);
  assert.deepEqual(find('кот д'), ['ci']);
  assert.deepEqual(find('uk'), ['gb']);
});
test('dots, hyphens and apostrophes do not matter', () => {
  assert.deepEqual(find('U.K.'), ['gb']);
  assert.deepEqual(find('u.s.a'), ['us']);
  assert.deepEqual(find("кот-д'ив"), ['ci']);
  assert.deepEqual(find('cote d’i'), ['ci']);
});
test('a code counts as a whole and comes first', () => assert.deepEqual(find('us'), ['us']));
test('what nobody is called finds nothing', () => assert.deepEqual(find('zzz'), []));
