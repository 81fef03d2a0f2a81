import type { Locale } from '#kernel/locale.ts';
import { formatMoney, type Money } from '#kernel/money.ts';
import { lateLines } from '#kernel/reports/late-prices.ts';
import { type Reader, zonedMoment } from '#kernel/zoned-words.ts';
import type { LateFacts } from '../texts/late/en.ts';
import { words } from '../texts/late-rule/words.ts';
import { type LatePromise, latenessAt, nextLateness } from './lateness.ts';

/**
 * What the late rule makes of a price, in one sentence with the rule's name; empty where it changes nothing. While its buyer is asked about
 * a thin report it is the most that is paid. Pure.
 */
export function lateSentence(
  { lateDays, price, whole }: Readonly<{ lateDays: number; price: Money; whole: Money }>,
  locale: Locale,
  isAsked = false,
): string {
  if (price.amountMinor >= whole.amountMinor) return '';
  const { reduced, free, most } = words[locale];
  if (isAsked) return most(formatMoney(price, locale));
  if (price.amountMinor === 0) return free(lateDays);
  return reduced(lateDays, formatMoney(price, locale), formatMoney(whole, locale));
}

/** What a mail about a late report says, as it stands at an instant. Pure. */
export function lateFacts(
  of: Readonly<{
    number: string;
    company: string;
    reader: Reader;
    promise: LatePromise;
    /** What is paid where the late rule leaves so many per cent. */
    priceAt: (percent: number) => Money;
  }>,
  now: Date,
): LateFacts {
  const { number, company, reader, promise, priceAt } = of;
  const { locale } = reader;
  const inWords = (percent: number) => formatMoney(priceAt(percent), locale);
  const isFree = (percent: number) => priceAt(percent).amountMinor === 0;
  const { lateDays, latePercent } = latenessAt(promise, now);
  const next = nextLateness(promise, now);
  const { late, days, pays, span } = words[locale];
  return {
    number,
    company,
    due: promise.dueMax === null ? '' : zonedMoment(promise.dueMax, reader),
    price: inWords(latePercent),
    whole: inWords(100),
    isFree: isFree(latePercent),
    days: days(lateDays),
    next: next && {
      at: zonedMoment(next.at, reader),
      price: inWords(next.percent),
      isFree: isFree(next.percent),
    },
    rule: lateLines.map(({ fromDays, toDays, sharePercent }) => {
      const amount = isFree(sharePercent) ? pays(0) : inWords(sharePercent);
      return `${toDays === fromDays ? late(fromDays) : span(fromDays, toDays)}: ${amount}`;
    }),
  };
}
