import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goodReview } from '../feedback-fixture.ts';
import { checkReview, type ReviewFields } from './review-rules.ts';

const wrong = (change: Partial<ReviewFields>) =>
  checkReview({ ...goodReview, ...change }).map(({ field, code }) => `${field} ${code}`);

test('a good review has no faults; the company may be left out', () => {
  assert.deepEqual(wrong({}), []);
  assert.deepEqual(wrong({ companyName: 'Nordwind GmbH' }), []);
});

test('an empty review is told every field that is needed, in both languages', () => {
  const faults = checkReview({ rating: 0, text: '', authorName: '', companyName: '', mayPublish: false });
  assert.deepEqual(
    faults.map(({ field, code }) => [field, code]),
    [
      ['rating', 'rating_needed'],
      ['text', 'required'],
      ['authorName', 'required'],
      ['mayPublish', 'consent_needed'],
    ],
  );
  for (const { text } of faults) assert.ok(/^[\w ,.]+$/.test(text.en) && /[а-яё]/.test(text.ru));
});

test('bounds', () => {
  for (const rating of [-1, 0, 6, 4.5, Number.NaN, 1e300])
    assert.deepEqual(wrong({ rating }), ['rating rating_needed']);
  assert.deepEqual(wrong({ text: 'x'.repeat(19) }), ['text too_short']);
  assert.deepEqual(wrong({ text: `   ${'x'.repeat(19)}   ` }), ['text too_short']);
  assert.deepEqual(wrong({ text: 'x'.repeat(20) }), []);
  assert.deepEqual(wrong({ text: 'x'.repeat(2000) }), []);
  assert.deepEqual(wrong({ text: 'x'.repeat(2001) }), ['text too_long']);
  assert.deepEqual(wrong({ authorName: 'x'.repeat(101) }), ['authorName too_long']);
  assert.deepEqual(wrong({ companyName: 'x'.repeat(201) }), ['companyName too_long']);
  assert.deepEqual(wrong({ authorName: 'a\u0007b' }), ['authorName invalid_characters']);
});
