import assert from 'node:assert/strict';
import { test } from 'node:test';
import { suggestedName } from './suggested-name.ts';

const page = (
  fetchedFrom: string,
  foundTitle: string | null = null,
  type: 'text/html' | 'image/png' = 'text/html',
) => suggestedName({ fetchedFrom, foundTitle, type }, '');

test('a page begins with its own title, its site and its address', () => {
  assert.deepEqual(page('https://www.nordwind.example/imprint?x=1', 'Imprint – Nordwind'), {
    ...{
      title: 'Imprint – Nordwind',
      publisher: 'nordwind.example',
      publisherRu: 'nordwind.example',
      method: 'media',
    },
    url: 'https://www.nordwind.example/imprint?x=1',
  });
});

test('one that does not say its title is called as the end of its address, or as its site', () => {
  const title = (address: string) => page(address, null, 'image/png').title;
  assert.equal(title('https://nordwind.example/files/annual_report.png'), 'annual report');
  assert.equal(title('https://nordwind.example/%D0%B1%D0%B0%D0%BB%D0%B0%D0%BD%D1%81.png'), 'баланс');
  assert.equal(title('https://nordwind.example/%E0%A4%A.png'), '%E0%A4%A');
  assert.equal(title('https://nordwind.example/'), 'nordwind.example');
  assert.equal(page('https://nordwind.example/a.png', null, 'image/png').method, 'filing');
});

test('a file begins as it was called, and nobody is said to have made it', () => {
  const file = { fetchedFrom: null, foundTitle: null, type: 'application/pdf' } as const;
  assert.deepEqual(suggestedName(file, 'Annual_accounts.pdf'), {
    ...{ title: 'Annual accounts', publisher: '', publisherRu: '', url: '', method: 'filing' },
  });
});
