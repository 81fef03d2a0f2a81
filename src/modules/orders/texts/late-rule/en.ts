import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');
const days = (count: number) => `${count} ${plural(count, { one: 'business day', other: 'business days' })}`;

/** The late rule by its name and in the same words everywhere: mails, order page, prices, the page of kept promises, receipts. */
export const en = {
  /** In the middle of a sentence. */
  name: 'late rule',
  days,
  /** `1 business day late` */
  late: (count: number) => `${days(count)} late`,
  /** A line of the table; without an end it is open. */
  span: (from: number, to: number | undefined) =>
    to === undefined ? `${days(from)} or more` : from === to ? days(from) : `${from} to ${days(to)}`,
  pays: (percent: number) => (percent === 0 ? 'nothing' : `${percent}% of the price`),
  /** What of a delivered report is paid, and why. */
  reduced: (count: number, price: string, whole: string) =>
    `By our late rule you pay ${price} instead of ${whole}: the report is ${days(count)} late.`,
  free: (count: number) => `By our late rule you pay nothing: the report is ${days(count)} late.`,
  /** Where it is not sure yet that it is paid at all. */
  most: (price: string) =>
    `We are late as well: by our late rule you pay ${price} at most, whatever you choose.`,
  counted:
    'Late is counted in business days of our desk. The first one begins with the promised hour, and each ends when the desk closes, at 18:00 in London. Time in which we wait for you does not count: for an answer, a payment, or a mailbox that takes our mail.',
};
export type Texts = typeof en;
