import { dayMs } from '#kernel/clock.ts';
import type { ShareOfferView } from '#modules/orders/contract.ts';

/** Days until which a buyer may have us go on looking, as dates, a week apart up to the last one; the soonest first. */
export function waitDays({ askedAt, waitLatest }: Pick<ShareOfferView, 'askedAt' | 'waitLatest'>): string[] {
  const last = new Date(waitLatest).getTime();
  const soonest = new Date(askedAt).getTime() + 6 * dayMs;
  const days = [3, 2, 1, 0].map((weeks) => last - weeks * 7 * dayMs).filter((day) => day >= soonest);
  return (days.length === 0 ? [last] : days).map((day) => new Date(day).toISOString().slice(0, 10));
}
