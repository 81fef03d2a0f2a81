import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resultPage } from './result-pages.ts';

const list = (length: number) => Array.from({ length }, (_, at) => at + 1);
const shown = (length: number, page: string) => {
  const { items, first, last, ...rest } = resultPage(list(length), new URLSearchParams({ page }));
  return [items.at(0), items.at(-1), first, last, rest.page, rest.pages, rest.total];
};

test('twenty companies stand on a page, and the rest on the last', () => {
  assert.deepEqual(shown(20, '1'), [1, 20, 1, 20, 1, 1, 20]);
  assert.deepEqual(shown(45, '1'), [1, 20, 1, 20, 1, 3, 45]);
  assert.deepEqual(shown(45, '3'), [41, 45, 41, 45, 3, 3, 45]);
});

test('a page that is not there is the last one, nonsense the first', () => {
  assert.deepEqual(shown(45, '9'), [41, 45, 41, 45, 3, 3, 45]);
  for (const page of ['', '0', '-1', '1.5', 'x'])
    assert.deepEqual(shown(45, page), [1, 20, 1, 20, 1, 3, 45], page);
});
