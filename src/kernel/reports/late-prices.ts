/** One line of the published rule: so many business days late, so much of the price is paid. */
export type LatePrice = Readonly<{ fromDays: number; sharePercent: number }>;

/**
 * The late rule: what a report costs that was sent after its promised hour by our fault, the least late first. Days are those of the
 * desk; the first one begins with the promised hour. Price page, offer, mails, order page and the page of kept promises state it.
 */
export const latePrices = [
  { fromDays: 1, sharePercent: 80 },
  { fromDays: 2, sharePercent: 50 },
  { fromDays: 4, sharePercent: 0 },
] as const satisfies readonly LatePrice[];

/** Which per cent of the price a report costs that is so many business days late; 100 where it is not. */
export function latePercentOf(daysLate: number): number {
  const lines: readonly LatePrice[] = latePrices;
  return lines.findLast(({ fromDays }) => daysLate >= fromDays)?.sharePercent ?? 100;
}

/** So much of a price in minor units, rounded in the buyer's favour: it may be nothing, never more than all of it. */
export function lateMinorOf(amountMinor: number, latePercent: number): number {
  return Math.floor((amountMinor * Math.min(latePercent, 100)) / 100);
}

/** The lines of the rule with the last day of each; the last line is open. */
export const lateLines: readonly (LatePrice & Readonly<{ toDays: number | undefined }>)[] = latePrices.map(
  (line, at) => ({ ...line, toDays: nextFrom(at) }),
);

function nextFrom(at: number): number | undefined {
  const lines: readonly LatePrice[] = latePrices;
  const next = lines[at + 1];
  return next === undefined ? undefined : next.fromDays - 1;
}
