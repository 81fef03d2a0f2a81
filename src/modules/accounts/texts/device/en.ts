/** What a mail calls the device of a sign-in. */
export const en = {
  unknown: 'not known',
};
export type Texts = typeof en;
