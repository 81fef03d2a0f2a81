import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { figureNames } from '#rating/figures/figures.ts';
import { openRating } from '#rating/open-rating/open-rating.ts';
import { pumpMaker } from '#rating/open-rating/rating-fixture.ts';
import type { RatingInput } from '#rating/open-rating/rating-input.ts';
import { ratingPassportOf, readRatingPassport, recomputeRating } from './rating-passport.ts';

const written = (input: RatingInput) =>
  JSON.parse(JSON.stringify(ratingPassportOf(input, openRating(input))));

test('a rating read back from its passport is computed anew to the last digit', () => {
  const passport = readRatingPassport(written(pumpMaker));
  assert.ok(passport);
  assert.deepEqual(recomputeRating(passport).differs, []);
  assert.deepEqual(JSON.parse(JSON.stringify(recomputeRating(passport).rating)), written(pumpMaker).rating);
  assert.deepEqual(readRatingPassport({ ratingPassport: written(pumpMaker) }), passport);
});

test('a passport whose grade, score, limit, points or figures were touched is found out', () => {
  const differs = (change: (passport: ReturnType<typeof written>) => void) => {
    const touched = written(pumpMaker);
    change(touched);
    const passport = readRatingPassport(touched);
    assert.ok(passport);
    return recomputeRating(passport).differs;
  };
  assert.deepEqual(
    differs((one) => {
      one.rating.grade = 'A';
    }),
    ['grade'],
  );
  assert.deepEqual(
    differs((one) => {
      one.rating.limit.amount += 1;
    }),
    ['limit'],
  );
  assert.deepEqual(
    differs((one) => {
      one.rating.contributions[0].moveTenths += 1;
    }),
    ['contributions'],
  );
  assert.ok(
    differs((one) => {
      one.input.years[0].figures.current_assets += 500_000;
    }).includes('contributions'),
  );
  assert.deepEqual(
    differs((one) => {
      one.version = 'open-rating/0.9';
    }),
    ['version'],
  );
});

test('what is no passport is not taken for one', () => {
  for (const value of [
    null,
    'B',
    {},
    { ...written(pumpMaker), schema: 'another/1' },
    { ratingPassport: null },
  ])
    assert.equal(readRatingPassport(value), undefined);
});

const file = new URL('../../../../../shared/data/rating/golden-vectors.json', import.meta.url);

test('the golden vectors go through a passport unchanged', { skip: !existsSync(file) }, () => {
  // The file's own documented shape.
  const vectors: readonly Readonly<{ input: Readonly<Record<string, string | number>> }>[] = JSON.parse(
    readFileSync(file, 'utf8'),
  ).vectors;
  assert.ok(vectors.length > 10);
  for (const { input } of vectors) {
    const figures = Object.fromEntries(
      figureNames.flatMap((name) => (input[name] === undefined ? [] : [[name, Number(input[name])]])),
    );
    const year = { end: '2025-12-31', months: Number(input.months ?? 12), figures };
    const passport = readRatingPassport(written({ ...pumpMaker, years: [year] }));
    assert.ok(passport);
    assert.deepEqual(recomputeRating(passport).differs, []);
  }
});
