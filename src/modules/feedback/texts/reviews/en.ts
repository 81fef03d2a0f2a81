export const en = {
  /** Who wrote a review whose author has gone. */
  nobody: 'A customer',
};
export type Texts = typeof en;
