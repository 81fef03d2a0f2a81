import { isReportSent, isWaiting, type OrderState } from '#modules/orders/order-states.ts';
import { deskDaysSince, deskHoursLeft } from '#modules/orders/service.ts';
import type { DeskRow } from './contract.ts';

type Promised = Readonly<{
  state: OrderState;
  country_code: string;
  due_max: Date | null;
  paused_at: Date | null;
}>;

/** How it stands with the promise: hours of the desk that are left, or since when the clock stands. Pure. */
export function dueOf(
  { state, country_code, due_max, paused_at }: Promised,
  { now, endOfToday }: Readonly<{ now: Date; endOfToday: Date }>,
): Pick<DeskRow, 'dueMax' | 'deskHoursLeft' | 'isDueToday' | 'isLate' | 'pausedDay'> {
  const isRunning = due_max !== null && !isReportSent(state) && !isWaiting(state);
  const hours = isRunning ? deskHoursLeft(now, due_max, country_code) : null;
  return {
    dueMax: due_max?.toISOString() ?? null,
    deskHoursLeft: hours === null ? null : Math.round(hours * 10) / 10,
    isDueToday: isRunning && due_max >= now && due_max.getTime() < endOfToday.getTime(),
    isLate: isRunning && due_max < now,
    pausedDay: paused_at === null ? null : deskDaysSince(paused_at, now),
  };
}
