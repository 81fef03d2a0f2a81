import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { parseJson, readJson } from './read-json.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const refused = (given: Uint8Array, reason: string, maxBytes = 1_000) =>
  assert.throws(() => parseJson(given, maxBytes), { name: 'Unreadable', reason });

test('a value is read in UTF-8 and in UTF-16 with its mark', () => {
  assert.deepEqual(parseJson(bytes('{"a":["\\"]["]}'), 100), { a: ['"]['] });
  const marked = Buffer.from('\ufeff{"ä":1}', 'utf16le');
  assert.deepEqual(parseJson(marked, 100), { ä: 1 });
  assert.deepEqual(parseJson(marked.swap16(), 100), { ä: 1 });
});

test('what is too big, too deep, broken or in another encoding is refused with its reason', () => {
  refused(bytes('"123456789"'), 'too_big', 10);
  refused(bytes('['.repeat(65) + ']'.repeat(65)), 'too_deep');
  assert.ok(parseJson(bytes('['.repeat(64) + ']'.repeat(64)), 1_000));
  refused(bytes('<html>'), 'broken');
  refused(bytes(''), 'broken');
  refused(Buffer.from('"Zürich"', 'latin1'), 'unknown_encoding');
});

test('another shape is refused by its place, without a word of what stands there', () => {
  const schema = z.object({ items: z.array(z.object({ name: z.string() })) });
  assert.throws(() => readJson(bytes('{"items":[{"name":"A"},{"name":7,"secret":"x"}]}'), schema, 1_000), {
    reason: 'not_this_format',
    detail: 'another shape than the source promises: /items/1/name invalid_type',
  });
});
