import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tooOften } from './refusal.ts';

test('says in both languages when to come back', () => {
  const waits = (seconds: number) => {
    const { en, ru } = tooOften(seconds).text;
    return [/ in (\d+\u00a0\w+)\.$/.exec(en)?.[1], / через (\d+\u00a0[а-я]+)\.$/.exec(ru)?.[1]].map((words) =>
      words?.replace('\u00a0', ' '),
    );
  };
  assert.deepEqual(waits(1), ['1 second', '1 секунду']);
  assert.deepEqual(waits(33), ['33 seconds', '33 секунды']);
  assert.deepEqual(waits(60), ['1 minute', '1 минуту']);
  assert.deepEqual(waits(61), ['2 minutes', '2 минуты']);
  assert.deepEqual(waits(900), ['15 minutes', '15 минут']);
  assert.deepEqual(waits(5_400), ['90 minutes', '90 минут']);
  assert.deepEqual(waits(5_401), ['2 hours', '2 часа']);
  assert.deepEqual(waits(86_400), ['24 hours', '24 часа']);
});

test('is the one refusal of all limits', () => {
  const { code, status, retryAfterSeconds } = tooOften(7);
  assert.deepEqual([code, status, retryAfterSeconds], ['too_many_requests', 429, 7]);
});
