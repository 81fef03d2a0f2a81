import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextPage } from './next-page.ts';

const asked = { path: '/company/01234567/officers', accept: 'application/json', leads: 'also' } as const;
const after = (answer: object, start?: string) =>
  nextPage(new TextEncoder().encode(JSON.stringify(answer)), {
    ...asked,
    query: { items_per_page: '100', ...(start !== undefined && { start_index: start }) },
  }).map(({ path, query }) => [path, query?.start_index]);
const items = Array(100).fill({});

test('a list is followed as far as it goes, and no further than ten pages', () => {
  assert.deepEqual(after({ total_results: 250, items }), [[asked.path, '100']]);
  assert.deepEqual(after({ total_count: 250, items }, '100'), [[asked.path, '200']]);
  assert.deepEqual(after({ total_results: 250, items: items.slice(0, 50) }, '200'), []);
  assert.deepEqual(after({ total_results: 5_000, items }, '900'), []);
  assert.deepEqual(after({ total_results: 5_000, items: [] }), []);
  assert.deepEqual(after({ cases: [] }), []);
});
