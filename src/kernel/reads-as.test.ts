import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readsAs } from './reads-as.ts';

test('a Russian text has a word in Cyrillic, however many foreign names it quotes', () => {
  assert.equal(readsAs('No such company in the register', 'ru'), false);
  assert.equal(readsAs('Проверили Handelsregister, Bundesanzeiger, GLEIF и VIES — пусто', 'ru'), true);
  assert.equal(readsAs('Handelsregister, c', 'ru'), false);
});

test('an English text may name a Russian company but is not Russian', () => {
  assert.equal(readsAs('Which of the two «Ромашка» companies do you mean?', 'en'), true);
  assert.equal(readsAs('Такой компании в реестре нет', 'en'), false);
  assert.equal(readsAs('此公司不存在', 'ru'), false);
});

test('digits belong to every language', () => {
  for (const locale of ['en', 'ru'] as const) assert.equal(readsAs('2026 — 17?', locale), true);
});

test('half of the letters may be of another language, one more may not', () => {
  assert.equal(readsAs('ab яю', 'en'), true);
  assert.equal(readsAs('ab яюэ', 'en'), false);
  assert.equal(readsAs('Δ漢 ab', 'en'), true, 'letters of no language of ours are foreign names');
});

test('one letter is no word', () => {
  assert.equal(readsAs('Section я', 'ru'), false);
  assert.equal(readsAs('Section яя', 'ru'), true);
  assert.equal(readsAs('я 1 ю', 'ru'), false);
});
