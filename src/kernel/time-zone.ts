import { type Locale, languages } from './locale.ts';

/** Longer than any name of the IANA list, `America/Argentina/ComodRivadavia`. */
export const maxTimeZoneLength = 64;

const shape = /^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,2}$/;

/** A zone by its IANA name as somebody sent it; undefined where it is none that is known here. */
export function readTimeZone(sent: unknown): string | undefined {
  if (typeof sent !== 'string' || sent.length > maxTimeZoneLength || !shape.test(sent)) return undefined;
  try {
    wallClock(sent);
    return sent;
  } catch {
    return undefined; // RangeError: no such zone
  }
}

/** The zone of a reader of whom none is known: Moscow for Russian, else UTC, named as such. */
export function usualTimeZone(locale: Locale): string {
  return languages[locale].usualTimeZone;
}

/** What a clock on the wall shows in a zone, and how far it is from UTC. */
export type WallTime = Readonly<{
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  offsetMinutes: number;
}>;

export function wallTimeOf(at: Date, timeZone: string): WallTime {
  const parts = new Map(
    wallClock(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (part: Intl.DateTimeFormatPartTypes) => parts.get(part) ?? 0;
  const [year, month, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map(read);
  const shown = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute);
  return {
    year: year ?? 0,
    month: month ?? 1,
    day: day ?? 1,
    hour: hour ?? 0,
    minute: minute ?? 0,
    offsetMinutes: Math.round((shown - Math.floor(at.getTime() / 60_000) * 60_000) / 60_000),
  };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Only its numbers are read: their order and signs differ between versions. */
function wallClock(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  // Any spelling of a name is taken, so the list of what was sent could grow without end.
  if (clocks.size < 600) clocks.set(timeZone, clock);
  return clock;
}
