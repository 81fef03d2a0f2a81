import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addBusinessDays, firstOpenDay, intersectCalendars, weekdayOf } from './business-days.ts';

const weekdays = { isOpen: (day: string) => ![0, 6].includes(weekdayOf(day)) };
const never = { isOpen: () => false };

test('counts open days only, and the first day does not count', () => {
  assert.equal(addBusinessDays('2026-11-20', 1, weekdays), '2026-11-23');
  assert.equal(addBusinessDays('2026-11-20', 0, weekdays), '2026-11-20');
  assert.equal(addBusinessDays('2026-11-21', 0, weekdays), '2026-11-23');
  assert.equal(addBusinessDays('2026-12-31', 1, weekdays), '2027-01-01');
});

test('a calendar that never opens is refused instead of counted for ever', () => {
  assert.throws(() => firstOpenDay('2026-11-20', never), RangeError);
});

test('always lands on a day on which every calendar is open, and more days never end earlier', () => {
  const fridayClosed = { isOpen: (day: string) => weekdayOf(day) !== 5 };
  const both = intersectCalendars(weekdays, fridayClosed);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3650 }), fc.integer({ min: 0, max: 30 }), (offset, count) => {
      const day = new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10);
      const end = addBusinessDays(day, count, both);
      assert.ok(both.isOpen(end) && end >= day && addBusinessDays(day, count + 1, both) > end);
    }),
  );
});
