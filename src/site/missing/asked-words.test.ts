import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CountryView } from '#modules/countries/contract.ts';
import { askedWords } from './asked-words.ts';

// Of a country nothing else is read.
const countries = [
  { code: 'ag', name: 'Antigua and Barbuda', aliases: [] },
  { code: 'de', name: 'Germany', aliases: ['Deutschland', 'Германия'] },
  { code: 'kr', name: 'South Korea', aliases: ['Korea'] },
] as unknown as CountryView[];
const read = (path: string) => {
  const { name, country, pages } = askedWords(path, countries);
  return [name, country?.code ?? '', pages.join(' ')];
};

test('a country, a page or the beginning of a name is read out of a wrong address', () => {
  assert.deepEqual(read('/pricing'), ['', '', '/our-prices']);
  assert.deepEqual(read('/ru/цены.html'), ['', '', '/our-prices']);
  assert.deepEqual(read(encodeURI('/страны/Германия')), ['', 'de', '/countries']);
  assert.deepEqual(read('/countries/germany'), ['', 'de', '/countries']);
  assert.deepEqual(read('/company/de/siemens-energy-ag'), ['siemens energy ag', 'de', '/company-search']);
  assert.deepEqual(read('/x/de/siemens-energy-ag.php'), ['siemens energy ag', 'de', '']);
  assert.deepEqual(read('/south_korea'), ['', 'kr', '']);
  assert.deepEqual(read('/de'), ['', '', '']);
  assert.deepEqual(read('/sign-in'), ['', '', '/login']);
});

test('whatever stands in the address, the answer is short and names no code', () => {
  assert.deepEqual(read('/%E0%A4%A'), ['', '', '']);
  assert.deepEqual(read('/'), ['', '', '']);
  assert.deepEqual(read('/wp-admin/<script>alert(1)</script>'), ['script', '', '']);
  assert.equal(askedWords(`/${'ab '.repeat(5_000)}`, countries).name.length <= 100, true);
});
