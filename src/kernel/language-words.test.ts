import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allLanguages, languageWords } from './language-words.ts';

test('a language has the words that are written for it, or those made of its own name', () => {
  const download = languageWords({ en: 'Download in English' }, (name) => `Download: ${name}`);
  assert.equal(download('en'), 'Download in English');
  assert.equal(download('ru'), 'Download: Русский');
});

test('all languages are named from the list of languages, that of the sentence first', () => {
  assert.equal(`in ${allLanguages('en')}`, 'in English and Russian');
  assert.equal(`на ${allLanguages('ru')}`, 'на русском и английском');
  assert.equal(`in ${allLanguages('en', 'disjunction')}`, 'in English or Russian');
});
