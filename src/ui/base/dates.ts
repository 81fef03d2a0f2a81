import type { Locale } from '#kernel/locale.ts';
import { words } from '#kernel/texts/dates/words.ts';

// Days are UTC days; a moment in the zone of its reader is written by #kernel/zoned-words.ts.

/** Between a number and its word, so that they stay on one line. */
const nbsp = '\u00a0';

/** After the dash of a range, for the same reason. */
const joiner = '\u2060';

/** `21 November 2026`, `21 ноября 2026 г.` */
export function formatDay(iso: string, locale: Locale): string {
  const at = new Date(iso);
  return `${dayAndMonth(at, locale)}${nbsp}${yearOf(at, locale)}`;
}

/** `24–26 November 2026`: the shortest unambiguous way to write a range of days. */
export function formatDayRange(fromIso: string, toIso: string, locale: Locale): string {
  const [from, to] = [new Date(fromIso), new Date(toIso)];
  if (from.getUTCFullYear() !== to.getUTCFullYear())
    return `${formatDay(fromIso, locale)} – ${formatDay(toIso, locale)}`;
  return `${formatNearDayRange(fromIso, toIso, locale)}${nbsp}${yearOf(to, locale)}`;
}

/** `24–26 November`: for ranges that are near enough to need no year. */
export function formatNearDayRange(fromIso: string, toIso: string, locale: Locale): string {
  const [from, to] = [new Date(fromIso), new Date(toIso)];
  if (from.getUTCMonth() !== to.getUTCMonth())
    return `${dayAndMonth(from, locale)} – ${dayAndMonth(to, locale)}`;
  if (from.getUTCDate() === to.getUTCDate()) return dayAndMonth(to, locale);
  return `${from.getUTCDate()}–${joiner}${dayAndMonth(to, locale)}`;
}

/** `21 November, 14:05 UTC` */
export function formatMoment(iso: string, locale: Locale): string {
  const at = new Date(iso);
  const [hours, minutes] = [at.getUTCHours(), at.getUTCMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${dayAndMonth(at, locale)}, ${hours}:${minutes}${nbsp}UTC`;
}

function dayAndMonth(at: Date, locale: Locale): string {
  return `${at.getUTCDate()}${nbsp}${words[locale].months[at.getUTCMonth()]}`;
}

function yearOf(at: Date, locale: Locale): string {
  return words[locale].year(at.getUTCFullYear());
}
