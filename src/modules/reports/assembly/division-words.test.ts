import assert from 'node:assert/strict';
import { test } from 'node:test';
import { divisionWords } from './division-words.ts';

const of = (scheme: string, revision: string, code: string) =>
  divisionWords({ scheme, revision, code, isMain: true });

test('a code alone is told by its division, in both languages', () => {
  const trade = {
    text: 'Wholesale trade',
    lang: 'en',
    translation: { text: 'Оптовая торговля', lang: 'ru', by: 'template' },
  };
  assert.deepEqual(of('NAF', '2', '46.90Z'), trade);
  assert.deepEqual(of('CZ-NACE', '2.1', '46900'), trade);
  assert.deepEqual(of('SIC', '2007', '46900'), trade);
});

test('other lists, older ones and codes of no trade say nothing', () => {
  assert.equal(of('CNAE', '2', '4690'), undefined);
  assert.equal(of('NACE', '1.1', '51.90'), undefined);
  assert.equal(of('SIC', '', '3711'), undefined);
  assert.equal(of('SIC', '2007', '99999'), undefined);
  assert.equal(of('NACE', '2', '44.10'), undefined);
  assert.equal(of('NACE', '2', '4'), undefined);
});
