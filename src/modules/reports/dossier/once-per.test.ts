import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oncePer } from './once-per.ts';

test('what follows from an object is computed once, also where it is nothing', () => {
  const asked: number[][] = [];
  const firstOf = oncePer((numbers: number[]) => {
    asked.push(numbers);
    return numbers[0];
  });
  const [some, none] = [[7], []];
  assert.deepEqual(
    [firstOf(some), firstOf(none), firstOf(some), firstOf(none)],
    [7, undefined, 7, undefined],
  );
  assert.deepEqual(asked, [some, none]);
  assert.equal(firstOf([7]), 7, 'of another one anew');
  assert.equal(asked.length, 3);
});
