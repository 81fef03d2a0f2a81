import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayMs, hourMs } from '#kernel/clock.ts';
import { healthOf, type SourceStanding } from './import-health.ts';

const now = new Date('2026-11-28T10:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const health = (standing: Partial<SourceStanding>) =>
  healthOf({ lastState: undefined, goodAt: undefined, everyMs: undefined, ...standing }, now);

test('a source stands as its last file does, and is late where it is to be fresh and is not', () => {
  assert.equal(health({}), 'never');
  assert.equal(health({ everyMs: dayMs }), 'late');
  assert.equal(health({ lastState: 'running', goodAt: ago(90 * dayMs), everyMs: dayMs }), 'running');
  for (const lastState of ['refused', 'stopped', 'died'] as const)
    assert.equal(health({ lastState, goodAt: ago(1) }), 'failed');
  assert.equal(health({ lastState: 'finished', goodAt: ago(400 * dayMs) }), 'good');
  assert.equal(health({ lastState: 'finished', goodAt: ago(2 * dayMs + hourMs), everyMs: dayMs }), 'good');
  assert.equal(
    health({ lastState: 'finished', goodAt: ago(2 * dayMs + hourMs + 1), everyMs: dayMs }),
    'late',
  );
});
