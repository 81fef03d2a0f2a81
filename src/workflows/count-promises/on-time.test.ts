import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gatherOnTime } from './on-time.ts';

const row = (countryCode: string, maxDays: number, kept: number, ended: number) => ({
  countryCode,
  minDays: 1,
  maxDays,
  kept,
  ended,
});

test('countries and speeds with fewer than ten stand nowhere alone, but in every sum', () => {
  const counts = [row('DE', 2, 18, 20), row('DE', 5, 4, 4), row('JP', 5, 9, 10), row('FR', 5, 1, 3)];
  const gathered = gatherOnTime(counts, (code) => `name of ${code}`);
  assert.deepEqual(gathered.total, { kept: 32, ended: 37 });
  assert.deepEqual(
    gathered.countries.map(({ countryCode, kept, ended, speeds }) => [
      countryCode,
      kept,
      ended,
      speeds.length,
    ]),
    [
      ['de', 22, 24, 1],
      ['jp', 9, 10, 1],
    ],
  );
  assert.equal(gathered.countries[0]?.name, 'name of DE');
  assert.deepEqual(gathered.others, { countries: 1, kept: 1, ended: 3 });
  assert.deepEqual(
    gathered.speeds.map(({ maxDays, kept, ended }) => [maxDays, kept, ended]),
    [
      [2, 18, 20],
      [5, 14, 17],
    ],
  );
});

test('without anything there is nothing to say, and nothing breaks', () => {
  const none = gatherOnTime([], () => '');
  assert.deepEqual(none, {
    total: { kept: 0, ended: 0 },
    speeds: [],
    countries: [],
    others: { countries: 0, kept: 0, ended: 0 },
  });
});
