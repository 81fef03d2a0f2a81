import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deskDay, deskHoursBetween, startOfDeskDay } from './desk-clock.ts';

const weekdays = { isOpen: (day: string) => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()) };
const at = (text: string) => new Date(text);

test('only hours of the desk count, and none of a closed day', () => {
  const friday = at('2026-11-20T16:00:00Z');
  assert.equal(deskHoursBetween(friday, at('2026-11-20T18:00:00Z'), weekdays), 2);
  assert.equal(deskHoursBetween(friday, at('2026-11-20T23:00:00Z'), weekdays), 2);
  assert.equal(deskHoursBetween(friday, at('2026-11-23T10:30:00Z'), weekdays), 3.5);
});

test('what is late is negative', () => {
  assert.equal(deskHoursBetween(at('2026-11-20T12:00:00Z'), at('2026-11-19T17:00:00Z'), weekdays), -4);
});

test('a day at the desk begins by its own clock', () => {
  assert.equal(deskDay(at('2026-07-01T23:30:00Z')), '2026-07-02');
  assert.equal(startOfDeskDay('2026-07-02').toISOString(), '2026-07-01T23:00:00.000Z');
});
