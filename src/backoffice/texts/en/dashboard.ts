import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');
const orders = (count: number) => `${count} ${plural(count, { one: 'order', other: 'orders' })}`;

/** How the desk stands. */
export const dashboard = {
  menu: 'Dashboard',
  title: 'How the desk stands',
  asOf: (time: string) => `as of ${time}`,
  late: 'Late now',
  soon: 'Due within 24 hours',
  onTime: 'On time, 30 days',
  onTimeOf: (kept: number, ended: number) => `${kept} of ${ended}`,
  nothingEnded: 'no promise has ended',
  held: 'Reserved on cards',
  none: 'nothing',
  stuck: 'Stuck work',
  sourcesDown: 'Silent sources',
  undelivered: 'Mails that do not arrive',
  notSent: 'report not sent yet',
  sentOn: (moment: string) => `report sent ${moment}`,
  urgent: 'Late, or due within 24 hours',
  nothingUrgent: 'Nothing is late, and nothing falls due within 24 hours.',
  moreUrgent: 'The queue shows all of them.',
  due: (when: string) => `due ${when}`,
  wasDue: (when: string) => `was due ${when}`,
  nobody: 'nobody is on it',
  waiting: 'What waits for whom',
  unassigned: (count: number) => `${count} without anybody`,
  nothingOpen: 'No order is open.',
  money: 'Money',
  heldLine: (amount: string, count: number) => `${amount} reserved on ${orders(count)}, not charged`,
  endingLine: (amount: string, count: number) => `of it ${amount} on ${orders(count)} ends within two days`,
  movedLine: (charged: string) => `${charged} charged or invoiced in 30 days`,
  refundedLine: (refunded: string) => `${refunded} given back in 30 days`,
  noMoney: 'Nothing is reserved, and nothing was charged in 30 days.',
  days: 'The last fourteen days',
  day: 'Day',
  accepted: 'Accepted',
  sent: 'Sent',
  lateOnDay: 'Late',
  publicPage: 'What visitors see of it: on time',
};
