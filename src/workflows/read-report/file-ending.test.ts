import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileEnding } from './file-ending.ts';

test('the name of a copy says what it is by its bytes, and markup is text', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  assert.deepEqual(
    ['{"a":1}', '[oh', '<html><script>alert(1)</script></html>', '%PDF-1.7', 'a\u0000b'].map((text) =>
      fileEnding(bytes(text)),
    ),
    ['json', 'txt', 'txt', 'pdf', 'bin'],
  );
  assert.equal(fileEnding(new Uint8Array([0xff, 0xd8, 0xff])), 'bin');
});
