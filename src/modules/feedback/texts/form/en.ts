/** What forms say about a field. The sentences are those of the specification. */
export const en = {
  empty: 'Field must not be empty',
  phone: 'Enter a valid number',
  email: 'Enter a valid E-mail',
  rating: 'Choose from one to five stars.',
  consent: 'We publish a review only with your consent.',
};
export type Texts = typeof en;
