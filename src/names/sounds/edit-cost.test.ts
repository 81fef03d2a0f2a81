import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createEditRows, editCost } from './edit-cost.ts';

const cost = (a: string, b: string): number => editCost(a, b, 1_000);

test('a slip costs the less the easier it is made', () => {
  const easierFirst = [
    ['ivan', 'yvan'], // two spellings of one sound
    ['nord', 'nordd'], // a letter doubled
    ['khan', 'kan'], // an h that nobody hears
    ['nard', 'nord'], // another vowel
    ['nort', 'nord'], // a neighbour of the sound
    ['nrod', 'nord'], // two swapped
    ['norx', 'norb'], // another letter
    ['nord1', 'nord2'], // another number
  ].map(([a = '', b = '']) => cost(a, b));
  assert.deepEqual(
    easierFirst,
    easierFirst.toSorted((a, b) => a - b),
  );
  assert.ok((easierFirst.at(0) ?? 9) < (easierFirst.at(-1) ?? 0) / 5);
});

test('a digit more or less costs as much as another digit', () => {
  assert.equal(cost('nord1', 'nord'), cost('nord1', 'nord2'));
});

test('a swap is one slip and cheaper than two letters replaced', () => {
  assert.ok(cost('nrod', 'nord') < cost('nord', 'nrbd'));
  assert.ok(cost('nordlciht', 'nordlicht') < 10);
});

test('it is the same both ways, nothing for the same word, and never dearer than writing all anew', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abehinorty12'), maxLength: 12 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      assert.equal(cost(a, b), cost(b, a));
      assert.equal(cost(a, b) === 0, a === b);
      assert.ok(cost(a, b) <= cost(a, '') + cost('', b));
    }),
    { numRuns: 500 },
  );
});

test('what is sure to cost more than the limit says so and no more', () => {
  assert.equal(editCost('nordlicht', 'siemens', 10), 11);
  assert.ok(editCost('nordlicht', 'nordlich', 10) <= 10);
});

test('rows that were used before count as fresh ones do', () => {
  const rows = createEditRows();
  editCost('verschiedenes', 'ganzanderes', 1_000, rows);
  for (const [a, b] of [
    ['nord', 'nrod'],
    ['', 'ab'],
    ['plant', 'planet'],
  ] as const)
    assert.equal(editCost(a, b, 1_000, rows), cost(a, b), a);
});

test('of endless words only the first letters are compared', () => {
  assert.equal(cost(`x${'ab'.repeat(60)}k`, `z${'ab'.repeat(60)}k`), 10);
});
