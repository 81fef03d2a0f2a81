/** What a wrong address may have meant. */
export const en = {
  searchTitle: 'Look for a company instead',
  company: 'Name of the company',
  country: 'Country',
  choose: 'Choose a country',
  find: 'Find the company',
  pagesTitle: 'Did you mean one of these?',
  countryPage: (country: string) => `${country}: tariffs, registers and a sample report`,
  pages: {
    '/our-prices': 'Prices of reports',
    '/company-search': 'Find a company',
    '/countries': 'All countries',
    '/example-report': 'An example of a report',
    '/verify': 'Check whether a report is genuine',
    '/blogs': 'Articles',
    '/contact': 'Write to us',
    '/about': 'About us',
    '/terms': 'Terms of use',
    '/privacy': 'Privacy policy',
    '/login': 'Sign in',
    '/registration': 'Registration',
  },
};
export type MissingWords = typeof en;
