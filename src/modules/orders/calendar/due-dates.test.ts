import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addCalendarDays } from '#kernel/business-days.ts';
import { dueDates, quotedDue, shiftDue } from './due-dates.ts';
import { countryCalendar, orderCalendar } from './work-calendar.ts';

const days = { minDays: 1, maxDays: 3 };

test('weekends do not count', () => {
  // Friday 20 November 2026, 10:00 in London
  const { startedAt, dueMin, dueMax } = dueDates(new Date('2026-11-20T10:00:00Z'), days, orderCalendar('DE'));
  assert.equal(startedAt.toISOString(), '2026-11-20T10:00:00.000Z');
  assert.equal(dueMin.toISOString(), '2026-11-23T18:00:00.000Z');
  assert.equal(dueMax.toISOString(), '2026-11-25T18:00:00.000Z');
});

test('after the cut-off work starts on the next working day', () => {
  const { startedAt } = dueDates(new Date('2026-11-20T16:00:00Z'), days, orderCalendar('DE'));
  assert.equal(startedAt.toISOString(), '2026-11-23T09:00:00.000Z');
});

test('the cut-off is that of the desk: in summer 15:30 UTC is after it', () => {
  const { startedAt } = dueDates(new Date('2026-07-15T15:30:00Z'), days, orderCalendar('FR'));
  assert.equal(startedAt.toISOString(), '2026-07-16T08:00:00.000Z');
});

test('holidays of both places are closed', () => {
  assert.equal(orderCalendar('DE').isOpen('2026-12-28'), false, 'Boxing Day substitute of the desk');
  assert.equal(orderCalendar('DE').isOpen('2026-05-14'), false, 'Ascension Day of Germany');
  assert.equal(countryCalendar('GB').isOpen('2026-05-14'), true);
});

test('Friday is closed and Sunday open in Qatar, and the desk must work too', () => {
  assert.equal(countryCalendar('QA').isOpen('2026-11-20'), false);
  assert.equal(countryCalendar('QA').isOpen('2026-11-22'), true);
  assert.equal(orderCalendar('QA').isOpen('2026-11-22'), false);
});

test('a country without a holiday list has weekends', () => {
  assert.equal(countryCalendar('OS').isOpen('2026-11-21'), false);
  assert.equal(countryCalendar('OS').isOpen('2026-11-20'), true);
});

test('a pause moves the promise, and never onto a closed day', () => {
  const due = new Date('2026-11-20T18:00:00Z');
  assert.equal(shiftDue(due, 60, orderCalendar('DE')).toISOString(), '2026-11-20T19:00:00.000Z');
  assert.equal(shiftDue(due, 24 * 60, orderCalendar('DE')).toISOString(), '2026-11-23T18:00:00.000Z');
});

const closedDays = (code: string, from: string, days: number) =>
  Array.from({ length: days }, (_, index) => addCalendarDays(from, index)).filter(
    (day) => !countryCalendar(code).isOpen(day),
  );

test('of a holiday that lasts for days every day is closed', () => {
  assert.deepEqual(closedDays('KR', '2026-02-16', 5), ['2026-02-17', '2026-02-18', '2026-02-19'], 'Seollal');
  assert.deepEqual(closedDays('VN', '2026-02-16', 5).length, 5, 'Tet');
  // Eid, from Thursday to Sunday, of which Friday is the weekend anyway.
  assert.deepEqual(closedDays('SA', '2026-03-18', 6), [
    '2026-03-19',
    '2026-03-20',
    '2026-03-21',
    '2026-03-22',
  ]);
  assert.deepEqual(closedDays('TR', '2026-05-26', 4), ['2026-05-27', '2026-05-28', '2026-05-29']);
});

test('a holiday that begins in December goes on in January', () => {
  assert.deepEqual(closedDays('RU', '2026-12-31', 9).slice(-4), [
    '2027-01-05',
    '2027-01-06',
    '2027-01-07',
    '2027-01-08',
  ]);
  assert.ok(closedDays('SZ', '2026-01-02', 1).length === 1, 'Incwala of the year before');
});

test('a report is not promised for a day in the middle of a holiday', () => {
  const korea = orderCalendar('KR');
  const { dueMin, dueMax } = dueDates(new Date('2026-02-16T10:00:00Z'), { minDays: 1, maxDays: 2 }, korea);
  assert.deepEqual(
    [dueMin, dueMax].map((due) => due.toISOString()),
    ['2026-02-20T18:00:00.000Z', '2026-02-23T18:00:00.000Z'],
  );
});

