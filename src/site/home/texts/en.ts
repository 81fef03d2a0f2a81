/** Home page. */
const home = {
  title: 'Countercheck: credit reports on foreign companies',
  description:
    'Check a foreign company before you sign: reports on companies in more than 200 countries, by e-mail within days. Your card is charged only after the report is sent.',
  headline: 'Know the company before you sign',
  lead: 'Credit reports on companies in more than 200 countries, prepared by people from official sources. Your card is charged only after the report is sent.',
  facts: ['200+ countries', 'No prepayment', '100% money-back guarantee'],
};

/** The summary of the example report beside the promise; its figures are the report's own. */
const card = {
  label: 'Summary of the example report',
  example: 'Example',
  open: 'Read the whole example report',
  due: 'Report by e-mail',
  dueIn: (days: string) => `in ${days}`,
  from: (price: string) => `from ${price}`,
  pick: 'Select a country to see its prices and days',
};

export const en = { home, card };
