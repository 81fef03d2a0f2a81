import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Contact } from '#platform/database/listen.ts';
import { toNonceTemplate } from './nonce-template.ts';
import { createPageCache, outdatedMs } from './page-cache.ts';

const page = (letters: number) => toNonceTemplate('x'.repeat(letters), { nonce: 'nonce', requestId: 'id' });

test('a page drawn before a change is not cached', () => {
  const cache = createPageCache(() => 'hearing');
  const { epoch } = cache;
  cache.outdate();
  cache.store('old', page(1), epoch);
  assert.equal(cache.find('old'), undefined);
  cache.store('new', page(1), cache.epoch);
  assert.ok(cache.find('new'));
});

test('nothing is served or cached while changes may be missed', () => {
  let contact: Contact = 'hearing';
  const cache = createPageCache(() => contact);
  cache.store('a', page(1), cache.epoch);
  contact = 'unsure';
  assert.equal(cache.find('a'), undefined);
  cache.store('b', page(1), cache.epoch);
  contact = 'hearing';
  assert.ok(cache.find('a'));
  assert.equal(cache.find('b'), undefined);
});

test('while the database is away the page that was drawn last is served, out of date or not', () => {
  let contact: Contact = 'hearing';
  const cache = createPageCache(() => contact);
  cache.store('a', page(1), cache.epoch);
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
  cache.store('old', page(1), cache.epoch);
  cache.outdate();
  cache.store('new', page(1), cache.epoch);
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
  for (const key of ['a', 'b', 'c']) cache.store(key, page(1_000), cache.epoch);
  cache.find('a');
  cache.store('d', page(1_000), cache.epoch);
  assert.deepEqual(
    ['a', 'b', 'c', 'd'].filter((key) => cache.find(key) !== undefined),
    ['a', 'c', 'd'],
  );
  assert.equal(cache.pages, 3);
});
