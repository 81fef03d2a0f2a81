import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareOf } from './share.ts';

test('a share is rounded down, so that all means all', () => {
  assert.equal(shareOf({ kept: 999, ended: 1000 }, 'en'), '99%');
  assert.equal(shareOf({ kept: 10, ended: 10 }, 'en'), '100%');
  assert.equal(shareOf({ kept: 9, ended: 10 }, 'ru'), '90\u00a0%');
  assert.equal(shareOf({ kept: 0, ended: 0 }, 'en'), '0%');
});
