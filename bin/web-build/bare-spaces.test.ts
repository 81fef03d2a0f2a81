import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withBareSpaces } from './bare-spaces.ts';

test('a no-break space is written as itself, and what only looks like its escape stays', () => {
  assert.equal(withBareSpaces(String.raw`a="до\xA0сделки"`), 'a="до\u00a0сделки"');
  assert.equal(withBareSpaces(String.raw`a="\\xA0\xAD\\\xA0"`), `${String.raw`a="\\xA0\xAD\\`}\u00a0"`);
});
