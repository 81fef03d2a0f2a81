import { pluralIn } from '#kernel/plural.ts';

const plural = pluralIn('en');

/** The map of the countries, its legend, and the table that says the same. */
export const en = {
  title: 'Compare countries',
  by: 'Colour the map by',
  measures: {
    days: 'Days until a report',
    price: 'Price',
    register: 'What registers publish',
    owners: 'Owner data',
  },
  explained: {
    days: 'Business days until a credit report, from the fastest tariff to the slowest.',
    price: 'The lowest price of a credit report.',
    register:
      'What the registers that are open to the public show, whether free or for a fee. Accounts may be those of some companies only.',
    owners: 'Who may look at the owners of a company, as far as we have written it down.',
  },
  mapLabel: 'Map of the countries: arrow keys walk over it, a letter leads to a name, Enter opens a country',
  hint: 'Point at a country, or go to the map with Tab and walk with the arrow keys or type the first letter of a name. The list below has every country with the same figures; some are too small for the map.',
  from: (price: string) => `from ${price}`,
  range: (from: string, to: string) => `from ${from} to ${to}`,
  noOffer: 'On request',
  noComparable: 'On request, or in another currency',
  register: {
    accounts: 'Annual accounts too',
    people: 'Directors or owners, no accounts',
    entry: 'Name, number and address only',
    closed: 'No register open to the public',
  },
  owners: {
    open: 'Open to everybody',
    partly: 'Some owners, or for a reason',
    closed: 'Closed to the public',
    unknown: 'Not described yet',
  },
  countries: (count: number) => `${count} ${plural(count, { one: 'country', other: 'countries' })}`,
  countryPage: 'Registers, prices and search',
  asTable: 'All figures as a table',
  asMap: 'Back to the map',
  tableLabel: 'Countries with days, price, what registers publish, and owner data',
  country: 'Country',
};
