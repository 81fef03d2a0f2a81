import { dayMs } from '#kernel/clock.ts';

/** Days after which a customer is reminded; each once. */
const reminderDays = [1, 3, 7] as const;

/** A review is asked for once, so many days after the report; who has not written by then is not asked later. */
export const reviewDays = { from: 3, to: 10 } as const;

/** Who has not acted by then is reminded no more; the outbox remembers what was sent for longer. */
const lastDay = 30;

/** The reminder that is due: the latest day that has been reached, so that whoever was away sends one and not three. Pure. */
export function dueReminder(since: Date, now: Date): (typeof reminderDays)[number] | undefined {
  const days = (now.getTime() - since.getTime()) / dayMs;
  return days > lastDay ? undefined : reminderDays.findLast((day) => days >= day);
}
