import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Contact } from '#platform/database/listen.ts';
import { createPageCache, outdatedMs } from './page-cache.ts';
import { slotPage } from './slotted-page.ts';

const page = (letters: number) => slotPage('x'.repeat(letters), { nonce: 'nonce', requestId: 'id' });

test('a page drawn before a change is not kept', () => {
  const cache = createPageCache(() => 'hearing');
  const { epoch } = cache;
  cache.outdate();
  cache.keep('old', page(1), epoch);
  assert.equal(cache.find('old'), undefined);
  cache.keep('new', page(1), cache.epoch);
  assert.ok(cache.find('new'));
});

test('nothing is served or kept while changes may be missed', () => {
  let contact: Contact = 'hearing';
  const cache = createPageCache(() => contact);
  cache.keep('a', page(1), cache.epoch);
  contact = 'unsure';
  assert.equal(cache.find('a'), undefined);
  cache.keep('b', page(1), cache.epoch);
  contact = 'hearing';
  assert.ok(cache.find('a'));
  assert.equal(cache.find('b'), undefined);
});

test('while the database is away the page that was drawn last is served, out of date or not', () => {
  let contact: Contact = 'hearing';
  const cache = createPageCache(() => contact);
  cache.keep('a', page(1), cache.epoch);
  cache.outdate();
  assert.equal(cache.find('a'), undefined);
  assert.ok(cache.findLast('a'));
  contact = 'away';
  assert.ok(cache.find('a'));
  contact = 'hearing';
  assert.equal(cache.find('a'), undefined);
});

test('what is out of date is forgotten in the end, but not while it may be needed', (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  let contact: Contact = 'hearing';
  const cache = createPageCache(() => contact);
  cache.keep('old', page(1), cache.epoch);
  cache.outdate();
  cache.keep('new', page(1), cache.epoch);
  contact = 'away';
  context.mock.timers.tick(outdatedMs);
  assert.equal(cache.pages, 2);
  contact = 'hearing';
  context.mock.timers.tick(outdatedMs);
  assert.equal(cache.pages, 1);
  assert.ok(cache.find('new'));
});

test('the longest unused page makes room', () => {
  const cache = createPageCache(() => 'hearing', 3 * page(1_000).size);
  for (const key of ['a', 'b', 'c']) cache.keep(key, page(1_000), cache.epoch);
  cache.find('a');
  cache.keep('d', page(1_000), cache.epoch);
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].filter((key) => cache.find(key) !== undefined),
    ['a', 'c', 'd'],
  );
  assert.equal(cache.pages, 3);
});
