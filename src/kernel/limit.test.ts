import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs, hourMs, minuteMs } from './clock.ts';
import { daySeconds, defineLimit, hourSeconds, minuteSeconds, per } from './limit.ts';

test('windows are those of the clock', () => {
  assert.deepEqual(
    [minuteSeconds, hourSeconds, daySeconds],
    [minuteMs, hourMs, dayMs].map((ms) => ms / 1000),
  );
});

test('a limit is its name and its figures, the shortest window first', () => {
  const [hourly, daily] = [per(hourSeconds, 3), per(daySeconds, 9)];
  assert.deepEqual(defineLimit('letters', { visitor: [hourly, daily], account: [daily] }), {
    name: 'letters',
    visitor: [{ times: 3, seconds: 3_600 }, daily],
    account: [{ times: 9, seconds: 86_400 }],
  });
  for (const visitor of [[daily, hourly] as const, [hourly, hourly] as const])
    assert.throws(() => defineLimit('letters', { visitor, account: [daily] }), /"letters" names its windows/);
});

test('a window without any time is none', () => {
  const daily = per(daySeconds, 9);
  for (const seconds of [0, -1])
    assert.throws(() => defineLimit('letters', { visitor: [daily], account: [per(seconds, 3)] }));
});
