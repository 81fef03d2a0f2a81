import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPageCache } from './page-cache.ts';
import { slotPage } from './slotted-page.ts';

const page = (letters: number) => slotPage('x'.repeat(letters), { nonce: 'nonce', requestId: 'id' });

test('a page drawn before a change is not kept', () => {
  const cache = createPageCache(() => true);
  const { epoch } = cache;
  cache.clear();
  cache.keep('old', page(1), epoch);
  assert.equal(cache.find('old'), undefined);
  cache.keep('new', page(1), cache.epoch);
  assert.ok(cache.find('new'));
});

test('nothing is served or kept while changes are not heard of', () => {
  let isFresh = true;
  const cache = createPageCache(() => isFresh);
  cache.keep('a', page(1), cache.epoch);
  isFresh = false;
  assert.equal(cache.find('a'), undefined);
  cache.keep('b', page(1), cache.epoch);
  isFresh = true;
  assert.equal(cache.find('b'), undefined);
});

test('the longest unused page makes room', () => {
  const cache = createPageCache(() => true, 3 * page(1_000).size);
  for (const key of ['a', 'b', 'c']) cache.keep(key, page(1_000), cache.epoch);
  cache.find('a');
  cache.keep('d', page(1_000), cache.epoch);
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].filter((key) => cache.find(key) !== undefined),
    ['a', 'c', 'd'],
  );
  assert.equal(cache.pages, 3);
});
