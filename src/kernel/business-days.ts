/** A day without time or zone, `YYYY-MM-DD`. */
export type CalendarDay = string;

/** Says whether a place works on a day: weekends and holidays are closed. */
export interface WorkCalendar {
  isOpen(day: CalendarDay): boolean;
}

/** The day in UTC on which an instant lies. */
export function calendarDayOf(at: Date): CalendarDay {
  return at.toISOString().slice(0, 10);
}

export function addCalendarDays(day: CalendarDay, days: number): CalendarDay {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return calendarDayOf(at);
}

/** Weekday of a day: 0 is Sunday, as in JavaScript. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** A calendar that is open only where all the given ones are. */
export function intersectCalendars(...calendars: readonly WorkCalendar[]): WorkCalendar {
  return { isOpen: (day) => calendars.every((calendar) => calendar.isOpen(day)) };
}

/** No country closes for longer than this; a calendar that does is a fault, and the loop must end. */
const maxClosedDays = 60;

/** The first open day on or after `day`. Throws RangeError if the calendar stays closed for 60 days. */
export function firstOpenDay(day: CalendarDay, calendar: WorkCalendar): CalendarDay {
  let candidate = day;
  for (let tried = 0; tried < maxClosedDays; tried += 1) {
    if (calendar.isOpen(candidate)) return candidate;
    candidate = addCalendarDays(candidate, 1);
  }
  throw new RangeError(`no open day within ${maxClosedDays} days of ${day}`);
}

/** `count` business days after `day`: the day itself does not count. `count` 0 gives the first open day. */
export function addBusinessDays(day: CalendarDay, count: number, calendar: WorkCalendar): CalendarDay {
  let at = firstOpenDay(day, calendar);
  for (let left = count; left > 0; left -= 1) at = firstOpenDay(addCalendarDays(at, 1), calendar);
  return at;
}
