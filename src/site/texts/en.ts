/** Frame of every page. */
const shell = {
  siteName: 'Countercheck',
  skipToContent: 'Skip to the main content',
  mainMenu: 'Main menu',
  home: 'Home',
  countries: 'Countries',
  prices: 'Our prices',
  blog: 'Blog',
  reviews: 'Reviews',
  about: 'About us',
  openRating: 'How we rate',
  onTime: 'Delivered on time',
  verify: 'Verify a report',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  yourData: 'Ask about your data',
  offer: 'Public offer',
  storage: 'What we store',
  contact: 'Contact',
  login: 'Login',
  profile: 'Profile',
  breadcrumbs: 'You are here',
  menu: 'Menu',
  footerSite: 'Site',
  footerLegal: 'Terms',
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'As the system' },
  scrollToTop: 'Back to the top',
  dismiss: 'Dismiss',
  close: 'Close',
  demo: 'Demo',
  demoFooter:
    'This is a demonstration. Companies of the demo register are invented, only test cards work, and no money moves.',
  tagline: 'Credit reports on companies in more than 200 countries. Paid after delivery.',
  errorSummary: 'There is a problem',
  optional: '(optional)',
  sessionEnded: 'Your sign-in has ended. Sign in again: what you typed in this tab is kept.',
};

/** Pages that say that something is not there or went wrong. */
const faults = {
  notFoundTitle: 'Page not found',
  notFoundText:
    'There is nothing at this address. Check it for a typing error, or start again from the home page.',
  errorTitle: 'This page could not be shown',
  errorText: 'Something went wrong. Please try again later',
  errorMeaning: 'Nothing was ordered and no card was charged by this step. What you already ordered is kept.',
  requestId: (id: string) => `Request ${id}`,
  requestHint: 'Name this number if you write to us.',
  toHome: 'Go to the home page',
  tryAgain: 'Try again',
};

/** Who sells the reports, in the footer and on the pages about ourselves. */
const legal = {
  seller: 'Seller',
  number: 'Registration number',
  address: 'Registered address',
  bank: 'Bank',
  email: 'E-mail',
  phone: 'Phone',
  demo: 'This site is a demonstration of an open-source platform. No company sells reports here, and no contract comes about.',
};

export const en = { shell, faults, legal };
