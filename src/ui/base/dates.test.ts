import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDay, formatDayRange, formatMoment, formatNearDayRange } from './dates.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

test('a day in both languages', () => {
  assert.equal(plain(formatDay('2026-11-21T23:59:00Z', 'en')), '21 November 2026');
  assert.equal(plain(formatDay('2026-11-21', 'ru')), '21 ноября 2026 г.');
});

test('a range is as short as it can be without doubt', () => {
  const range = (from: string, to: string) => plain(formatDayRange(from, to, 'en'));
  assert.equal(range('2026-11-24', '2026-11-26'), '24–26 November 2026');
  assert.equal(range('2026-11-30', '2026-12-02'), '30 November – 2 December 2026');
  assert.equal(range('2026-12-30', '2027-01-02'), '30 December 2026 – 2 January 2027');
  assert.equal(plain(formatNearDayRange('2026-11-24', '2026-11-24', 'ru')), '24 ноября');
  assert.equal(plain(formatDayRange('2026-11-24', '2026-11-26', 'ru')), '24–26 ноября 2026 г.');
});

test('a moment names its zone', () => {
  assert.equal(plain(formatMoment('2026-11-02T04:05:00Z', 'en')), '2 November, 04:05 UTC');
});
