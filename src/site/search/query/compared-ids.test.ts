import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCompare } from './compared-ids.ts';

test('an address names two companies as a link or as a form does', () => {
  const read = (query: string) => readCompare(new URLSearchParams(query));
  assert.deepEqual(read('compare=A,b'), ['a', 'b']);
  assert.deepEqual(read('compare=a&compare=b&compare=a&compare='), ['a', 'b']);
  assert.deepEqual(read('name=x'), []);
  assert.equal(read(`compare=${Array.from({ length: 400 }, (_, at) => at).join(',')}`).length, 20);
});
