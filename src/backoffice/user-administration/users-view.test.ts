import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, viewOf } from './users-view.ts';

const read = (search: string) => viewOf(new URLSearchParams(search));

test('nonsense in the address means everybody, from the first page', () => {
  const everybody = { search: '', role: undefined, page: 1 };
  assert.deepEqual(read(''), everybody);
  assert.deepEqual(read('search=%20&role=Boss&page=0'), everybody);
  assert.equal(read(`search=${'x'.repeat(300)}`).search.length, 200);
});

test('an address leads back to its view', () => {
  for (const view of [
    { search: '', role: undefined, page: 1 },
    { search: 'Ольга & co', role: 'Manager', page: 3 },
  ] as const) {
    assert.deepEqual(read(addressOf(view).split('?')[1] ?? ''), view);
  }
});
