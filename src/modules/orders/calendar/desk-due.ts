import { addBusinessDays } from '#kernel/business-days.ts';
import { deskDay } from '../desk/desk-clock.ts';
import { deskCloseHour, deskTimeZone } from '../desk/desk-hours.ts';
import { deskCalendar } from './work-calendar.ts';

/** The end of the desk's day so many of its business days after `at`, the day itself not counted. */
export function deskDue(at: Date, businessDays: number): Date {
  return deskTime(addBusinessDays(deskDay(at), businessDays, deskCalendar()), deskCloseHour);
}

/** An hour of a day at the desk. */
export function deskTime(day: string, hour: number): Date {
  const at = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: deskTimeZone,
    plainTime: Temporal.PlainTime.from({ hour }),
  });
  return new Date(at.epochMilliseconds);
}
