import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, viewOf } from './outbox-view.ts';

test('a view is its address, and nonsense means what was given up', () => {
  for (const address of [
    '/outbox',
    '/outbox?state=failing',
    '/outbox?page=3',
    '/outbox?state=failing&page=2',
  ]) {
    assert.equal(addressOf(viewOf(new URL(address, 'http://staff').searchParams)), address);
  }
  assert.deepEqual(viewOf(new URLSearchParams('state=x&page=-1')), { state: 'given_up', page: 1 });
});
