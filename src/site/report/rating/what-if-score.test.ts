import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openRating } from '#rating/open-rating/open-rating.ts';
import { pumpMaker } from '#rating/open-rating/rating-fixture.ts';
import { nothingTried, scoreIf } from './what-if-score.ts';

test('nothing tried gives the rating of the report', () => {
  const { score, grade } = openRating(pumpMaker);
  const same = scoreIf(pumpMaker, nothingTried);
  assert.deepEqual([same.score, same.grade], [score, grade]);
});

test('what is tried at once adds up: less equity, less profit and later payment lower it, the best raises it', () => {
  const tenths = (tried: Partial<typeof nothingTried>) =>
    scoreIf(pumpMaker, { ...nothingTried, ...tried }).scoreTenths;
  assert.ok(tenths({ equityPercent: -40 }) < tenths({}));
  assert.ok(tenths({ equityPercent: -40, profitPercent: -100 }) < tenths({ equityPercent: -40 }));
  assert.ok(
    tenths({ equityPercent: -40, profitPercent: -100, daysLate: 90 }) <
      tenths({ equityPercent: -40, profitPercent: -100 }),
  );
  assert.ok(tenths({ isSettled: true, isNamed: true, daysLate: 0 }) >= tenths({}));
});
