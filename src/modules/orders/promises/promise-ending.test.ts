import assert from 'node:assert/strict';
import { test } from 'node:test';
import { promiseEnding } from './promise-ending.ts';

const dueMax = new Date('2026-11-20T17:00:00Z');
const before = new Date('2026-11-20T16:00:00Z');
const after = new Date('2026-11-20T18:00:00Z');
const order = { revision: 1, dueMax, isOnUs: true };

test('a promise ends with the report, or with the word that there is no such company', () => {
  assert.equal(promiseEnding(order, 'send', after), 'delivered');
  assert.equal(promiseEnding(order, 'declare_not_found', before), 'not_found');
  assert.equal(promiseEnding(order, 'submit', before), undefined);
});

test('giving up counts once the day has passed, and never while the customer is waited for', () => {
  assert.equal(promiseEnding(order, 'cancel', before), undefined);
  assert.equal(promiseEnding(order, 'cancel', after), 'given_up');
  assert.equal(promiseEnding({ ...order, isOnUs: false }, 'cancel', after), undefined);
});

test('a correction and an order without a day have no promise', () => {
  assert.equal(promiseEnding({ ...order, revision: 2 }, 'send', before), undefined);
  assert.equal(promiseEnding({ ...order, dueMax: null }, 'declare_not_found', before), undefined);
});
