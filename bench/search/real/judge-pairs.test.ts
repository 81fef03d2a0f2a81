import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bestCut, f1Of, splitPairs } from './judge-pairs.ts';

const pairs = [0.2, 0.4, 0.7, 0.9].map((alike) => ({ alike, isMatch: alike > 0.5 }));

test('the best cut lies between what is a match and what is none', () => {
  const cut = bestCut(pairs);
  assert.ok(cut > 0.4 && cut <= 0.7, String(cut));
  assert.equal(f1Of(pairs, cut), 1);
  assert.equal(f1Of(pairs, 0.8), 2 / 3, 'one of two is found, and nothing wrong');
  assert.equal(f1Of(pairs, 0), 2 / 3, 'all are taken, half of them rightly');
});

test('halves hold each pair once, other ones each time, and the same with the same seed', () => {
  const numbers = Array.from({ length: 9 }, (_, at) => at);
  const halves = splitPairs(numbers, 1, 3);
  for (const [one, other] of halves) {
    assert.deepEqual([...one, ...other].sort(), numbers);
    assert.equal(one.length, 4);
  }
  assert.notDeepEqual(halves[0], halves[1]);
  assert.deepEqual(splitPairs(numbers, 1, 3), halves);
});
