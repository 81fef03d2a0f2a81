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
