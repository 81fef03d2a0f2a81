import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockBars } from './clock-bars.ts';

const at = (hour: number, day = 24) => `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;
const clocks = {
  placedAt: at(8),
  startedAt: at(9),
  dueMax: at(18, 25),
  sentAt: null,
  clarifications: [{ askedAt: at(10), answeredAt: at(11) }],
  holdEnds: at(8, 30),
};
const now = new Date(at(12)).getTime();
const kinds = (bars: ReturnType<typeof clockBars>) => bars.promise.map(({ is }) => is);

test('a question makes the promise stand until its answer, and what is left begins now', () => {
  const bars = clockBars(clocks, now);
  assert.deepEqual(kinds(bars), ['ran', 'stood', 'ran', 'left']);
  assert.equal(bars.stoodSeconds, 3600);
  assert.equal(bars.isStanding, false);
  for (const [index, { from, to }] of bars.promise.entries()) {
    assert.ok(from < to && to <= 100);
    assert.ok(index === 0 || from >= (bars.promise[index - 1]?.to ?? 0));
  }
  assert.ok(
    bars.now < (bars.due ?? 0) && (bars.due ?? 0) < (bars.holdEnds ?? 0) && (bars.holdEnds ?? 0) < 100,
  );
});

test('an open question stands to this day, and a missed promise is late', () => {
  const open = { ...clocks, clarifications: [{ askedAt: at(10), answeredAt: null }] };
  assert.deepEqual(kinds(clockBars(open, now)), ['ran', 'stood', 'left']);
  assert.equal(clockBars(open, now).isStanding, true);
  const late = clockBars({ ...clocks, clarifications: [] }, new Date(at(12, 26)).getTime());
  assert.deepEqual(kinds(late), ['ran', 'late']);
});

test('what is sent has nothing left, and what has not begun has no stretch', () => {
  assert.deepEqual(kinds(clockBars({ ...clocks, sentAt: at(11) }, now)), ['ran', 'stood']);
  const fresh = { ...clocks, startedAt: null, dueMax: null, clarifications: [], holdEnds: null };
  assert.deepEqual(clockBars(fresh, now).promise, []);
});
