import { dayMs } from '#kernel/clock.ts';
import type { Localized } from '#kernel/locale.ts';
import type { Money } from '#kernel/money.ts';

/** What became of the question: taken for the share, waited, cancelled, or taken because nobody answered. */
export const shareChoices = ['take', 'wait', 'cancel', 'silence'] as const;
export type ShareChoice = (typeof shareChoices)[number];

/** The question to the buyer of a report with little in it, and its answer. */
export type ShareOffer = Readonly<{
  id: string;
  orderId: string;
  revision: number;
  completenessPercent: number;
  sharePercent: number;
  share: Money;
  /** Why there is no more in it, in the words of whoever approved it. */
  reason: Localized;
  /** Who approved it, as an actor is named in events. */
  askedBy: string;
  askedAt: Date;
  answerBy: Date;
  waitLatest: Date;
  choice: ShareChoice | null;
  decidedAt: Date | null;
  waitUntil: Date | null;
}>;

/** Whether there is still a day on which we could be waited for. Pure. */
export function mayWait({ waitLatest }: Pick<ShareOffer, 'waitLatest'>, now: Date): boolean {
  return waitLatest.getTime() - now.getTime() >= dayMs;
}

/** At this hour, in UTC, a day that is waited for is over. */
const waitHour = 15;

/** When a day that is waited for, `YYYY-MM-DD`, is over. Pure. */
export const waitEnd = (day: string): Date => new Date(`${day}T${waitHour}:00:00Z`);

/** Whether a buyer may wait until then: half a day ahead at least, the last day at most. Pure. */
export function isWaitDay({ waitLatest }: Pick<ShareOffer, 'waitLatest'>, until: Date, now: Date): boolean {
  return until.getTime() - now.getTime() >= dayMs / 2 && until <= waitLatest;
}

/**
 * How a finished report goes on: a thin one that nobody has paid for is offered for its share first. A corrected one was paid for, and
 * is never asked about. Pure.
 */
export function approvalEvent(
  report: Readonly<{ isThin: boolean; isPaid: boolean }>,
): 'offer_share' | 'approve' {
  return report.isThin && !report.isPaid ? 'offer_share' : 'approve';
}
