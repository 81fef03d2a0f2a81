import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dueDates, shiftDue } from './due-dates.ts';
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
