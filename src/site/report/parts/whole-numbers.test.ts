import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partNumbers } from './whole-numbers.ts';

test('a number with hyphens is one piece, words with hyphens and what is too long for a line are not', () => {
  const wholeIn = (text: string) => {
    const pieces = partNumbers(text);
    assert.equal(pieces.map((piece) => piece.text).join(''), text);
    return pieces.filter(({ isWhole }) => isWhole).map((piece) => piece.text);
  };
  assert.deepEqual(wholeIn('register of charges, D-307/2026, €1,424,500 in all'), ['D-307/2026,']);
  assert.deepEqual(wholeIn('№ А40-123456/2025'), ['А40-123456/2025']);
  assert.deepEqual(wholeIn('special-purpose machinery, 48 employees'), []);
  assert.deepEqual(wholeIn(`${'9-'.repeat(20)}1`), []);
  assert.deepEqual(wholeIn(''), []);
});

test('a text of hyphens alone costs no time', () => {
  assert.equal(partNumbers('-'.repeat(20_000)).length, 1);
});
