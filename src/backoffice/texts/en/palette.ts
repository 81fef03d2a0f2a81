import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');

/** What opens with Ctrl+K: orders, companies, people, and all that can be done by its name. */
export const palette = {
  title: 'Search or run a command',
  placeholder: 'Number, company, customer, or what to do',
  list: 'What fits',
  close: 'Close',
  orders: 'Orders',
  companies: 'Companies ordered several times',
  people: 'People',
  pages: 'Go to',
  acts: 'Do',
  page: 'page',
  language: (name: string) => `Language: ${name}`,
  ordersOf: (count: number) => `${count} ${plural(count, { one: 'order', other: 'orders' })}`,
  count: (count: number) =>
    count === 0 ? 'Nothing fits' : `${count} ${plural(count, { one: 'line', other: 'lines' })}`,
  asking: 'Searching…',
  failed: 'The server did not answer; what can be done here is listed all the same.',
};
