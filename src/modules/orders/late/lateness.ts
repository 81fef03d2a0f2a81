import { latePercentOf } from '#kernel/reports/late-prices.ts';
import { deskDue } from '../calendar/desk-due.ts';
import { deskHoursLeft } from '../calendar/work-calendar.ts';

/** More days are not counted: nothing is left to pay long before. */
const maxDays = 60;

/** How late a report is, in business days of the desk, and how much of the price is left by the late rule. */
export type Lateness = Readonly<{ lateDays: number; latePercent: number }>;

/** What of an order its lateness is read from. */
export type LatePromise = Lateness &
  Readonly<{
    /** Time that goes by is ours: it waits for us alone. */
    isOnUs: boolean;
    /** Nobody works on it yet, somebody does, or its report was handed over. */
    work: 'queued' | 'begun' | 'handed over';
    revision: number;
    dueMax: Date | null;
    pausedAt: Date | null;
    /** Alpha-2: its holidays are no days on which a report can be finished. */
    countryCode: string;
    maxDays: number;
  }>;

/**
 * Business days of the desk by which `at` is after a promised hour: the first one begins with that hour, each ends when the desk closes.
 * Nothing where it is not after it. Pure.
 */
export function lateDaysAt(dueMax: Date, at: Date): number {
  if (at <= dueMax) return 0;
  for (let days = 1; days < maxDays; days += 1) if (at <= deskDue(dueMax, days)) return days;
  return maxDays;
}

/**
 * How late an order is at an instant: what was written down already, or more where the clock runs and it waits for us alone. A corrected
 * report has no promise that costs us anything: it was paid for. Pure.
 */
export function latenessAt(order: LatePromise, now: Date): Lateness {
  const { isOnUs, revision, dueMax, pausedAt, lateDays, latePercent } = order;
  const isCounted = revision === 1 && dueMax !== null && pausedAt === null && isOnUs;
  const days = isCounted ? lateDaysAt(dueMax, now) : 0;
  if (days <= lateDays) return { lateDays, latePercent };
  return { lateDays: days, latePercent: Math.min(latePercent, latePercentOf(days)) };
}

/** When less is left to pay than now, if nothing has been sent by then; undefined where nothing more can be lost. Pure. */
export function nextLateness(
  order: LatePromise,
  now: Date,
): Readonly<{ at: Date; percent: number }> | undefined {
  const { dueMax } = order;
  if (dueMax === null || latenessAt({ ...order, lateDays: 0, latePercent: 100 }, now).lateDays === 0)
    return undefined;
  const { lateDays, latePercent } = latenessAt(order, now);
  for (let days = lateDays + 1; days < maxDays; days += 1) {
    const percent = latePercentOf(days);
    if (percent < latePercent) return { at: deskDue(dueMax, days - 1), percent };
  }
  return undefined;
}

/** How many steps of a research are still to be done; one that has not begun has some. Pure. */
export function openStepsOf(steps: readonly Readonly<{ doneAt: Date | null }>[]): number {
  return steps.length === 0 ? 1 : steps.filter(({ doneAt }) => doneAt === null).length;
}

/** Before its report is handed over for review an order is likely to be late when so many hours of the desk are left. */
const likelyHours = { dayOrMore: 9, shorter: 4, researchDone: 2 } as const;

/**
 * Whether an order that is not late yet probably will be: nobody has handed its report over, and less than a day of the desk is left, or
 * half of one where a day was all there was. Where every step of its research is done, two hours are enough. Pure.
 */
export function isLateLikely(
  order: LatePromise,
  research: Readonly<{ openSteps: number }>,
  now: Date,
): boolean {
  const { work, revision, dueMax, pausedAt, countryCode } = order;
  if (revision > 1 || dueMax === null || pausedAt !== null || now > dueMax) return false;
  if (work === 'handed over') return false;
  const isResearched = work === 'begun' && research.openSteps === 0;
  const usual = order.maxDays > 1 ? likelyHours.dayOrMore : likelyHours.shorter;
  return deskHoursLeft(now, dueMax, countryCode) < (isResearched ? likelyHours.researchDone : usual);
}
