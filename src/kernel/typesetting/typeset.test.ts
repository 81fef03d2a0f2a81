import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typeset } from './typeset.ts';

test('Russian words that cling and long dashes stay where they belong', () => {
  assert.equal(
    typeset('Ниже – что в реестре и у нас', 'ru'),
    'Ниже\u00a0— что в\u00a0реестре и\u00a0у\u00a0нас',
  );
  assert.equal(typeset('без учёта и для нас', 'ru'), 'без\u00a0учёта и\u00a0для\u00a0нас');
  assert.equal(typeset('через 14 дней', 'ru'), 'через 14\u00a0дней');
  assert.equal(typeset('Шаги 1–4: кто это', 'ru'), 'Шаги 1–4: кто это');
});

test('in English only numbers hold their words, and apostrophes are curved', () => {
  assert.equal(typeset('after 14 days – or never', 'en'), 'after 14\u00a0days – or never');
  assert.equal(typeset("the customer's ‘own’ 5' wall", 'en'), "the customer’s ‘own’ 5' wall");
});
