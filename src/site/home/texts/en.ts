/** Home page. */
const home = {
  title: 'Countercheck: credit reports on foreign companies',
  description:
    'Check a foreign company before you sign: reports on companies in more than 200 countries, by e-mail within days. Your card is charged only after the report is sent.',
  headline: 'Know the company before you sign',
  lead: 'Credit reports on companies in more than 200 countries, prepared by people from official sources. Your card is charged only after the report is sent.',
  facts: ['200+ countries', 'No prepayment', '100% money-back guarantee'],
};

/** The living piece of a report beside the promise. */
const card = {
  label: 'Example of a report summary',
  example: 'Example',
  company: 'Nordhafen Logistik GmbH',
  active: 'Active',
  rating: 'Rating',
  ratingText: 'Low risk',
  ratingAria: 'Rating 74 out of 100: low risk',
  revenue: 'Revenue',
  equity: 'Equity ratio',
  delay: 'Pays late by',
  delayValue: '4 days',
  sanctions: 'Sanctions and exposed persons',
  sanctionsText: 'No match in 11 lists',
  due: 'Report by e-mail',
  dueIn: (days: string) => `in ${days}`,
  from: (price: string) => `from ${price}`,
  pick: 'Select a country to see its prices and days',
};

export const en = { home, card };
