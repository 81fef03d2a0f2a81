import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');
const days = (count: number) => plural(count, { one: 'business day', other: 'business days' });

/** The page of kept promises. */
export const en = {
  title: 'Delivered on time',
  description:
    'How many of our reports were sent by the hour that was promised, per country and delivery time, counted from what happened.',
  lead: 'With every order we name the hour by which its report is sent at the latest. This is how often we kept it in the last twelve months.',
  share: (percent: string) => `${percent} on time`,
  of: (kept: string, ended: string, count: number) =>
    `${kept} of ${ended} promised ${plural(count, { one: 'hour was', other: 'hours were' })} kept`,
  none: 'Nothing to count yet',
  noneText: 'No promised day has come yet. The first figures appear here by themselves.',
  few: (ended: string, count: number) =>
    `${ended} promised ${plural(count, { one: 'hour has', other: 'hours have' })} passed so far`,
  fewText: (kept: string, fewest: string) =>
    `${kept} of them kept. We show a share from ${fewest} on: of fewer it would say nothing.`,
  bySpeed: 'By delivery time',
  byCountry: 'By country',
  speed: 'Delivery time',
  country: 'Country',
  kept: 'On time',
  ended: 'Promised',
  percent: 'Share',
  days: (min: number, max: number) =>
    min === 0 || min === max ? `${max} ${days(max)}` : `${min}–${max} ${days(max)}`,
  others: (count: number) =>
    `${count} other ${plural(count, { one: 'country', other: 'countries' })}, each with fewer than ten`,
  how: 'How we count',
  rules: [
    'An order counts when its report was sent, or when we had to say that there is no such company; from then on its row never changes.',
    'On time means: the mail server took the report no later than the hour shown on the page of the order.',
    'While we wait for the customer, time stands still, as the order says: for an answer, a payment, or a mailbox that takes our mail.',
    'An order that is late and still waits counts as late already today, not only when it is sent.',
    'An order that we give up after its day counts as late. One that the customer cancels does not count.',
    'Corrections of a delivered report have no promised hour and do not count.',
  ],
  late: 'If yours is late',
  lateText:
    'We tell you by e-mail and on the page of the order, and you pay less by the late rule. Nobody has to ask for it. Nothing is charged before the report is sent; answer any of our mails if you want us to stop.',
  applied: (days: number, count: string, reports: number) =>
    reports === 0
      ? `Applied to no report in the last ${days} days.`
      : `Applied to ${count} ${plural(reports, { one: 'report', other: 'reports' })} in the last ${days} days.`,
  asOf: (day: string) => `Counted on ${day}.`,
  api: 'The same figures for programs:',
};
