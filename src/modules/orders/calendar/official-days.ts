import type { CalendarDay } from '#kernel/business-days.ts';
import workingDays from './working-days-of-countries.json' with { type: 'json' };

/** Days of a year on which a country differs from its weekends. */
export type DaysOff = Readonly<{ closed: ReadonlySet<CalendarDay>; open: ReadonlySet<CalendarDay> }>;

/**
 * What a government has published of a year, bridge days and the Saturdays worked for them included; undefined where
 * the country's file has nothing of it.
 */
export function officialDays(code: string, year: string): DaysOff | undefined {
  const published = workingDays[code]?.[year];
  if (published === undefined) return undefined;
  const daysOf = (days: readonly string[] = []) => new Set(days.map((day) => `${year}-${day}`));
  return { closed: daysOf(published.closed), open: daysOf(published.open) };
}
