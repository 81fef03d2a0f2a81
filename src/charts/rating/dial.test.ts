import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertSound } from '#testing/drawn-picture.ts';
import { pagePalette } from '../svg/page-palette.ts';
import { printPalette } from '../svg/print-palette.ts';
import { type DialRating, dial } from './dial.ts';

const rating: DialRating = {
  grade: 'B',
  gradeByPoints: 'B',
  score: 59,
  scoreShown: '59 of 100',
  tone: 'good',
  headline: 'Low risk, and weakening',
  remark: 'A year ago 67 (B)',
};

const needleOf = (made: DialRating) => {
  const marks = assertSound(dial(made, printPalette));
  const needle = marks.findLast((mark) => mark.name === 'path');
  assert.ok(needle);
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = needle.points;
  return {
    angle: (Math.atan2(y1 - y2, x2 - x1) * 180) / Math.PI,
    dashes: needle.attributes['stroke-dasharray'],
  };
};

describe('dial', () => {
  it('points the needle at the score', () => {
    for (const score of [0, 18, 29.5, 50, 59, 70.5, 100]) {
      const { angle, dashes } = needleOf({ ...rating, score });
      assert.ok(Math.abs(angle - (180 - score * 1.8)) < 0.2, `${score}: ${angle}`);
      assert.equal(dashes, undefined);
    }
  });

  it('fills the zone of the grade and no other', () => {
    const arcs = (made: DialRating) =>
      assertSound(dial(made, printPalette))
        .filter((mark) => mark.name === 'path' && mark.attributes.d?.includes('A'))
        .map((mark) => mark.attributes.fill);
    const { track, good } = printPalette;
    assert.deepEqual(arcs(rating), [track, track, good, track]);
    assert.deepEqual(arcs({ ...rating, grade: 'A', tone: 'good' }), [track, track, track, good]);
    assert.deepEqual(arcs({ ...rating, grade: 'E', tone: 'bad' }), [track, track, track, track]);
    assert.deepEqual(arcs({ ...rating, grade: null, tone: 'bad' }), [track, track, track, track]);
  });

  it('dashes the needle where a cap or a knock-out made another grade than the points', () => {
    for (const grade of ['C', 'E', null] as const) assert.ok(needleOf({ ...rating, grade }).dashes);
  });

  it('says in words what it shows', () => {
    assert.equal(dial(rating, printPalette).alt, 'B. 59 of 100. Low risk, and weakening. A year ago 67 (B).');
  });

  it('is the same drawing each time, and bears any text, score and theme', () => {
    const hostile = { ...rating, score: 1e9, scoreShown: '<script>alert("1")</script>\u202e'.repeat(30) };
    for (const palette of [printPalette, pagePalette]) {
      assert.equal(dial(hostile, palette).svg, dial(hostile, palette).svg);
      assertSound(dial({ ...hostile, headline: '\ud800\u0000' }, palette, { width: 180 }));
    }
  });
});
