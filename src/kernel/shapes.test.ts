import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { line, lines, requestMark, text, trimmed } from './shapes.ts';
import { shorten } from './shorten.ts';

test('text is counted in code points, as JSON Schema counts it, and the bound is in the schema', () => {
  assert.ok(text(3).safeParse('😀😀😀').success);
  assert.equal(text(3).safeParse('😀😀😀😀').success, false);
  assert.equal(text(3).safeParse('abcd').error?.issues[0]?.code, 'too_big');
  const schema = z.toJSONSchema(z.object({ a: trimmed(3).min(1).default('x'), b: text(4).nullable() }));
  assert.equal(JSON.stringify(schema).match(/"maxLength":[34]/g)?.length, 2);
});

test('typed text is measured after what surrounds it is gone; one line has no line break, several do', () => {
  assert.equal(trimmed(3).parse('  abc '), 'abc');
  assert.equal(line(9).safeParse('a\nb').success, false);
  assert.equal(lines(9).parse('a\n\tb'), 'a\n\tb');
  assert.equal(lines(9).safeParse('a\u0007b').success, false);
});

test('a mark of the caller may be text, a number or nothing', () => {
  for (const mark of ['a', 7, undefined]) assert.ok(requestMark.safeParse(mark).success);
  assert.equal(requestMark.safeParse('x'.repeat(101)).success, false);
});

test('what is too long is cut so that the cut shows, and never within a character', () => {
  assert.equal(shorten('abc', 3), 'abc');
  assert.equal(shorten('😀😀😀😀', 3), '😀😀…');
});
