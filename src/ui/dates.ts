import type { Locale } from '#kernel/locale.ts';

/** Days are UTC days everywhere, so that server and browser print the same. */
const timeZone = 'UTC';
const languages: Readonly<Record<Locale, string>> = { en: 'en-GB', ru: 'ru-RU' };

/** `21 November 2026`, `21 ноября 2026 г.` */
export function formatDay(iso: string, locale: Locale): string {
  return dayFormat(locale, true).format(new Date(iso));
}

/** `24–26 November 2026`: the shortest unambiguous way to write a range of days. */
export function formatDayRange(fromIso: string, toIso: string, locale: Locale): string {
  return dayFormat(locale, true).formatRange(new Date(fromIso), new Date(toIso));
}

/** `24–26 November`: for ranges that are near enough to need no year. */
export function formatNearDayRange(fromIso: string, toIso: string, locale: Locale): string {
  return dayFormat(locale, false).formatRange(new Date(fromIso), new Date(toIso));
}

/** `21 Nov, 14:05 UTC` */
export function formatMoment(iso: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languages[locale], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return `${format.format(new Date(iso))} UTC`;
}

function dayFormat(locale: Locale, hasYear: boolean): Intl.DateTimeFormat {
  const year = hasYear ? ({ year: 'numeric' } as const) : {};
  return new Intl.DateTimeFormat(languages[locale], { day: 'numeric', month: 'long', ...year, timeZone });
}
