import { addBusinessDays, addCalendarDays, firstOpenDay, type WorkCalendar } from '#kernel/business-days.ts';
import { minuteMs } from '#kernel/clock.ts';
import {
  deskCloseHour,
  deskCutOffHour,
  deskOpenHour,
  deskTimeZone,
  unpaidMinutes,
} from '../desk/desk-hours.ts';
import { deskTime } from './desk-due.ts';

/** When work starts and by when the report is promised. */
export type DueDates = Readonly<{ startedAt: Date; dueMin: Date; dueMax: Date }>;

/** Promised dates of an order accepted at `acceptedAt`: business days of desk and country, cut-off 16:00 desk time. */
export function dueDates(
  acceptedAt: Date,
  days: Readonly<{ minDays: number; maxDays: number }>,
  calendar: WorkCalendar,
): DueDates {
  const local = Temporal.Instant.fromEpochMilliseconds(acceptedAt.getTime()).toZonedDateTimeISO(deskTimeZone);
  const today = local.toPlainDate().toString();
  const isLate = local.hour >= deskCutOffHour;
  const startDay = firstOpenDay(isLate ? addCalendarDays(today, 1) : today, calendar);
  const startsNow = startDay === today;
  return {
    startedAt: startsNow ? acceptedAt : deskTime(startDay, deskOpenHour),
    dueMin: deskTime(addBusinessDays(startDay, days.minDays, calendar), deskCloseHour),
    dueMax: deskTime(addBusinessDays(startDay, days.maxDays, calendar), deskCloseHour),
  };
}

/**
 * By when a report ordered at `now` is there at the latest, also when the card is confirmed only just before the order
 * would end: what is said before the acceptance is never earlier than what is promised with it.
 */
export function quotedDue(
  now: Date,
  days: Readonly<{ minDays: number; maxDays: number }>,
  calendar: WorkCalendar,
): Date {
  const lastMoment = new Date(now.getTime() + unpaidMinutes * minuteMs);
  return dueDates(lastMoment, days, calendar).dueMax;
}

/**
 * A promise after a pause: the pause is added, and a closed day never becomes a due day. After closed days the desk has the first
 * open day whole, so that a longer pause never makes an earlier promise.
 */
export function shiftDue(due: Date, pausedMinutes: number, calendar: WorkCalendar): Date {
  if (pausedMinutes === 0) return due;
  const moved = new Date(due.getTime() + pausedMinutes * minuteMs);
  const day = Temporal.Instant.fromEpochMilliseconds(moved.getTime())
    .toZonedDateTimeISO(deskTimeZone)
    .toPlainDate();
  const open = firstOpenDay(day.toString(), calendar);
  const isAfterClosed = open !== day.toString() || !calendar.isOpen(day.subtract({ days: 1 }).toString());
  const closing = deskTime(open, deskCloseHour);
  return isAfterClosed && moved < closing ? closing : moved;
}
