import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  addBusinessDays,
  addCalendarDays,
  calendarDayOf,
  firstOpenDay,
  intersectCalendars,
  weekdayOf,
} from './business-days.ts';

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

const day = fc
  .integer({ min: 0, max: 12_000 })
  .map((offset) => new Date(Date.UTC(2000, 0, 1 + offset)).toISOString().slice(0, 10));

test('days are added over months, leap days and years, and taken away again', () => {
  assert.equal(addCalendarDays('2028-02-28', 1), '2028-02-29');
  assert.equal(addCalendarDays('2027-02-28', 1), '2027-03-01');
  assert.equal(addCalendarDays('2026-12-31', 1), '2027-01-01');
  fc.assert(
    fc.property(day, fc.integer({ min: -800, max: 800 }), (from, days) => {
      const to = addCalendarDays(from, days);
      return addCalendarDays(to, -days) === from && (Date.parse(to) - Date.parse(from)) / 86_400_000 === days;
    }),
  );
});

test('the day of an instant is that of UTC, to its last millisecond', () => {
  assert.equal(calendarDayOf(new Date('2026-11-20T23:59:59.999Z')), '2026-11-20');
  assert.equal(calendarDayOf(new Date('2026-11-21T01:00:00+03:00')), '2026-11-20');
});

test('seven days on is the same weekday, and a week has each of them once', () => {
  assert.equal(weekdayOf('2026-11-22'), 0);
  fc.assert(
    fc.property(day, (from) => {
      const week = Array.from({ length: 7 }, (_, index) => weekdayOf(addCalendarDays(from, index)));
      return new Set(week).size === 7 && weekdayOf(addCalendarDays(from, 7)) === week[0];
    }),
  );
});

test('a day counts only where all places work, and no place at all closes no day', () => {
  const closed = (one: string) => ({ isOpen: (at: string) => at !== one });
  const both = intersectCalendars(closed('2026-11-23'), closed('2026-11-24'));
  assert.deepEqual(['2026-11-23', '2026-11-24', '2026-11-25'].map(both.isOpen), [false, false, true]);
  assert.equal(intersectCalendars().isOpen('2026-11-23'), true);
});

test('business days add up: some and then others end where all of them do', () => {
  fc.assert(
    fc.property(day, fc.nat(20), fc.nat(20), (from, some, others) =>
      assert.equal(
        addBusinessDays(addBusinessDays(from, some, weekdays), others, weekdays),
        addBusinessDays(from, some + others, weekdays),
      ),
    ),
  );
});

test('between a day and the business day so many later lie just as many open days', () => {
  fc.assert(
    fc.property(day, fc.nat(15), (from, count) => {
      const end = addBusinessDays(from, count, weekdays);
      const start = firstOpenDay(from, weekdays);
      let open = 0;
      for (let at = start; at < end; at = addCalendarDays(at, 1)) if (weekdays.isOpen(at)) open += 1;
      assert.equal(open, count);
    }),
  );
});

test('a closure of 59 days is waited for, one of 60 is a fault', () => {
  const opensAfter = (days: number) => {
    const opening = addCalendarDays('2026-11-20', days);
    return { isOpen: (at: string) => at >= opening };
  };
  assert.equal(firstOpenDay('2026-11-20', opensAfter(0)), '2026-11-20');
  assert.equal(firstOpenDay('2026-11-20', opensAfter(1)), '2026-11-21');
  assert.equal(firstOpenDay('2026-11-20', opensAfter(59)), '2027-01-18');
  assert.throws(
    () => firstOpenDay('2026-11-20', opensAfter(60)),
    /RangeError: no open day within 60 days of 2026-11-20/,
  );
});
