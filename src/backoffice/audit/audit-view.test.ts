import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, viewOf } from './audit-view.ts';

test('an address is read and written; nonsense is left out', () => {
  const address = '/audit?action=people.manage&about=CC-2026-001001&from=2026-11-01&page=2';
  const view = viewOf(new URL(address, 'https://desk.example').searchParams);
  assert.equal(addressOf(view), address);
  assert.equal(
    addressOf(viewOf(new URLSearchParams('accountId=me&action=x&from=today&page=0&about=a'))),
    '/audit',
  );
  assert.equal(addressOf({ page: 1 }), '/audit');
});
