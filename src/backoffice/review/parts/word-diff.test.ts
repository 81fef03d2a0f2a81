import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sideOf, wordDiff } from './word-diff.ts';

test('words that both texts have stay; the others are told apart on each side', () => {
  const parts = wordDiff('Am Sandtorkai 41, 20457 Hamburg', 'Veddeler Damm 16, 20457 Hamburg');
  const marked = (side: 'gone' | 'new') =>
    sideOf(parts, side)
      .map(({ kind, text }) => (kind === 'same' ? text : `[${text}]`))
      .join('');
  assert.match(marked('gone'), /, 20457 Hamburg$/);
  assert.match(marked('new'), /^\[Veddeler\] ?\[?Damm.*\], 20457 Hamburg$/);
});

test('an empty side is all new or all gone, and very long texts are compared whole', () => {
  assert.deepEqual(wordDiff('', 'R3'), [{ kind: 'new', text: 'R3' }]);
  assert.deepEqual(wordDiff('a', 'a'), [{ kind: 'same', text: 'a' }]);
  const long = 'word '.repeat(500);
  assert.deepEqual(
    wordDiff(long, `${long}x`).map(({ kind }) => kind),
    ['gone', 'new'],
  );
});
