import { addCalendarDays, type CalendarDay, calendarDayOf, weekdayOf } from '#kernel/business-days.ts';

/** The day itself, or the Friday before a weekend: registers and people answer on weekdays. */
export function lastWeekday(day: CalendarDay): CalendarDay {
  const weekday = weekdayOf(day);
  if (weekday === 0) return addCalendarDays(day, -2);
  return weekday === 6 ? addCalendarDays(day, -1) : day;
}

/** The last weekday before the month of `now`: a sample is never dated in the future, and rarely older than a month. */
export function issueDayOf(now: Date): Date {
  const firstOfMonth = `${calendarDayOf(now).slice(0, 7)}-01`;
  return new Date(`${lastWeekday(addCalendarDays(firstOfMonth, -1))}T12:00:00Z`);
}
