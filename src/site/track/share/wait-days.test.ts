import assert from 'node:assert/strict';
import { test } from 'node:test';
import { waitDays } from './wait-days.ts';

test('the days to choose from end with the last one, and near its end that one is left', () => {
  const waitLatest = '2026-12-30T15:00:00.000Z';
  const days = (askedAt: string) => waitDays({ askedAt, waitLatest });
  assert.deepEqual(days('2026-11-30T10:00:00.000Z'), [
    '2026-12-09',
    '2026-12-16',
    '2026-12-23',
    '2026-12-30',
  ]);
  assert.deepEqual(days('2026-12-14T10:00:00.000Z'), ['2026-12-23', '2026-12-30']);
  assert.deepEqual(days('2026-12-28T10:00:00.000Z'), ['2026-12-30']);
});
