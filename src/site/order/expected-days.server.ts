import { addBusinessDays, calendarDayOf, type WorkCalendar, weekdayOf } from '#kernel/business-days.ts';

/** Weekends only: the order itself is promised with the holidays of desk and country. */
const weekdays: WorkCalendar = { isOpen: (day) => weekdayOf(day) !== 0 && weekdayOf(day) !== 6 };

/** Days between which a report ordered at `now` is likely to arrive, `YYYY-MM-DD`. */
export function expectedDays(
  { minDays, maxDays }: Readonly<{ minDays: number; maxDays: number }>,
  now: Date,
): { from: string; to: string } {
  const today = calendarDayOf(now);
  return { from: addBusinessDays(today, minDays, weekdays), to: addBusinessDays(today, maxDays, weekdays) };
}
