import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
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

test('nobody is told to come back too early, nor much too late', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 * 86_400 }), (seconds) => {
      const [, count = '', unit = ''] =
        / in (\d+)\u00a0(second|minute|hour)/.exec(tooOften(seconds).text.en) ?? [];
      const told =
        Number(count) * { second: 1, minute: 60, hour: 3_600 }[unit as 'second' | 'minute' | 'hour']; // matched above
      assert.ok(told >= seconds && told < seconds * 2, `${seconds} s are told as ${count} ${unit}`);
    }),
  );
});
