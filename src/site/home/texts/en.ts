/** Home page. */
export const home = {
  title: 'Countercheck: credit reports on foreign companies',
  description:
    'Check a foreign company before you sign: reports on companies in more than 200 countries, by e-mail within days. Your card is charged only after the report is sent.',
  headline: 'Know the company before you sign',
  lead: 'Credit reports on companies in more than 200 countries, prepared by people from official sources. Your card is charged only after the report is sent.',
  facts: ['200+ countries', 'No prepayment', '100% money-back guarantee'],
  whyTitle: 'Why check a foreign company',
  why: [
    {
      title: 'It may not exist',
      text: 'A letterhead and a website prove nothing. The register says whether the company was formed, is active, or was struck off.',
    },
    {
      title: 'It may be in trouble',
      text: 'Lawsuits, debts, insolvency and liquidation are on record long before a payment fails to arrive.',
    },
    {
      title: 'You may not be allowed to deal with it',
      text: 'Sanctions reach owners and managers, not names only. Your bank will ask; it is cheaper to ask first.',
    },
  ],
  stagesTitle: 'How a check is done',
  stagesLead: 'Every step is ticked off in your order as it happens, source by source.',
  stages: [
    {
      title: 'Register',
      text: 'Registration, address, form, managers and founders from the official register.',
    },
    { title: 'Tax and accounts', text: 'Tax authority databases, filed balance sheet, profit and loss.' },
    {
      title: 'Courts and sanctions',
      text: 'Proceedings, bankruptcies, sanctions lists, politically exposed persons.',
    },
    { title: 'Second pair of eyes', text: 'Another specialist reads the whole report before it may leave.' },
  ],
  guaranteeTitle: 'You pay for a report, not for a promise',
  guarantee: [
    { title: 'Reserved', text: 'When you order, the price is reserved on your card. Nothing is charged.' },
    { title: 'Delivered', text: 'We prepare the report and send it to your e-mail.' },
    { title: 'Charged', text: 'Only now is the card debited. No report, no charge.' },
  ],
  refund:
    'If a report is inaccurate or contradicts official sources, you get 100% of the money back. If the company cannot be found, you pay nothing.',
  advantagesTitle: 'What sets it apart',
  advantages: [
    { title: 'Coverage', text: 'More than 200 countries and territories, one way to order.' },
    { title: 'Two languages', text: 'Every report in English and in Russian, the same minute.' },
    { title: 'Known dates', text: 'The days are promised before you pay and shown in your order.' },
    { title: 'Evidence', text: 'Each fact names the source and the day it was read.' },
  ],
  start: 'Choose a country',
};

/** The living piece of a report beside the promise. */
export const card = {
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
