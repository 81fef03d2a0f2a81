import type { Locale } from './locale.ts';
import { words } from './texts/dates/words.ts';
import { usualTimeZone, type WallTime, wallTimeOf } from './time-zone.ts';
import { timeZoneName } from './time-zone-names.ts';

/** Between a number and its word, so that they stay on one line. */
const nbsp = '\u00a0';

/** Who reads a date: in which language, and where, as far as it is known. */
export type Reader = Readonly<{ locale: Locale; timeZone: string | null | undefined }>;

/** `26 November 2026`: the day that it is where the reader is. */
export function zonedDay(at: Date, reader: Reader): string {
  return dayOf(wallTimeOf(at, zoneOf(reader)), reader.locale);
}

/** `26 November 2026, 19:00 (Berlin, UTC+1)`; `26 November 2026, 18:00 UTC` where no zone is known. */
export function zonedMoment(at: Date, reader: Reader): string {
  const wall = wallTimeOf(at, zoneOf(reader));
  return `${dayOf(wall, reader.locale)}, ${timeOf(wall, reader)}`;
}

/** The same without the year, for what is near. */
export function nearZonedMoment(at: Date, reader: Reader): string {
  const wall = wallTimeOf(at, zoneOf(reader));
  return `${dayAndMonth(wall, reader.locale)}, ${timeOf(wall, reader)}`;
}

/** The promise of a report, the same on every page and in every mail: `by 26 November 2026, 18:00 UTC at the latest`. */
export function latestBy(due: Date, reader: Reader): string {
  return words[reader.locale].latestBy(zonedMoment(due, reader));
}

function zoneOf({ locale, timeZone }: Reader): string {
  return timeZone ?? usualTimeZone(locale);
}

function dayAndMonth({ day, month }: WallTime, locale: Locale): string {
  return `${day}${nbsp}${words[locale].months[month - 1]}`;
}

function dayOf(wall: WallTime, locale: Locale): string {
  return `${dayAndMonth(wall, locale)}${nbsp}${words[locale].year(wall.year)}`;
}

function timeOf({ hour, minute, offsetMinutes }: WallTime, reader: Reader): string {
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  const zone = timeZoneName(zoneOf(reader), offsetMinutes, reader.locale);
  return zone.includes(',') ? `${time} (${zone.replace(', ', `,${nbsp}`)})` : `${time}${nbsp}${zone}`;
}
