import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pluralIn } from './plural.ts';

test('the form that fits a number; a form that a language does not name is its other one', () => {
  const days = (count: number) => pluralIn('ru')(count, { one: 'день', few: 'дня', other: 'дней' });
  assert.deepEqual([1, 2, 5, 11, 21, 104].map(days), ['день', 'дня', 'дней', 'дней', 'день', 'дня']);
  const inEnglish = (count: number) => pluralIn('en')(count, { one: 'day', other: 'days' });
  assert.deepEqual([0, 1, 2, 21].map(inEnglish), ['days', 'day', 'days', 'days']);
});
