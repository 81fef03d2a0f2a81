/** The parts of the profile, as its menu calls them. */
const frame = {
  menu: 'Parts of the profile',
  details: 'Personal data',
  security: 'Sign-in and security',
  orders: 'Orders and reports',
  company: 'Company',
  data: 'Mails and your data',
};

/** The line that leads from one order to all of them. */
const allOrders = {
  register: 'Register with the same e-mail',
  registerWhy: 'to see all your orders in one place.',
  own: 'All your orders and reports',
  ownWhere: 'are in your profile.',
};

export const en = { frame, allOrders };
