import assert from 'node:assert/strict';
import { test } from 'node:test';
import { accountsDocuments } from './accounts-documents.ts';

test('the latest accounts are fetched as marked documents, and nothing but documents', () => {
  const history = {
    items: ['aa_1', '../../secret', 'bb-2', 'cc', 'dd']
      .map((id) => ({
        links: {
          document_metadata: `https://document-api.company-information.service.gov.uk/document/${id}`,
        },
      }))
      .toSpliced(1, 0, { links: { document_metadata: 'https://elsewhere.example/file' } }),
  };
  const requests = accountsDocuments(new TextEncoder().encode(JSON.stringify(history)));
  assert.ok(typeof requests !== 'string');
  assert.deepEqual(
    requests.map(({ path, base, accept }) => [path, base, accept]),
    ['aa_1', 'bb-2', 'cc'].map((id) => [`/document/${id}/content`, 'documents', 'application/xhtml+xml']),
  );
  assert.deepEqual(accountsDocuments(new TextEncoder().encode('{"items":[]}')), []);
  assert.throws(() => accountsDocuments(new TextEncoder().encode('{}')), { name: 'Unreadable' });
  assert.equal(accountsDocuments(new TextEncoder().encode('{"items":[{}]}')), 'picture_only');
});
