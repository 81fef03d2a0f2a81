/** Frame of every page, and signing in. */
export const shell = {
  siteName: 'Countercheck',
  backOffice: 'Back office',
  skipToContent: 'Skip to the main content',
  queue: 'Orders',
  catalogue: 'Catalogue',
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'As the system' },
  dismiss: 'Dismiss',
  ownProfile: (name: string) => `${name}: profile and second factor`,
  signOut: 'Sign out',
  opensNewTab: '(opens in a new tab)',
  waiting: 'Fetching from the server…',
  needsScript: 'The back office needs JavaScript. Switch it on for this address and reload the page.',
};

export const signIn = {
  title: 'Sign in to the back office',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  signingIn: 'Signing in…',
  emailEmpty: 'Enter your e-mail',
  passwordEmpty: 'Enter your password',
  secondFactorTitle: 'One thing before you start',
  secondFactorText:
    'Orders and reports hold other people’s data. Managers and administrators therefore sign in in two steps; setting it up takes two minutes, and you need your telephone.',
  notStaff:
    'This account belongs to a customer. The back office is for managers and administrators; your orders are on the website.',
  toSite: 'Go to the website',
  demoTitle: 'Demo accounts',
  demoText: 'Two managers, because nobody approves their own report. Press one to fill it in.',
  researcher: 'Manager who writes',
  reviewer: 'Manager who approves',
  administrator: 'Administrator',
  demoPassword: (password: string) => `Password: ${password}`,
};

/** Pages that say that something is not there or went wrong. */
export const faults = {
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing at this address. Check it for a typing error, or go back to the orders.',
  forbiddenTitle: 'This page is for other roles',
  errorTitle: 'Something went wrong',
  errorText: 'Something went wrong. Please try again later',
  errorMeaning: 'What you saved is kept, and what you were typing comes back when the page opens again.',
  unreachable: 'The server does not answer. Nothing is lost: check the connection and try again.',
  requestId: (id: string) => `Request ${id}`,
  requestHint: 'Name this number if you report the fault.',
  toQueue: 'Go to the orders',
  tryAgain: 'Try again',
  notSaved: 'Not saved',
};