test('a holiday of one day closes one day, also where the clocks are changed on it', () => {
  assert.deepEqual(closedDays('DE', '2026-12-24', 5), ['2026-12-25', '2026-12-26', '2026-12-27']);
  // Cyprus and Greece celebrate on 28 October, days after the change; Liberia knows no change at all.
  assert.deepEqual(closedDays('GR', '2026-10-27', 3), ['2026-10-28']);
});

const country = fc.constantFrom('DE', 'GB', 'QA', 'KR', 'RU', 'SA', 'IL', 'US', 'VN', 'OS');
const moment = fc.date({ min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });
const tariff = fc
  .tuple(fc.nat(10), fc.nat(10))
  .map(([minDays, more]) => ({ minDays, maxDays: minDays + more }));
const londonOf = (at: Date) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO('Europe/London');

test('whatever is ordered wherever and whenever: it is due in the evening of a day on which both places work', () => {
  fc.assert(
    fc.property(country, moment, tariff, (code, at, wish) => {
      const calendar = orderCalendar(code);
      const { startedAt, dueMin, dueMax } = dueDates(at, wish, calendar);
      assert.ok(startedAt >= at && dueMin >= startedAt && dueMax >= dueMin);
      for (const due of [dueMin, dueMax]) {
        const { hour, minute, second } = londonOf(due);
        assert.deepEqual([hour, minute, second], [18, 0, 0]);
        assert.ok(calendar.isOpen(londonOf(due).toPlainDate().toString()));
      }
      assert.ok(calendar.isOpen(londonOf(startedAt).toPlainDate().toString()));
      const { hour } = londonOf(startedAt);
      assert.ok(startedAt.getTime() === at.getTime() ? hour < 16 : hour === 9, `starts at ${hour}`);
    }),
  );
});

test('who is accepted later is never promised the report earlier', () => {
  fc.assert(
    fc.property(country, moment, fc.nat(10 * 24 * 60), tariff, (code, at, minutes, wish) => {
      const calendar = orderCalendar(code);
      const later = dueDates(new Date(at.getTime() + minutes * 60_000), wish, calendar);
      const sooner = dueDates(at, wish, calendar);
      assert.ok(later.dueMin >= sooner.dueMin && later.dueMax >= sooner.dueMax);
    }),
  );
});

test('what is said before the card is confirmed is never earlier than what is promised with it', () => {
  fc.assert(
    fc.property(country, moment, fc.nat(90 * 60_000), tariff, (code, at, waitMs, wish) => {
      const calendar = orderCalendar(code);
      const promised = dueDates(new Date(at.getTime() + waitMs), wish, calendar).dueMax;
      assert.ok(quotedDue(at, wish, calendar) >= promised);
    }),
  );
  // 90 minutes before the cut-off the last moment is already after it.
  const said = (time: string) => quotedDue(new Date(time), days, orderCalendar('DE')).toISOString();
  assert.equal(said('2026-11-16T14:29:59Z'), '2026-11-19T18:00:00.000Z');
  assert.equal(said('2026-11-16T14:30:00Z'), '2026-11-20T18:00:00.000Z');
});

test('a pause moves a promise by at least itself, never onto a closed day, and no pause moves nothing', () => {
  fc.assert(
    fc.property(country, moment, tariff, fc.nat(20 * 24 * 60), (code, at, wish, minutes) => {
      const calendar = orderCalendar(code);
      const { dueMax } = dueDates(at, wish, calendar);
      const moved = shiftDue(dueMax, minutes, calendar);
      assert.ok(moved.getTime() >= dueMax.getTime() + minutes * 60_000);
      assert.ok(calendar.isOpen(londonOf(moved).toPlainDate().toString()));
      assert.deepEqual(shiftDue(dueMax, 0, calendar), dueMax);
      assert.ok(shiftDue(dueMax, minutes + 1, calendar) >= moved);
    }),
  );
});

test('a pause that ends in the first minute of Monday promises no earlier than one that ends on Sunday', () => {
  const friday = new Date('2026-07-10T17:00:00Z'); // closing time in London
  for (const minutes of [53 * 60 + 59, 54 * 60, 60 * 60])
    assert.equal(shiftDue(friday, minutes, orderCalendar('DE')).toISOString(), '2026-07-13T17:00:00.000Z');
  assert.equal(shiftDue(friday, 73 * 60, orderCalendar('DE')).toISOString(), '2026-07-13T18:00:00.000Z');
});

test('the day of a pause is the desk’s: an hour before midnight in UTC it is the next day there in summer', () => {
  const due = new Date('2026-07-10T17:00:00Z'); // a Friday
  assert.equal(shiftDue(due, 5 * 60, orderCalendar('DE')).toISOString(), '2026-07-10T22:00:00.000Z');
  assert.equal(shiftDue(due, 6 * 60, orderCalendar('DE')).toISOString(), '2026-07-13T17:00:00.000Z');
});
