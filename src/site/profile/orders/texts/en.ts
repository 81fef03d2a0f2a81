import { languageWords } from '#kernel/language-words.ts';
import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');

/** One's orders and reports. */
export const en = {
  title: 'Orders and reports',
  views: 'Which orders to show',
  view: {
    all: 'All',
    open: 'In progress',
    waiting: 'Waiting for you',
    delivered: 'Delivered',
    closed: 'Closed',
  },
  search: 'Search',
  searchHint: 'Order number, company or its number',
  whose: 'Whose orders',
  ofCompany: 'Of the company',
  mine: 'Mine',
  orderedBy: (name: string) => `ordered by ${name}`,
  country: 'Country',
  everyCountry: 'All countries',
  shown: (total: number, from: number, to: number) =>
    total === 1
      ? '1 order'
      : from === 1 && to === total
        ? `${total} orders`
        : `${from}–${to} of ${total} orders`,
  found: (total: number) => `${total} ${plural(total, { one: 'order found', other: 'orders found' })}`,
  showAll: 'Show all orders',
  placed: (date: string) => `placed ${date}`,
  due: (latestBy: string) => `Arrives ${latestBy}`,
  sent: (date: string) => `Sent ${date}`,
  open: 'Open',
  answer: 'Answer a question',
  pay: 'Pay',
  download: 'Download report',
  ofOrder: (number: string) => `order ${number}`,
  file: languageWords({ en: 'in English', ru: 'in Russian' }, (name) => `(${name})`),
  none: {
    all: {
      title: 'No orders yet',
      text: 'Everything you order while signed in appears here, and so does what you ordered as a guest with your e-mail.',
    },
    open: { title: 'Nothing in progress', text: 'No report is being prepared for you at the moment.' },
    waiting: {
      title: 'Nothing waits for you',
      text: 'Questions of our staff and open payments appear here.',
    },
    delivered: { title: 'No reports yet', text: 'A report appears here as soon as it has been sent to you.' },
    closed: {
      title: 'Nothing closed',
      text: 'Cancelled orders and companies nobody could find appear here.',
    },
  },
  notFound: 'Nothing found',
  notFoundText: 'No order of yours matches. Try fewer words or another view.',
  order: 'Choose a country and order a report',
  failed: 'Your orders could not be loaded',
  tryAgain: 'Try again',
  pages: 'Pages of orders',
  page: (page: number) => `Page ${page}`,
  previous: 'Previous page',
  next: 'Next page',
};
