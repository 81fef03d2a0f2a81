import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, viewOf } from './inbox-view.ts';

test('an address is read and written; nonsense is left out', () => {
  const address = '/inbox?kind=claim&state=late&owner=mine&search=Nordwind&page=2';
  assert.equal(addressOf(viewOf(new URL(address, 'https://desk.example').searchParams)), address);
  assert.equal(addressOf(viewOf(new URLSearchParams('kind=x&state=&owner=me&search=+&page=-1'))), '/inbox');
  assert.equal(viewOf(new URLSearchParams({ search: 'a'.repeat(500) })).search.length, 100);
});
