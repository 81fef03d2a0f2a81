import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, viewOf } from './imports-view.ts';

test('an address leads back to its view, and nonsense means everything', () => {
  for (const address of ['/imports', '/imports?kind=list', '/imports?kind=companies&only=failed&page=3'])
    assert.equal(addressOf(viewOf(new URL(address, 'http://x').searchParams)), address);
  assert.deepEqual(viewOf(new URLSearchParams('kind=x&only=y&page=-1')), {
    kind: undefined,
    only: undefined,
    page: 1,
  });
});
