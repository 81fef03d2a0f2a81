import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fitting } from './palette-items.ts';

const items = ['Orders', 'Order page', 'View: Late', 'Передать…', 'Чужие счёта'].map((name) => ({
  key: name,
  name,
  facts: '',
  act: () => {},
}));
const names = (typed: string) => fitting(items, typed).map(({ name }) => name);

test('every typed word begins a word of the name', () => {
  assert.deepEqual(names('late view'), ['View: Late']);
  assert.deepEqual(names('rder'), []);
  assert.deepEqual(names('пере'), ['Передать…']);
  assert.deepEqual(names('счета'), ['Чужие счёта']);
});

test('what begins as it was typed comes first, and nothing typed is everything', () => {
  assert.deepEqual(names('order p'), ['Order page']);
  assert.equal(names('').length, items.length);
});
