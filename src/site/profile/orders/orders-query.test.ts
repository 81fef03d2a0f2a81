import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ordersAddress, pagesOf, readOrdersQuery } from './orders-query.ts';

const read = (query: string) => readOrdersQuery(new URLSearchParams(query));

test('a query and its address say the same', () => {
  for (const address of [
    '?',
    '?view=waiting',
    '?whose=mine',
    '?view=open&whose=mine&page=2',
    '?search=%D0%9E%D0%9E%D0%9E+%25&country=112&page=3',
  ]) {
    assert.equal(ordersAddress(read(address)), address);
  }
});

test('nonsense is read as nothing', () => {
  const usual = { view: 'all', whose: 'all', search: '', countryId: undefined, page: 1 };
  assert.deepEqual(read('view=mine&whose=his&search=++&country=x&page=0'), usual);
  assert.deepEqual(read('country=99999&page=1e9&page=2'), usual);
  assert.equal(read(`search=${'x'.repeat(300)}`).search.length, 200);
});

test('there is always a page, and a new one begins with the twenty-first order', () => {
  assert.deepEqual([0, 20, 21, 40, 41].map(pagesOf), [1, 1, 2, 2, 3]);
});
