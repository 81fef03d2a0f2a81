import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pagesInWords, placeInWords, placeText, readPlace } from './document-place.ts';

test('a place is kept without a language and told in each', () => {
  const kept = placeText({ page: 3, heading: ' Note 7 ' });
  assert.equal(kept, 'page=3; Note 7');
  assert.deepEqual(readPlace(kept), { page: 3, heading: 'Note 7' });
  assert.equal(placeInWords('page=3; Note 7', 'en'), 'page 3, Note 7');
  assert.equal(placeInWords('page=3', 'ru'), 'страница 3');
  assert.equal(placeText({ page: null, heading: '' }), null);
  assert.equal(placeText({ page: null, heading: 'Aktiva' }), 'Aktiva');
});

test('what a machine says of a place stays as it is', () => {
  for (const place of ['$.profile.name', '#d1e12', 'page=0', 'page=x', '/a/b[2]'])
    assert.equal(placeInWords(place, 'ru'), place);
});

test('pages are named once, in their order', () => {
  assert.equal(pagesInWords(['page=7', 'page=3; x', null, 'page=7', undefined], 'en'), 'p. 3, 7');
  assert.equal(pagesInWords([null], 'en'), '');
});
