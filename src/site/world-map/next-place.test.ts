import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextNamed, nextPlace } from './next-place.ts';

const places = [
  { name: 'near', x: 10, y: 2 },
  { name: 'far', x: 30, y: 0 },
  { name: 'above', x: 1, y: -8 },
  { name: 'beside', x: 2, y: 9 },
];
const lead = (key: string, from = { x: 0, y: 0 }) => nextPlace(from, places, key)?.name;

test('an arrow leads to the nearest that lies that way, and nowhere at the edge', () => {
  assert.equal(lead('ArrowRight'), 'near');
  assert.equal(lead('ArrowRight', { x: 10, y: 2 }), 'far');
  assert.equal(lead('ArrowUp'), 'above');
  assert.equal(lead('ArrowDown'), 'beside');
  assert.equal(lead('ArrowLeft'), undefined);
});

test('a letter leads to the next that is called so, round again after the last one', () => {
  const names = ['Albania', 'Chile', 'China', 'Åland', 'Ангола'];
  const walked = (from: number, key: string) => names[nextNamed(names, from, key) ?? -1];
  assert.equal(walked(0, 'c'), 'Chile');
  assert.equal(walked(1, 'C'), 'China');
  assert.equal(walked(2, 'c'), 'Chile');
  assert.equal(walked(0, 'а'), 'Ангола');
  assert.equal(walked(0, 'x'), undefined);
  assert.equal(walked(0, 'Enter'), undefined);
  assert.equal(walked(0, ' '), undefined);
});

test('only arrows walk', () => {
  assert.equal(lead('Enter'), undefined);
});
