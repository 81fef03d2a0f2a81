import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { changedParts, diffLines } from './line-diff.ts';

const side = (before: string, after: string, kept: 'gone' | 'new') =>
  diffLines(before, after)
    .filter(({ kind }) => kind === 'same' || kind === kept)
    .map(({ text }) => text)
    .join('\n');

test('either text can be read out of the lines again', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', '', 'c d'), { maxLength: 12 })
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      assert.equal(side(before, after, 'gone'), before);
      assert.equal(side(before, after, 'new'), after);
    }),
  );
});

test('a changed line is one gone and one new, with two around it and the rest counted', () => {
  const lines = Array.from({ length: 20 }, (_, at) => `line ${at}`);
  const parts = changedParts(diffLines(lines.join('\n'), lines.with(10, 'other').join('\n')));
  assert.deepEqual(
    parts.map((part) => (part.kind === 'gap' ? `… ${part.lines}` : `${part.kind} ${part.text}`)),
    ['… 8', 'same line 8', 'same line 9', 'gone line 10', 'new other', 'same line 11', 'same line 12', '… 7'],
  );
  assert.deepEqual(changedParts(diffLines('a\nb', 'a\nb')), []);
});

test('two long texts without a common line take no time', () => {
  const many = (word: string) => Array.from({ length: 20_000 }, (_, at) => `${word}${at}`).join('\n');
  assert.equal(diffLines(many('a'), many('b')).length, 40_000);
});
