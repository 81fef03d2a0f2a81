import { wallTimeOf } from '#kernel/time-zone.ts';

/**
 * The instant at which a clock in a zone shows a local time as the browser's field writes it, `2026-11-30T09:00`. Of an hour that a
 * clock shows twice it is the earlier one. Undefined for what is no time.
 */
export function instantOf(local: string, timeZone: string): Date | undefined {
  const shown = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  if (Number.isNaN(shown)) return undefined;
  const minuteMs = 60_000;
  const guess = shown - wallTimeOf(new Date(shown), timeZone).offsetMinutes * minuteMs;
  return new Date(shown - wallTimeOf(new Date(guess), timeZone).offsetMinutes * minuteMs);
}
