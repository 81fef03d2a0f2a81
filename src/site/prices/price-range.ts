import type { Locale } from '#kernel/locale.ts';
import { formatMoney, type Money } from '#kernel/money.ts';
import type { PriceList } from './price-list.ts';

/** What a plan costs and how long it takes, from its least to its most; undefined where it has no offer. */
export type PlanRange = Readonly<{ least: Money; most: Money; minDays: number; maxDays: number }>;

export function rangeOf(plan: PriceList['plans'][number] | undefined): PlanRange | undefined {
  const offers = (plan ?? []).flatMap((offer) => offer ?? []);
  const sorted = offers.toSorted((a, b) => a.tariffPrice - b.tariffPrice);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return undefined;
  return {
    least: { amountMinor: least.tariffPrice, currency: least.tariffCurrency },
    most: { amountMinor: most.tariffPrice, currency: most.tariffCurrency },
    minDays: Math.min(...offers.map(({ minDays }) => minDays)),
    maxDays: Math.max(...offers.map(({ maxDays }) => maxDays)),
  };
}

/** `€45–80`, `45–80 €`: the sign of the currency stands once. */
export function formatPrices({ least, most }: Pick<PlanRange, 'least' | 'most'>, locale: Locale): string {
  const [from, to] = [formatMoney(least, locale), formatMoney(most, locale)];
  if (from === to) return from;
  if (least.currency !== most.currency) return `${from} – ${to}`;
  return /\d$/.test(from) ? `${from}–${to.replace(/^\D+/, '')}` : `${from.replace(/\D+$/, '')}–${to}`;
}
