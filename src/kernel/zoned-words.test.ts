import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readTimeZone, wallTimeOf } from './time-zone.ts';
import { timeZoneName } from './time-zone-names.ts';
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

test('the clock on the wall and its distance from UTC give the instant back, in every zone and season', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const instants = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2037, 0) });
  fc.assert(
    fc.property(zones, instants, (zone, ms) => {
      const wall = wallTimeOf(new Date(ms), zone);
      const shown = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute);
      assert.equal(shown - wall.offsetMinutes * 60_000, ms - (ms % 60_000));
      assert.ok(Math.abs(wall.offsetMinutes) <= 14 * 60);
      assert.equal(readTimeZone(zone), zone);
    }),
  );
});

test('the hour that comes twice in autumn is told apart by its distance', () => {
  const said = (at: string) => plain(zonedMoment(new Date(at), { locale: 'en', timeZone: 'Europe/Berlin' }));
  assert.equal(said('2026-10-25T00:30:00Z'), '25 October 2026, 02:30 (Berlin, UTC+2)');
  assert.equal(said('2026-10-25T01:30:00Z'), '25 October 2026, 02:30 (Berlin, UTC+1)');
  assert.equal(said('2026-03-29T01:00:00Z'), '29 March 2026, 03:00 (Berlin, UTC+2)');
});

test('midnight is 00:00 of the new day, and half a minute is cut', () => {
  const utc = { locale: 'en', timeZone: 'UTC' } as const;
  assert.equal(plain(zonedMoment(new Date('2026-11-26T00:00:59.999Z'), utc)), '26 November 2026, 00:00 UTC');
  assert.equal(plain(zonedMoment(new Date('2026-11-25T23:59:59.999Z'), utc)), '25 November 2026, 23:59 UTC');
});

test('a moment never breaks within its name of a zone', () => {
  for (const timeZone of ['America/New_York', 'Europe/Berlin', 'UTC', 'Etc/GMT-14'])
    for (const locale of ['en', 'ru'] as const) {
      const said = zonedMoment(winter, { locale, timeZone });
      assert.match(said, /^[^,]+, [^ ]+( \(|\u00a0UTC)?[^ ]*$/, said);
    }
});

test('a distance is written with its sign, hours, and minutes where there are any', () => {
  for (const [minutes, said] of [
    [0, 'UTC'],
    [1, 'UTC+0:01'],
    [60, 'UTC+1'],
    [-60, 'UTC−1'],
    [-30, 'UTC−0:30'],
    [345, 'UTC+5:45'],
    [-570, 'UTC−9:30'],
    [840, 'UTC+14'],
  ] as const)
    assert.equal(timeZoneName('UTC', minutes, 'en'), said);
});

test('a place is called as in its list, without underscores, and a deep one by its last part', () => {
  assert.equal(plain(timeZoneName('America/Argentina/Buenos_Aires', -180, 'en')), 'Buenos Aires, UTC−3');
  assert.equal(timeZoneName('Etc/GMT+3', -180, 'ru'), 'UTC−3');
});

test('a name as long as the longest is looked up, a longer one is not', () => {
  assert.equal(readTimeZone(`Europe/${'x'.repeat(57)}`), undefined);
  for (const bad of ['Europe/', '/London', 'Europe//London', 'a/b/c/d', '1/2', 'Europe/Lon don', {}, []])
    assert.equal(readTimeZone(bad), undefined);
});
