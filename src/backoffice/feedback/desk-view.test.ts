import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, viewOf } from './desk-view.ts';

const read = (search: string) => viewOf(new URLSearchParams(search));

test('nonsense in the address means what waits', () => {
  assert.deepEqual(read(''), { tab: 'questions', state: 'open', page: 1 });
  assert.deepEqual(read('tab=x&state=pending&page=0'), { tab: 'questions', state: 'open', page: 1 });
  assert.deepEqual(read('tab=reviews&state=open&page=-2'), { tab: 'reviews', state: 'pending', page: 1 });
});

test('an address leads back to its view', () => {
  for (const view of [
    { tab: 'questions', state: 'open', page: 1 },
    { tab: 'questions', state: 'answered', page: 3 },
    { tab: 'reviews', state: 'pending', page: 2 },
    { tab: 'reviews', state: 'refused', page: 1 },
    { tab: 'reviews', state: 'pending', page: 1, only: '01890000-0000-7000-8000-000000000000' },
  ] as const)
    assert.deepEqual(read(addressOf(view).split('?')[1] ?? ''), view);
});
