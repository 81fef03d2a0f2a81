import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DocumentView } from '#modules/reports/contract.ts';
import { sourceOfDocument } from '../../documents/document-source.ts';
import { documentOfHash, placeAtHand, placeSaid } from './document-source.ts';
import { numberSources } from './numbered-sources.ts';

const document: DocumentView = {
  ...{ id: 'one', sha256: 'a'.repeat(64), type: 'application/pdf', bytes: 9, pages: 3, isGiven: false },
  ...{ fetchedFrom: null, foundTitle: null },
  ...{ version: 1, addedBy: null, addedAt: '2026-11-29T08:00:00.000Z' },
  name: {
    ...{ title: 'Jahresabschluss', publisher: 'Nordwind GmbH', publisherRu: null, publishedOn: null },
    ...{ url: null, method: 'filing' },
  },
};

test('a document has a number behind the sources that are cited, and none before it is named', () => {
  const numbered = numberSources({ sections: [] }, [document, { ...document, sha256: 'b', name: null }]);
  assert.deepEqual(
    [...numbered.values()].map(({ number, source, evidenceHash }) => [number, source, evidenceHash]),
    [[1, 'Nordwind GmbH', document.sha256]],
  );
  assert.equal(sourceOfDocument({ ...document, name: null }), undefined);
});

test('a document is known by its hash alone', () => {
  assert.equal(documentOfHash(document.sha256, [document]), document);
  for (const hash of [null, undefined, 'b']) assert.equal(documentOfHash(hash, [document]), undefined);
});

test('a page is cited that was turned to, or that is the only one', () => {
  assert.equal(placeAtHand(document, undefined), null);
  // A page that was taken away stays away.
  assert.equal(placeSaid(null, document, { id: 'one', page: 2 }), null);
  assert.equal(placeSaid(undefined, document, { id: 'one', page: 2 }), 'page=2');
  assert.equal(placeAtHand(document, { id: 'one', page: 2 }), 'page=2');
  assert.equal(placeAtHand(document, { id: 'other', page: 2 }), null);
  assert.equal(placeAtHand({ ...document, pages: 1 }, undefined), 'page=1');
});
