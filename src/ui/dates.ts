import type { Locale, Localized } from '#kernel/locale.ts';

/**
 * Days are UTC days, and the names are ours: Intl writes ranges and months differently from one version of a browser
 * to the next, and a page that differs from the server's would be drawn twice.
 */
const months: Localized<readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  ru: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
};

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
  return `${at.getUTCDate()}${nbsp}${months[locale][at.getUTCMonth()]}`;
}

function yearOf(at: Date, locale: Locale): string {
  return locale === 'ru' ? `${at.getUTCFullYear()}${nbsp}г.` : String(at.getUTCFullYear());
}
