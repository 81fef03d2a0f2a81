import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalPath } from './canonical-path.ts';

test('paths have one spelling', () => {
  assert.equal(canonicalPath('/Countries//Country/DE/'), '/countries/country/de');
  assert.equal(canonicalPath('//'), '/');
  assert.equal(canonicalPath('/'), undefined);
  assert.equal(canonicalPath('/our-prices'), undefined);
});
