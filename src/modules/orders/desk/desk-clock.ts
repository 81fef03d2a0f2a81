import { addCalendarDays, type CalendarDay, type WorkCalendar } from '#kernel/business-days.ts';
import { hourMs } from '#kernel/clock.ts';
import { deskCloseHour, deskOpenHour, deskTimeZone } from './desk-hours.ts';

/** More days are not counted: whoever is late by half a year is late. */
const maxDays = 184;

/** The day at the desk at an instant. */
export function deskDay(at: Date): CalendarDay {
  return zoned(at).toPlainDate().toString();
}

/** When a day at the desk begins, midnight included. */
export function startOfDeskDay(day: CalendarDay): Date {
  const at = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: deskTimeZone });
  return new Date(at.epochMilliseconds);
}

/** Hours in which the desk is open between two instants; negative where `to` is the earlier one. */
export function deskHoursBetween(from: Date, to: Date, calendar: WorkCalendar): number {
  if (to < from) return -deskHoursBetween(to, from, calendar);
  let day = deskDay(from);
  const last = deskDay(to);
  let openMs = 0;
  for (let count = 0; day <= last && count < maxDays; count += 1) {
    if (calendar.isOpen(day)) {
      const opens = Math.max(hourOf(day, deskOpenHour), from.getTime());
      const closes = Math.min(hourOf(day, deskCloseHour), to.getTime());
      openMs += Math.max(0, closes - opens);
    }
    day = addCalendarDays(day, 1);
  }
  return openMs / hourMs;
}

function hourOf(day: CalendarDay, hour: number): number {
  const plainTime = Temporal.PlainTime.from({ hour });
  return Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: deskTimeZone, plainTime })
    .epochMilliseconds;
}

function zoned(at: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(deskTimeZone);
}
