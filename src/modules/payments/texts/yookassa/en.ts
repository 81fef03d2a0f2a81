export const en = {
  /** Stands before what is bought, on the page that holds a rouble to verify a card. */
  verification: 'Card check, 1 ₽ comes back:',
};
