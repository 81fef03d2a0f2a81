import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offeredPages, pageCount, pageOf } from './pager.ts';

test('an address without a page, or with nonsense for one, means the first', () => {
  const read = (query: string) => pageOf(new URLSearchParams(query));
  assert.deepEqual(
    ['', 'page=3', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'page='].map(read),
    [1, 3, 1, 1, 1, 1, 1, 1],
  );
});

test('there is always a page, and a new one begins with the eleventh review', () => {
  assert.deepEqual([0, 1, 10, 11, 20, 21].map(pageCount), [1, 1, 1, 2, 2, 3]);
});

test('first, last and neighbours are offered; a gap is never a single page', () => {
  assert.deepEqual(offeredPages(1, 1), [1]);
  assert.deepEqual(offeredPages(2, 3), [1, 2, 3]);
  assert.deepEqual(offeredPages(1, 9), [1, 2, 'gap', 9]);
  assert.deepEqual(offeredPages(4, 9), [1, 2, 3, 4, 5, 'gap', 9]);
  assert.deepEqual(offeredPages(5, 9), [1, 'gap', 4, 5, 6, 'gap', 9]);
  assert.deepEqual(offeredPages(9, 9), [1, 'gap', 8, 9]);
});
