import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');
const plain = (count: number) => `${count} ${plural(count, { one: 'day', other: 'days' })}`;

/** The price list of all countries. */
export const en = {
  title: 'Our prices: credit and annual reports by country',
  heading: 'Our prices',
  description:
    'What a credit report and an annual report cost, and in how many business days they are ready, for every one of more than 200 countries. The card is charged only after the report is sent.',
  reports: 'Whose prices',
  lead: 'The report is the same at every price: you choose only the speed. The price is reserved on your card and charged after the report is sent to you; companies we have approved may pay by invoice instead.',
  /** Below this share a report is thin; the offer states the same figure. */
  complete: (percent: number, counted: number) =>
    `How complete: every section is filled or says why it is not. If fewer than ${percent}% of the ${counted} sections about the company have facts, you are asked before anything is charged: take the report for a share of the price, wait for more, or cancel free of charge.`,
  shares: {
    title: 'What a report with little in it costs',
    filled: 'Sections with facts',
    pay: 'You pay',
    from: (percent: number) => `${percent}% or more`,
    between: (from: number, to: number) => `${from}% to ${to}%`,
    below: (percent: number) => `fewer than ${percent}%`,
    share: (percent: number) => (percent === 100 ? 'the price' : `${percent}% of the price`),
    silence: (days: number) =>
      `Without an answer within ${days} days the report is sent for its share. A second specialist writes why there is no more.`,
  },
  findLabel: 'Country',
  findPlaceholder: 'Name or code',
  continent: 'Part of the world',
  everywhere: 'The whole world',
  currency: 'Currency',
  everyCurrency: 'Every currency',
  apply: 'Show',
  clear: 'Show all countries',
  print: 'Print',
  shown: (count: number) => `${count} ${plural(count, { one: 'country', other: 'countries' })}`,
  allIn: (currencies: string) => `Prices in ${currencies}; delivery in business days`,
  currencies: {
    EUR: 'euros (EUR)',
    USD: 'US dollars (USD)',
    GBP: 'pounds sterling (GBP)',
    RUB: 'Russian roubles (RUB)',
  },
  instances: 'For instance',
  bands: 'What reports cost',
  band: 'Countries',
  among: (names: readonly string[]) => `${names.join(', ')}…`,
  parts: 'By part of the world',
  wholeTable: (count: number) => `All ${count} countries in one table`,
  backToOverview: 'Back to the overview',
  tableLabel: 'Prices by country',
  country: 'Country',
  sortBy: (column: string) => `Sort by ${column}`,
  /** The lower bound is shown only when it is not 0. */
  days: (min: number, max: number) =>
    min === 0 ? `up to ${plain(max)}` : min === max ? plain(max) : `${min}–${plain(max)}`,
  notOffered: 'Not offered',
  none: 'No country matches',
  noneText: 'Try another spelling, the two-letter code, or the whole world.',
};
