/** The parts of the profile, as its menu calls them. */
export const frame = {
  menu: 'Parts of the profile',
  details: 'Personal data',
  security: 'Sign-in and security',
  orders: 'Orders and reports',
  data: 'Mails and your data',
};
