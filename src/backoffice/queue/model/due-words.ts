import { isReportSent, isUnfinished } from '#modules/orders/order-states.ts';
import type { DeskRow } from '#workflows/hand-out-orders/contract.ts';
import type { Texts } from '../../texts/en.ts';

/** How a time limit stands, in words; the tone is never the only sign of it. */
export type Told = Readonly<{ text: string; tone: 'bad' | 'warn' | 'plain' | 'quiet' }>;

/** So many hours of the desk are said as hours; more are days. */
const maxHours = 16;
/** So few hours that it should be looked at now. */
const fewHours = 2;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Due = Pick<DeskRow, 'dueMax' | 'deskHoursLeft' | 'isLate' | 'isDueToday' | 'pausedDay' | 'state'>;

/** The promise: hours while they are few, days of the calendar after that. */
export function dueWords(row: Due, now: Date, timeZone: string, { queue }: Texts): Told {
  const { clock } = queue;
  const { dueMax, deskHoursLeft: hours, isLate, isDueToday, pausedDay, state } = row;
  if (pausedDay !== null) return { text: clock.day(Math.max(1, pausedDay)), tone: 'quiet' };
  if (dueMax === null) return { text: clock.none, tone: 'quiet' };
  if (hours === null) return { text: isReportSent(state) ? clock.over : clock.stands, tone: 'quiet' };
  const size = Math.ceil(Math.abs(hours));
  const days = Math.abs(daysBetween(now, new Date(dueMax), timeZone));
  if (isLate && size < 1) return { text: clock.late, tone: 'bad' };
  if (isLate)
    return {
      text: size <= maxHours ? clock.hoursLate(size) : clock.daysLate(Math.max(1, days)),
      tone: 'bad',
    };
  if (isDueToday) return { text: size <= fewHours ? clock.hours(size) : clock.today, tone: 'warn' };
  return { text: size <= maxHours ? clock.hours(size) : clock.days(Math.max(1, days)), tone: 'plain' };
}

/** How long the hold on the card lasts; null where nothing is held. */
export function holdWords(
  { payment, state }: DeskRow,
  now: Date,
  timeZone: string,
  { queue }: Texts,
): Told | null {
  if (payment?.state === 'expired') return { text: queue.ends.ended, tone: 'bad' };
  if (payment?.state !== 'authorised' || payment.holdEndsAt === null) return null;
  const end = new Date(payment.holdEndsAt);
  if (end <= now) return { text: queue.ends.ended, tone: 'bad' };
  const leftMs = end.getTime() - now.getTime();
  // Too little for a report that is still to be finished and sent.
  if (leftMs < dayMs && isUnfinished(state))
    return { text: queue.ends.hours(Math.ceil(leftMs / hourMs)), tone: 'bad' };
  const days = daysBetween(now, end, timeZone);
  if (days === 0) return { text: queue.ends.today, tone: 'bad' };
  return { text: queue.ends.days(days), tone: days <= 2 ? 'warn' : 'quiet' };
}

/** `23 Nov, 18:00`, where the desk is. */
export function deskMoment(iso: string, timeZone: string, intl: string): string {
  return formatOf(intl, timeZone, true).format(new Date(iso));
}

/** `23 Nov` */
export function deskDay(iso: string, timeZone: string, intl: string): string {
  return formatOf(intl, timeZone, false).format(new Date(iso));
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(intl: string, timeZone: string, hasTime: boolean): Intl.DateTimeFormat {
  const key = `${intl} ${timeZone} ${hasTime}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const time = hasTime ? ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const) : {};
  const made = new Intl.DateTimeFormat(intl, { timeZone, day: 'numeric', month: 'short', ...time });
  formats.set(key, made);
  return made;
}

/** Days of the calendar from one moment to another, where the desk is. */
function daysBetween(from: Date, to: Date, timeZone: string): number {
  const dayOf = (at: Date) =>
    Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(at).slice(0, 10)) / dayMs;
  return Math.round(dayOf(to) - dayOf(from));
}
