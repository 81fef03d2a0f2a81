import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTimeZone } from './time-zone.ts';
import { latestBy, nearZonedMoment, zonedDay, zonedMoment } from './zoned-words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const winter = new Date('2026-11-26T18:00:00Z');
const summer = new Date('2026-07-01T17:00:00Z');

test('a promise names the day, the hour and the zone of its reader', () => {
  const said = (at: Date, locale: 'en' | 'ru', timeZone?: string) =>
    plain(latestBy(at, { locale, timeZone }));
  assert.equal(
    said(winter, 'en', 'Europe/Berlin'),
    'by 26 November 2026, 19:00 (Berlin, UTC+1) at the latest',
  );
  assert.equal(said(summer, 'en', 'Europe/Berlin'), 'by 1 July 2026, 19:00 (Berlin, UTC+2) at the latest');
  assert.equal(
    said(winter, 'en', 'America/New_York'),
    'by 26 November 2026, 13:00 (New York, UTC−5) at the latest',
  );
  assert.equal(
    said(winter, 'ru', 'Asia/Yekaterinburg'),
    'не позднее 26 ноября 2026 г., 23:00 (Екатеринбург, UTC+5)',
  );
});

test('of whom no zone is known reads Moscow in Russian and UTC in English', () => {
  assert.equal(plain(zonedMoment(winter, { locale: 'en', timeZone: null })), '26 November 2026, 18:00 UTC');
  assert.equal(
    plain(zonedMoment(winter, { locale: 'ru', timeZone: undefined })),
    '26 ноября 2026 г., 21:00 (Москва, UTC+3)',
  );
});

test('the day is the reader’s own', () => {
  const tokyo = { locale: 'en', timeZone: 'Asia/Tokyo' } as const;
  assert.equal(plain(zonedDay(winter, tokyo)), '27 November 2026');
  assert.equal(plain(nearZonedMoment(winter, tokyo)), '27 November, 03:00 (Tokyo, UTC+9)');
});

test('parts of an hour, zones without a place, the turn of the year', () => {
  const said = (timeZone: string, at = winter) => plain(zonedMoment(at, { locale: 'en', timeZone }));
  assert.equal(said('Asia/Kathmandu'), '26 November 2026, 23:45 (Kathmandu, UTC+5:45)');
  assert.equal(said('Etc/GMT+3'), '26 November 2026, 15:00 UTC−3');
  assert.equal(
    said('Pacific/Auckland', new Date('2026-12-31T12:30:00Z')),
    '1 January 2027, 01:30 (Auckland, UTC+13)',
  );
});

test('a zone is taken only if it is one', () => {
  for (const good of ['Europe/London', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT-14'])
    assert.equal(readTimeZone(good), good);
  for (const bad of [
    '',
    'Moon/Base',
    '+03:00',
    'Europe/London\n',
    'x'.repeat(65),
    '../etc',
    undefined,
    7,
    null,
  ])
    assert.equal(readTimeZone(bad), undefined, String(bad));
});
