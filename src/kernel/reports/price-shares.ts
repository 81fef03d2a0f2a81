/** One line of the published table: from so many per cent of its sections filled, so much of the price is paid. */
export type PriceShare = Readonly<{ fromPercent: number; sharePercent: number }>;

/**
 * What a buyer pays for a report with little in it, the fullest first. Price page, offer, mails and order page state it; below the first
 * line's figure a report is thin, and its buyer is asked before anything is debited.
 */
export const priceShares = [
  { fromPercent: 60, sharePercent: 100 },
  { fromPercent: 45, sharePercent: 75 },
  { fromPercent: 30, sharePercent: 50 },
  { fromPercent: 0, sharePercent: 25 },
] as const satisfies readonly PriceShare[];

/** Below this share of sections with facts a report is thin. */
export const thinReportPercent = priceShares[0].fromPercent;

/** Days in which the buyer of a thin report answers; whoever says nothing takes it for its share. */
export const shareAnswerDays = 5;

/** So many days after the question a buyer may have us go on looking, at most. */
export const shareWaitDays = 30;

/** Which per cent of the price a report costs with so many per cent of its sections filled. */
export function sharePercentOf(completenessPercent: number): number {
  const lines: readonly PriceShare[] = priceShares;
  return lines.find(({ fromPercent }) => completenessPercent >= fromPercent)?.sharePercent ?? 100;
}

/** So much of a price in minor units, rounded down: never nothing, never more than all of it. */
export function shareOfPrice(amountMinor: number, sharePercent: number): number {
  const share = Math.floor((amountMinor * Math.min(sharePercent, 100)) / 100);
  return Math.max(share, Math.min(1, amountMinor));
}
