import { addBusinessDays } from '#kernel/business-days.ts';
import { deskDay } from './desk/desk-clock.ts';
import { deskCloseHour } from './desk/desk-hours.ts';
import { deskTime } from './due-dates.ts';
import { deskCalendar } from './work-calendar.ts';

/** Business days of the desk within which a claim is answered by a person, and decided: as the guarantee says. */
export const claimAnswerDays = 1;
export const claimDecisionDays = 10;

/** By when a claim made at `madeAt` is answered and decided: the end of the desk's day, the day itself not counted. */
export function claimDays(madeAt: Date): { answerDue: Date; decisionDue: Date } {
  const day = deskDay(madeAt);
  const end = (days: number) => deskTime(addBusinessDays(day, days, deskCalendar()), deskCloseHour);
  return { answerDue: end(claimAnswerDays), decisionDue: end(claimDecisionDays) };
}
