import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');

/** The table of orders. */
export const queue = {
  title: 'Orders',
  open: 'Open',
  all: 'All',
  filter: 'Which orders',
  count: (count: number) => `${count} ${plural(count, { one: 'order', other: 'orders' })}`,
  lateCount: (count: number) => `${count} late`,
  updated: (time: string) => `Updated ${time}`,
  stale: 'The list could not be refreshed; it is tried again in ten seconds.',
  keys: 'Arrow keys move, Enter opens.',
  company: 'Company',
  state: 'State',
  placed: 'Placed',
  due: 'Due',
  who: 'Who is on it',
  nobody: 'Nobody yet',
  late: 'Late',
  noDue: 'Not started',
  emptyOpen: 'Nothing is waiting',
  emptyOpenText: 'Every order is finished. New ones appear here by themselves.',
  emptyAll: 'No orders yet',
  emptyAllText: 'As soon as a customer places one, it appears here.',
};
